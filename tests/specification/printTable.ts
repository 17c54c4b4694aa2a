import {findHolders, findUnheld, lines} from './specification';

/** Prints which test holds which line of the specification; exits with 1 if a line has none. */
function printTable(): number {
  const holders = findHolders();
  const unheld = new Set(findUnheld(holders).map(({id}) => id));
  let section = '';
  for (const {id, section: name, says, insteadOf, why, untested} of lines) {
    if (name !== section) {
      section = name;
      console.log(`\n${name}`);
    }
    const winner = lines.find((other) => other.insteadOf.includes(id));
    const places = [
      ...holders.filter((holder) => holder.id === id).map(({file, line}) => `${file}:${line}`),
      ...(winner ? [`gives way to ${winner.id}`] : []),
      ...(insteadOf.length > 0 ? [`followed instead of ${insteadOf.join(' and ')}. ${why}`] : []),
      ...(untested === undefined ? [] : [`no test: ${untested}`]),
      ...(unheld.has(id) ? ['NO TEST. Write one whose title is line(), or ask for another specification.'] : []),
    ];
    console.log(`${id.padEnd(5)} ${says}`);
    for (const place of places) {
      console.log(`      ${place}`);
    }
  }
  const tests = new Set(holders.map(({file, line}) => `${file}:${line}`)).size;
  console.log(`\n${lines.length} lines, ${tests} tests; ${unheld.size} lines without a test.`);
  return unheld.size === 0 ? 0 : 1;
}

process.exitCode = printTable();
