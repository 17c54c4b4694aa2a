import {readCustomRules, type CustomRule} from '../../model/lfd/patterns/customPatterns';
import {harms, type RuleProblem} from '../../model/lfd/patterns/harm';
import {ruleProblems} from '../../model/lfd/patterns/ruleProblems';
import {serviceNamed} from '../../model/services';

const mostNotes = 8;
const mostNames = 5;

/** What is wrong with the rules of a regex.custom.pm, as far as it shows without a log; the gravest first. */
export function notesOnCustomRules(text: string): string[] {
  const {rules, unread} = readCustomRules(text);
  const code = text.replace(/^[ \t]*#.*$/gm, '');
  const compared = new Set([...code.matchAll(/\$lgfile\s+eq\s+\$config\{\s*["']?(\w+)/g)].map(([, name]) => name!));
  const found = rules.flatMap((rule) => ruleProblems(rule).map((problem) => ({...problem, rule: rule.name})));
  const problems: (RuleProblem & {rule?: string})[] = [
    ...found,
    ...[...compared].map((name) => ({
      harm: 'hint' as const,
      text: `Write $globlogs{${name}}{$lgfile} instead of $lgfile eq $config{${name}}, which is never true if ${name} has a *, ? or [.`,
    })),
    ...sharedNames(rules),
    ...unread,
  ].sort((one, other) => harms.indexOf(one.harm) - harms.indexOf(other.harm));
  // The first one is the answer, and only some are shown.
  const told = [...new Set(problems.map((problem) => problem.text))].map((sentence) => {
    const names = [...new Set(problems.flatMap(({rule, text: same}) => (same === sentence ? (rule ?? []) : [])))];
    const more = names.length > mostNames ? ` and ${names.length - mostNames} more` : '';
    return names.length === 0
      ? sentence
      : `Rule${names.length > 1 ? 's' : ''} ${names.slice(0, mostNames).join(', ')}${more}: ${sentence}`;
  });
  return told.length > mostNotes
    ? [...told.slice(0, mostNotes), `The first ${mostNotes} of ${told.length} notes on these rules.`]
    : told;
}

/**
 * Rules of one name with different limits: lfd counts by the name, and compares with the limit of the line's own rule
 * (lfd.pl lines 1735 to 1740).
 */
function sharedNames(rules: readonly CustomRule[]): (RuleProblem & {rule: string})[] {
  const own = rules.filter(({name}) => serviceNamed(name) === undefined);
  return [...new Set(own.map(({name}) => name))].flatMap((name) => {
    const same = own.filter((rule) => rule.name === name);
    const limits = new Set(
      same.map(({count, ports, lasts, cloudFlare}) => [count, ports, lasts, cloudFlare].join('|')),
    );
    const text = `${same.length} rules have this name and different limits. lfd adds up their lines, and the rule of the last line decides when and for how long it blocks.`;
    return limits.size < 2 ? [] : {harm: 'hint', rule: name, text};
  });
}
