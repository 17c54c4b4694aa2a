/** Sections in which a term stands, and how often. */
export type Postings = [section: number, count: number][];

const radix = 36;

/** More than a few times says no more than a few times. */
const highestCount = 5;

/** Writes a list as steps from one section to the next, with the count behind a dot where it is not 1. */
export function packPostings(postings: Postings): string {
  let next = 0;
  return postings
    .map(([section, count]) => {
      const step = (section - next).toString(radix);
      next = section + 1;
      return count === 1 ? step : `${step}.${Math.min(count, highestCount)}`;
    })
    .join(',');
}

/** Reads a list back. */
export function unpackPostings(list: string): Postings {
  let section = -1;
  return list === ''
    ? []
    : list.split(',').map((posting) => {
        const [step = '', count = '1'] = posting.split('.');
        section += parseInt(step, radix) + 1;
        return [section, Number(count)];
      });
}
