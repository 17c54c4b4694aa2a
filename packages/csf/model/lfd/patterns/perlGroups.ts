/** One part of a Perl pattern. */
export type Token = {
  source: string;
  kind: /** One character, or one of a class. */ 'atom' | 'open' | 'close' | 'or' | 'quantifier' | 'assertion';
  /** The same in JavaScript; undefined where there is no such thing. */
  javascript?: string | undefined;
  difference?: string | undefined;
  /** Whether Perl reads no pattern with it; `difference` says why. */
  isBroken?: true;
};

/** What a pattern does with a part that only Perl can try. */
export const onlyInPerl = 'This page cannot try it: JavaScript has no such construct. Try it with Perl.';

/** Why Perl does not read a pattern. */
export function brokenBy(reason: string): string {
  return `The pattern is broken: ${reason}`;
}

/** Where the groups with a number begin. */
function numberedGroups(tokens: readonly Token[]): number[] {
  return tokens.flatMap(({kind, source}, index) =>
    kind === 'open' && (source === '(' || /^\(\?(?:P?<\w|')/.test(source)) ? [index] : [],
  );
}

/** What Perl reads in another way, or not at all, because of the groups that the pattern has. */
export function brokenReference(tokens: readonly Token[]): {difference: string; isBroken?: true} | undefined {
  const groups = numberedGroups(tokens);
  const names = groups.map((index) => /<(\w+)>/.exec(tokens[index]!.javascript ?? '')?.[1]);
  for (const [index, {source, javascript = ''}] of tokens.entries()) {
    const [, digit, name] = /^\\(?:([1-9])$|k<(\w+)>)/.exec(javascript) ?? [];
    if (digit !== undefined || name !== undefined) {
      const group = name === undefined ? groups[Number(digit) - 1] : groups[names.indexOf(name)];
      if (group === undefined) {
        return {difference: brokenBy(`there is no group for ${source}.`), isBroken: true};
      }
      if (group > index || mayBeSkipped(tokens, group, -1)) {
        return {difference: `Perl finds nothing for ${source} where its group took no part. ${onlyInPerl}`};
      }
    }
    if (source === '(?<=' || source === '(?<!') {
      if (tokens.slice(index, closing(tokens, index)).some(isUnbounded)) {
        const reason = `Perl does not look back over a text of any length, as in ${source}.`;
        return {difference: brokenBy(reason), isBroken: true};
      }
    }
  }
  const [double] = names.filter((name, index) => name !== undefined && names.indexOf(name) !== index);
  if (double !== undefined) {
    return {difference: `Two groups have the name ${double}. ${onlyInPerl}`};
  }
  const kept = groups.findIndex((group) =>
    tokens.some(
      ({kind}, outer) =>
        kind === 'open' &&
        outer < group &&
        closing(tokens, outer) > group &&
        isRepeat(tokens[closing(tokens, outer) + 1]) &&
        mayBeSkipped(tokens, group, outer),
    ),
  );
  return kept < 0
    ? undefined
    : {
        difference: `Group ${kept + 1} is inside a repeat that can leave it out. Perl then keeps what it took before. ${onlyInPerl}`,
      };
}

/** Whether a group can be left out within another one, or within the whole pattern (-1). */
function mayBeSkipped(tokens: readonly Token[], group: number, outer: number): boolean {
  return (
    tokens.slice(0, group + 1).some((token, index) => {
      const isAround = token.kind === 'open' && index > outer && closing(tokens, index) > group;
      const after = tokens[closing(tokens, index) + 1];
      return (
        (isAround && after?.kind === 'quantifier' && /^(?:[*?]|\{0)/.test(after.source)) ||
        ((isAround || index === outer) && index !== group && hasChoice(tokens, index))
      );
    }) ||
    (outer < 0 && tokens.some(({kind}, index) => kind === 'or' && depthAt(tokens, index) === 0))
  );
}

/** Whether a group is several texts to choose from. */
function hasChoice(tokens: readonly Token[], open: number): boolean {
  const depth = depthAt(tokens, open) + 1;
  return tokens.some(
    ({kind}, index) =>
      kind === 'or' && index > open && index < closing(tokens, open) && depthAt(tokens, index) === depth,
  );
}

const isRepeat = (token: Token | undefined): boolean =>
  token?.kind === 'quantifier' && /^(?:[*+]|\{(?!0,?1?\}|1\}|,?1\}))/.test(token.source);

/** How many groups are open in front of a token. */
export function depthAt(tokens: readonly Token[], index: number): number {
  return tokens.slice(0, index).reduce((depth, {kind}) => depth + (kind === 'open' ? 1 : kind === 'close' ? -1 : 0), 0);
}

/** Where the brackets of a group begin and end. */
export function groupSpan(tokens: readonly Token[], number: number): {start: number; end: number} | undefined {
  const start = numberedGroups(tokens)[number - 1];
  return start === undefined ? undefined : {start, end: closing(tokens, start)};
}

/** Where the brackets that open at a part close. */
export function closing(tokens: readonly Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < tokens.length; index++) {
    depth += tokens[index]!.kind === 'open' ? 1 : tokens[index]!.kind === 'close' ? -1 : 0;
    if (depth === 0) {
      return index;
    }
  }
  return tokens.length;
}

/** Whether a part repeats what is before it without an end. */
export const isUnbounded = (token: Token | undefined): boolean =>
  token?.kind === 'quantifier' && /^(?:[*+]|\{\d+,\})/.test(token.source);
