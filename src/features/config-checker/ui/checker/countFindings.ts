import type {Finding} from '@site/src/features/config-checker/logic/finding';

/** How much was found, in a sentence. */
export default function countFindings(findings: readonly Finding[]): string {
  const count = (...names: string[]): number => findings.filter(({severity}) => names.includes(severity)).length;
  const missing = count('new');
  const differences = count('difference');
  const others = findings.length - missing - differences;
  const parts = [
    others === 0 ? 'Nothing is wrong' : `${counted(others, 'finding')}`,
    ...(missing === 0 ? [] : [`${counted(missing, 'setting')} missing`]),
    differences === 0 ? 'every value as shipped' : `${counted(differences, 'value')} not as shipped`,
  ];
  return `${parts.join(', ')}.`;
}

/** A number with its word: "1 line", "2,000 lines". */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
}
