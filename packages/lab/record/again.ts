import {typedIn} from './provenance';

/** What differs from one recording to the next although nothing has changed: times, ids, sizes, and ports of clients. */
const chance = [
  /(?:\d{4}[-/]\d\d[-/]\d\d|\d\d-\d\d-\d{4})[T ]\d\d:\d\d:\d\d(?:\.\d+\+00:00|,\d+)?/g,
  /(?:(?:[A-Z][a-z]{2} )?[A-Z][a-z]{2} [\d ]\d |\d\d\/[A-Z][a-z]{2}\/\d{4}:)\d\d:\d\d:\d\d/g,
  /\b(?:[\d.]+(?:ms|[hms]))+\b(?: \d+[ms]\b)?|\b\d+ secs/g,
  /\[\d+\]|users:\(.*\)|\d+ [A-Z][a-z]{2} [\d ]\d +\d\d:\d\d |\d+#\d+: \*\d+|session=<[^>]*>|\d\.\d+e\+\d+/g,
  /\b(?=[A-Za-z]*\d)[\dA-Za-z]{6}-[\dA-Za-z]{6}-[\dA-Za-z]{2}\b|\b[\da-f]{12,}\b/g,
  /(?<=[\d\]]):\d{4,}|(?<=" \d{3} )\d+/g,
];

const withoutChance = (line: string): string => chance.reduce((text, part) => text.replace(part, '~'), line.trimEnd());

/** The lines below each command of a recording, in the order of the alphabet: programs that run together write in any order. */
function answers(recording: string): {command: string; lines: string[]}[] {
  const found: {command: string; lines: string[]}[] = [];
  for (const line of recording.trimEnd().split('\n')) {
    const typed = typedIn(line);
    if (typed === undefined) {
      found.at(-1)?.lines.push(withoutChance(line));
    } else {
      found.push({command: typed.command, lines: []});
    }
  }
  return found.map(({command, lines}) => ({command, lines: lines.sort()}));
}

/** What the same session printed otherwise: the command, then lines that are gone (-) and new ones (+). */
export function differences(before: string, now: string): string[] {
  const [old, fresh] = [answers(before), answers(now)];
  return old.flatMap(({command, lines}, index) => {
    const others = fresh[index]?.lines ?? [];
    const gone = lines.filter((line) => !others.includes(line)).map((line) => `  - ${line}`);
    const added = others.filter((line) => !lines.includes(line)).map((line) => `  + ${line}`);
    return gone.length + added.length === 0 ? [] : [`$ ${command}`, ...gone, ...added];
  });
}
