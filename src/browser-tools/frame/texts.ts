import {recordOf} from '@site/src/lib/storedRecord';

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The texts under some names, without empty ones. */
export function textsOf<Name extends string>(value: unknown, names: readonly Name[]): Partial<Record<Name, string>> {
  const record = recordOf(value);
  const texts = names.map((name) => [name, textOf(record[name])] as const).filter(([, text]) => text !== '');
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}

/** Texts by name with another one under a name; an empty text removes the name. */
export function withText<Texts extends Partial<Record<string, string>>>(
  texts: Texts,
  name: keyof Texts,
  text: string,
): Texts {
  const entries = Object.entries({...texts, [name]: text}).filter(([key]) => key !== name || text !== '');
  return Object.fromEntries(entries) as Texts;
}
