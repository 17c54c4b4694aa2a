import type {RuleProblem} from './harm';

/** A value that a rule returns: its text, and how the file writes it. */
export type Returned = {text: string; code: string};

const noStart = 'lfd does not start with such a file';

const nothing = (text: string): RuleProblem => ({harm: 'nothing', text});

/** What is wrong at the beginning of what is left of a condition, behind a log that no brackets join to it. */
export function whyNoCondition(rest: string, log: string | undefined): RuleProblem | undefined {
  const [condition = ''] = rest.slice(0, 2000).split(/\breturn\b/, 1);
  // In Perl, || binds tighter than "and".
  if (log !== undefined && /^(?:or\b[^]*(?:\band\b|&&)|\|\|(?:(?!\band\b)[^])*&&)[^]*\$line\s*=~/.test(condition)) {
    return {
      harm: 'wrong',
      text: `${condition.startsWith('|') ? '"&&" binds tighter than "||"' : '"and" binds tighter than "or"'}: each line of ${log} matches without the pattern. Write (… or …) and (…)`,
    };
  }
  if (/^\$line\s*=(?![~=])/.test(rest)) {
    return nothing('it has = where =~ belongs, which overwrites the line instead of looking at it');
  }
  if (/^\$globlogs\{\s*["']\//.test(rest)) {
    return nothing(
      'it asks $globlogs for a path, which never fits. Set CUSTOM1_LOG to the path, and write $globlogs{CUSTOM1_LOG}{$lgfile}',
    );
  }
  if (/^\$lgfile\s+eq\s+["']\//.test(rest)) {
    return nothing(
      'it names a path. lfd reads that file only if a setting such as CUSTOM1_LOG names it too. Write $globlogs{CUSTOM1_LOG}{$lgfile} then',
    );
  }
  return rest.startsWith('{') ? {harm: 'stop', text: `a ) is missing in its condition. ${noStart}`} : undefined;
}

/** What is wrong with the block of a rule and the values that it returns, where it shows. */
export function whyNoValues(block: string, values: readonly Returned[] | undefined): RuleProblem | undefined {
  if (/^\s*\{[^}]*[\u2018-\u201f]/.test(block)) {
    return {harm: 'stop', text: `its quotation marks are curly ones. ${noStart}`};
  }
  if (/^\s*\{/.test(block) && !block.includes('}')) {
    return {harm: 'stop', text: `a } is missing at its end. ${noStart}`};
  }
  if (/^\s*\{\s*\(/.test(block)) {
    return nothing('it has no "return" before its values. lfd then goes on as if it were not there');
  }
  if (values !== undefined && values.length < 2) {
    return nothing(`it returns ${values.length === 0 ? 'nothing' : 'no address'}, so lfd blocks nobody`);
  }
  return values?.length === 2
    ? {
        harm: 'wrong',
        text: 'it returns only 2 values. Without a name and a count, lfd blocks permanently at the first line',
      }
    : undefined;
}
