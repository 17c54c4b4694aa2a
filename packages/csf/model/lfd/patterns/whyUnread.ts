const noStart = 'lfd does not start with such a file';

/** What is wrong at the beginning of what is left of a condition, where it shows. */
export function whyNoCondition(rest: string): string | undefined {
  if (/^\$line\s*=(?![~=])/.test(rest)) {
    return 'it has = where =~ belongs, which overwrites the line instead of looking at it';
  }
  if (/^\$globlogs\{\s*["']\//.test(rest)) {
    return 'it asks $globlogs for a path, which never fits. Set CUSTOM1_LOG to the path, and write $globlogs{CUSTOM1_LOG}{$lgfile}';
  }
  if (/^\$lgfile\s+eq\s+["']\//.test(rest)) {
    return 'it names a path. lfd reads that file only if a setting such as CUSTOM1_LOG names it too. Write $globlogs{CUSTOM1_LOG}{$lgfile} then';
  }
  return rest.startsWith('{') ? `a ) is missing in its condition. ${noStart}` : undefined;
}

/** What is wrong with the block of a rule and the values that it returns, where it shows. */
export function whyNoValues(block: string, values: readonly string[] | undefined): string | undefined {
  if (/^\s*\{[^}]*[\u2018-\u201f]/.test(block)) {
    return `its quotation marks are curly ones. ${noStart}`;
  }
  if (/^\s*\{/.test(block) && !block.includes('}')) {
    return `a } is missing at its end. ${noStart}`;
  }
  if (/^\s*\{\s*\(/.test(block)) {
    return 'it has no "return" before its values. lfd then goes on as if it were not there';
  }
  return values !== undefined && values.length < 3
    ? `it returns only ${values.length} values. Without a name and a count, lfd blocks at the first line`
    : undefined;
}
