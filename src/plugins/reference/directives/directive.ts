import type {RootContent} from 'mdast';

export type Attributes = Readonly<Record<string, string | null | undefined>>;

/** What writers put on a line of its own, such as `::settings{section="Port Knocking"}`. */
export type Directive = {
  /** The files that its content comes from, relative to the project's folder. */
  sources: (attributes: Attributes) => readonly string[];
  /** The nodes that replace it. */
  content: (attributes: Attributes) => RootContent[];
};

/** A directive with the same sources whatever its attributes are. */
export function directive(sources: readonly string[], content: Directive['content']): Directive {
  return {sources: () => sources, content};
}

/** An attribute with one of a few values. @throws for another */
export function oneOf<Known extends string>(value: string | null | undefined, known: readonly Known[]): Known {
  const found = known.find((each) => each === value);
  if (found === undefined) {
    throw new Error(`${value ? `"${value}" is unknown` : 'an attribute is missing'}; write one of ${known.join(', ')}`);
  }
  return found;
}
