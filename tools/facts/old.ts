import {monthOf, oldFacts, vendorFacts} from '../../src/csf/vendors';

/** Lists facts about other projects that nobody has checked for more than a year: `npm run facts old`. */
export function listOldFacts(): void {
  const old = oldFacts(vendorFacts.values(), new Date());
  for (const fact of old) {
    const {id, vendor, claim, source, pages} = fact;
    console.log(`${id}, as of ${monthOf(fact)}. ${vendor}: ${claim}\n  look at ${source}\n  on ${pages.join(', ')}\n`);
  }
  console.log(
    old.length === 0
      ? 'No fact about other projects is older than a year.'
      : `Facts older than a year: ${old.length} of ${vendorFacts.size}. Check whether each is still true, correct the pages if not, and set its month in src/csf/facts/vendors.json.`,
  );
}
