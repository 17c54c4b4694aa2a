import {readCustomRules, ruleProblems} from '../../model/lfd/patterns/customPatterns';

const mostNotes = 8;
const mostNames = 5;

/** What is wrong with the rules of a regex.custom.pm, as far as it shows without a log; the gravest first. */
export function notesOnCustomRules(text: string): string[] {
  const {rules, unread} = readCustomRules(text);
  const code = text.replace(/^[ \t]*#.*$/gm, '');
  const compared = new Set([...code.matchAll(/\$lgfile\s+eq\s+\$config\{\s*["']?(\w+)/g)].map(([, name]) => name!));
  const problems = rules.flatMap((rule) => ruleProblems(rule).map((problem) => ({rule: rule.name, ...problem})));
  const notes = [
    ...new Set(problems.map(({text: problem}) => problem)),
    ...[...compared].map(
      (name) =>
        `Write $globlogs{${name}}{$lgfile} instead of $lgfile eq $config{${name}}, which is never true if ${name} has a *, ? or [.`,
    ),
    ...unread,
  ];
  // The first one is the answer, and only some are shown.
  const weight = (note: string): number =>
    note.includes('lfd does not start')
      ? 0
      : /A visitor|at the first line/.test(note)
        ? 1
        : problems.some(({text: problem, isError}) => isError && problem === note) || /nobody|no group|^Line/.test(note)
          ? 2
          : 3;
  const told = notes
    .sort((one, other) => weight(one) - weight(other))
    .map((note) => {
      const names = [...new Set(problems.flatMap(({rule, text: problem}) => (problem === note ? [rule] : [])))];
      const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
      return names.length === 0
        ? note
        : `Rule${names.length > 1 ? 's' : ''} ${names.slice(0, mostNames).join(', ')}${more}: ${note}`;
    });
  return told.length > mostNotes
    ? [...told.slice(0, mostNotes), `The first ${mostNotes} of ${told.length} notes on these rules.`]
    : told;
}
