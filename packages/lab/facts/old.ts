import {monthOf, oldFacts, unopenedFacts, vendorFacts, type VendorFact} from '@sentinel/csf/answers/vendors';

const file = 'packages/csf/facts/vendors.json';

/** Lists facts about other projects that somebody has to look up: `npm run facts old`. */
export function listOldFacts(): void {
  const old = oldFacts(vendorFacts.values(), new Date());
  for (const fact of old) {
    print(fact);
  }
  console.log(
    old.length === 0
      ? 'No fact about other projects is older than a year.'
      : `Facts older than a year: ${old.length} of ${vendorFacts.size}. Check whether each is still true, correct the pages if not, and set its month in ${file}.`,
  );
  const unopened = unopenedFacts(vendorFacts.values());
  if (unopened.length > 0) {
    console.log(
      `\nFacts whose source nobody has opened: ${unopened.length} of ${vendorFacts.size}. Open each, copy the words that carry it into "quote", and write the month into "opened" in ${file}.\n`,
    );
    for (const fact of unopened) {
      print(fact);
    }
  }
}

function print(fact: VendorFact): void {
  const {id, vendor, claim, source, quote, opened, pages} = fact;
  const words = quote === null ? '' : `\n  for "${quote}", found in ${monthOf({asOf: opened!})}`;
  console.log(
    `${id}, as of ${monthOf(fact)}. ${vendor}: ${claim}\n  look at ${source}${words}\n  on ${pages.join(', ')}\n`,
  );
}
