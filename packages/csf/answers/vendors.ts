import facts from '../facts/vendors.json';

/** A fact about another project's program, package or service, true as of a month. */
export type VendorFact = {
  id: string;
  vendor: string;
  /** The fact in a sentence, which pages put in their own words. */
  claim: string;
  /** Year and month, such as 2026-07. */
  asOf: string;
  /** URL of the source. */
  source: string;
  /** Words of the source on which the fact rests, exactly as they are there; null while nobody has found them. */
  quote: string | null;
  /** Year and month in which somebody last found the words there, or null. */
  opened: string | null;
  /** Files that rely on it. Each marks the sentence. */
  pages: string[];
};

/** Facts about other projects, by id. */
export const vendorFacts: ReadonlyMap<string, VendorFact> = new Map(facts.facts.map((fact) => [fact.id, fact]));

const longMonth = new Intl.DateTimeFormat('en-GB', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** The month of a fact in words, such as "July 2026". */
export function monthOf({asOf}: Pick<VendorFact, 'asOf'>): string {
  return longMonth.format(new Date(asOf));
}

/** The facts whose source nobody has opened to find the words that carry them. */
export function unopenedFacts(known: Iterable<VendorFact>): VendorFact[] {
  return [...known].filter(({opened}) => opened === null);
}

/** The facts that nobody has checked for more than a year, oldest first. */
export function oldFacts(known: Iterable<VendorFact>, now: Date): VendorFact[] {
  const yearAgo = `${now.getUTCFullYear() - 1}-${String(now.getUTCMonth() + 1).padStart(2, '0')}`;
  return [...known].filter(({asOf}) => asOf < yearAgo).sort((a, b) => (a.asOf < b.asOf ? -1 : 1));
}
