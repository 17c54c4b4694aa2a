import type {Harm, RuleProblem} from './harm';
import {depthAt, groupSpan, isUnbounded, type Token} from './perlGroups';
import {charactersOf, tokensOf} from './perlPattern';

/** Brackets of a log line without their backslashes, and words with bars between brackets. */
const literalBrackets =
  /(?<!\\)(?:\w\[\\d\+\]|\[(?:pid|client)\b|\[\((?:\\[Sd]|\[(?:\\d|0-9))|\[(?:[a-z ]{2,}\|)+[a-z ]{2,}\])/i;

/** What is wrong with a pattern that finds addresses in the lines of a log. */
export function patternProblems(pattern: string, addressGroup: number): RuleProblem[] {
  const tokens = tokensOf(pattern);
  const problems: RuleProblem[] = [];
  const add = (harm: Harm, text: string): number => problems.push({harm, text});
  const branches = tokens.filter(({kind}, index) => kind === 'or' && depthAt(tokens, index) === 0);
  if (!/^(?:\(\?[is]+\))?(?:\^|\\A)/.test(pattern) || branches.length > 0) {
    add(
      'hint',
      branches.length > 0
        ? 'The | outside brackets makes several patterns, and ^ and $ apply only to the first and the last. Put the choice into (?: and ).'
        : 'The pattern does not begin with ^, so it can find its text in the middle of a line, where visitors can put it.',
    );
  }
  const group = groupSpan(tokens, addressGroup);
  if (literalBrackets.test(pattern)) {
    add(
      'hint',
      'Square brackets without backslashes take one character. For the characters themselves, write \\[ and \\], and for a choice of words (?:one|two).',
    );
  }
  if (group === undefined) {
    add('nothing', `The pattern has no group ${addressGroup}: put brackets around the address.`);
  } else {
    problems.push(...problemsOfAddress(tokens, addressGroup));
    const isAnyText = wildTokens(tokens, group.start, group.end).length > 0;
    if (isAnyText) {
      add('hint', 'The brackets around the address match any text. Use ([0-9a-fA-F:.]+) for them.');
    }
    const words = tokens.slice(group.start + 1, group.end).map(({source}) => source);
    if (/^(?:\w*[g-z]\w*(?:\||$))+$/i.test(words.join(''))) {
      add('nothing', `Group ${addressGroup} holds only words, no address, so the rule blocks nobody.`);
    }
    const isWildBefore = wildTokens(tokens, 0, group.start).length > 0;
    const isWildAfter = wildTokens(tokens, group.end, tokens.length).length > 0;
    const isEnded = /(?:^|[^\\])(?:\\\\)*(?:\$|\\[zZ])$/.test(pattern);
    if (isWildBefore && (isWildAfter || !isEnded)) {
      add(
        'wrong',
        'The pattern allows any text before the address and does not describe the rest of the line up to $. A visitor who types an address, such as in a user name, can get that address blocked.',
      );
    }
  }
  return problems;
}

/** What address groups look like, and what else they can take. */
function problemsOfAddress(tokens: readonly Token[], addressGroup: number): RuleProblem[] {
  const textOf = (number: number): string | undefined => {
    const span = groupSpan(tokens, number);
    return (
      span &&
      tokens
        .slice(span.start + 1, span.end)
        .map(({source}) => source)
        .join('')
    );
  };
  const text = textOf(addressGroup)!;
  const isOfAddress = (one: string | undefined): boolean =>
    /^\[[\\da-fA-F0-9:.-]+\][+*]|\\d[^|]*\\\.\\d/.test(one ?? '');
  const other = [1, 2, 3, 4, 5, 6].find((number) => number !== addressGroup && isOfAddress(textOf(number)));
  const isWord = /^(?:\\S|\\w|\[\^[^\]]*\])[+*]\??$/.test(text);
  const problems: readonly (readonly [isThere: boolean, Harm, text: string])[] = [
    [
      other !== undefined && !isOfAddress(text),
      'nothing',
      `Group ${other} looks like the address, and the rule returns group ${addressGroup}. Return $${other}, or the rule blocks nobody.`,
    ],
    [
      /\\d(?:[+*]|\{[\d,]+\})?\.(?=\\d)/.test(text),
      'hint',
      'Within the address, a dot takes any character. Write \\. or take ([0-9a-fA-F:.]+).',
    ],
    [
      isWord && other === undefined,
      'hint',
      `Group ${addressGroup} can take more than the address, such as a port behind it or a host name, and lfd blocks neither. ([0-9a-fA-F:.]+) takes only an address.`,
    ],
  ];
  return problems.flatMap(([isThere, harm, problem]) => (isThere ? {harm, text: problem} : []));
}

/** Repeated parts that take spaces, words and addresses alike. */
function wildTokens(tokens: readonly Token[], from: number, to: number): Token[] {
  return tokens.slice(from, to).filter((token, index) => {
    const characters = charactersOf(token);
    return isUnbounded(tokens[from + index + 1]) && [' ', '1', '.', 'a'].every((one) => characters.has(one));
  });
}
