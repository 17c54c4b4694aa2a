import facts from './facts/vendors.json';

/** Something that a program, package or service of others does, true as of a month. */
export type VendorFact = {
  id: string;
  vendor: string;
  /** The fact in a sentence; pages say it in words of their own. */
  claim: string;
  /** Year and month, such as 2026-07. */
  asOf: string;
  /** Address that says so. */
  source: string;
  /** Files that rely on it; each marks the sentence. */
  pages: string[];
};

/** What the pages say of others, by id. */
export const vendorFacts: ReadonlyMap<string, VendorFact> = new Map(facts.facts.map((fact) => [fact.id, fact]));

const longMonth = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** The month of a fact in words, such as "July 2026". */
export function monthOf({asOf}: VendorFact): string {
  return longMonth.format(new Date(asOf));
}

/** The facts that nobody has looked at for more than a year, oldest first. */
export function oldFacts(known: Iterable<VendorFact>, now: Date): VendorFact[] {
  const yearAgo = `${now.getUTCFullYear() - 1}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
  return [...known].filter(({asOf}) => asOf < yearAgo).sort((a, b) => (a.asOf < b.asOf ? -1 : 1));
}
