import {readCustomRules, ruleProblems} from '../../model/lfd/patterns/customPatterns';

const mostNotes = 8;

/** What is wrong with the rules of a regex.custom.pm, as far as it shows without a log. */
export function notesOnCustomRules(text: string): string[] {
  const {rules, unread} = readCustomRules(text);
  const code = text.replace(/^[ \t]*#.*$/gm, '');
  const compared = new Set([...code.matchAll(/\$lgfile\s+eq\s+\$config\{\s*["']?(\w+)/g)].map(([, name]) => name!));
  const notes = [
    ...rules.flatMap((rule) => ruleProblems(rule).map((problem) => `Rule ${rule.name}: ${problem.text}`)),
    ...[...compared].map(
      (name) =>
        `Write $globlogs{${name}}{$lgfile} instead of $lgfile eq $config{${name}}, which is never true if ${name} has a *, ? or [.`,
    ),
    ...unread,
  ];
  return notes.length > mostNotes
    ? [...notes.slice(0, mostNotes), `The first ${mostNotes} of ${notes.length} notes on these rules.`]
    : notes;
}
