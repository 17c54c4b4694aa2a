import {shortened, type Rule, tellEach} from '../finding';
import type {Entry, Fault, Line} from '../parseConfig';
import {shippedSettings} from '../shippedConfig';

const page = '/docs/usage/start-stop-testing/#where-is-the-configuration-and-how-do-i-edit-it';
const failed = '/docs/usage/start-stop-testing/#why-did-the-start-fail-and-how-do-i-recover';

const faults: Record<Fault, string> = {
  unquoted: 'The value has no quotation marks.',
  unclosed: 'The second quotation mark is missing.',
  single: 'The value stands in single quotation marks, and csf knows only double ones.',
  typographic: 'The quotation marks are typographic ones, as word processors put them.',
};

const stops = 'csf and lfd stop when they read it, so no csf command works and a start at boot loads no rules.';

/** Whether a line is one only for the product, which ends lines at the byte 0x85. */
function isHiddenRest(lines: readonly Line[], index: number): boolean {
  return index > 0 && lines[index]!.number === lines[index - 1]!.number;
}

const unreadable: Rule = {
  id: 'syntax.unreadable',
  evidence: ['config-202', 'ConfigServer/Config.pm line 74'],
  check: ({config: {lines, values}}) =>
    tellEach(
      lines.filter((line) => line.kind === 'unreadable'),
      (line) => {
        const isRest = isHiddenRest(lines, lines.indexOf(line));
        const isReplaced = shippedSettings.has(line.name) && !values.has(line.name);
        return {
          severity: 'broken',
          line: line.number,
          setting: line.name,
          title: 'csf cannot read this line',
          reason: isRest
            ? `csf ends a line at the byte 0x85, which is part of the letter before "${shortened(line.text)}", and takes the rest for a setting. ${stops}`
            : `${faults[line.fault]} ${stops}`,
          remedy: isRest
            ? 'Write the comment without that letter, or without an equals sign.'
            : `${remedyOf(line)}${isReplaced ? ' Until then the merged file has the shipped value.' : ''}`,
          href: failed,
        };
      },
    ),
};

/** What the line should say, as far as it is a setting at all. */
function remedyOf({name, text}: Line & {kind: 'unreadable'}): string {
  // csf takes spaces out of a name, but words in front of an equals sign are a sentence.
  if (!/^\s*[A-Za-z]\w*\s*=/.test(text)) {
    return 'Delete the line, or put # before it: it is no setting.';
  }
  const [plain, ...comment] = text
    .slice(text.indexOf('=') + 1)
    .trim()
    .split(/\s+(?=[#;])/);
  const value = plain!
    .replaceAll(/&quot;|&#34;/g, '')
    .replace(/^['"\u2018-\u201e\u00ab\u00bb]+|['"\u2018-\u201e\u00ab\u00bb]+$/g, '');
  const isPlain = comment.length < 2 && value.length <= 60 && !value.includes('"');
  return `Write ${name} = "${isPlain ? value : 'value'}".`;
}

const repeated: Rule = {
  id: 'syntax.repeated',
  evidence: ['config-202', 'ConfigServer/Config.pm (Setting is repeated)', 'auto.generic.pl sub loadcsfconfig'],
  check: ({config: {entries, values}}) => {
    const firsts = new Map<string, Entry>();
    const again = entries.filter((entry) => {
      const isFirst = !firsts.has(entry.name);
      if (isFirst) {
        firsts.set(entry.name, entry);
      }
      return !isFirst;
    });
    return tellEach(again, ({number, name, value}) => ({
      severity: 'broken',
      line: number,
      setting: name,
      value,
      title: `${name} stands here a second time`,
      reason: `The first is in line ${firsts.get(name)!.number}. csf and lfd stop at a repeated setting; an upgrade keeps the last, "${shortened(values.get(name)!.value)}".`,
      remedy: 'Keep one of the lines and delete the others.',
      href: failed,
    }));
  },
};

const ignored: Rule = {
  id: 'syntax.ignored',
  evidence: ['ConfigServer/Config.pm (lines without =)'],
  check: ({config: {lines}}) =>
    tellEach(
      lines.filter(({kind}, index) => kind === 'ignored' && !isHiddenRest(lines, index)),
      ({number, text}) => ({
        severity: 'trap',
        line: number,
        title: 'csf passes over this line',
        reason: `"${shortened(text.trim())}" is no comment and has no equals sign, so it does nothing.`,
        remedy: 'Delete it, put # before it, or, if it is to be a setting, write NAME = "value".',
        href: page,
      }),
    ),
};

const quotes: Rule = {
  id: 'syntax.quotes',
  evidence: ['ConfigServer/Config.pm (pattern "(.*)")'],
  check: ({config: {entries}}) =>
    tellEach(
      entries.filter(({value}) => value.includes('"')),
      ({number, name, value}) => ({
        severity: 'trap',
        line: number,
        setting: name,
        value,
        title: `${name} has more than two quotation marks`,
        reason: `csf reads up to the last one, so it takes [${shortened(value)}] for the value.`,
        remedy: 'Use no quotation marks inside of the value or in a comment behind it.',
        href: page,
      }),
    ),
};

const behind: Rule = {
  id: 'syntax.behind',
  evidence: ['ConfigServer/Config.pm (pattern "(.*)")'],
  check: ({config: {entries}}) =>
    tellEach(
      entries.filter(({rest}) => !/^[ \t]*(#|;|$)/.test(rest)),
      ({number, name, value, rest}) => ({
        severity: 'trap',
        line: number,
        setting: name,
        value,
        title: `Text behind the value of ${name} does not count`,
        reason: `csf reads only what stands between the quotation marks, not "${shortened(rest.trim())}".`,
        remedy: 'Put it inside of the quotation marks, or put # before it.',
        href: page,
      }),
    ),
};

const mark: Rule = {
  id: 'syntax.mark',
  evidence: ['ConfigServer/Slurp.pm (bytes)', 'ConfigServer/Config.pm line 74'],
  check: ({config: {lines}, encoding}) =>
    encoding === 'utf-8-bom' && lines[0]?.text.includes('=')
      ? [
          {
            severity: 'broken',
            line: 1,
            title: 'Invisible bytes stand before the first line',
            reason:
              'The file begins with the mark that some Windows editors write (BOM). csf takes it for a part of the line, so the name there is not known, or the line stops it.',
            remedy: 'Save the file as UTF-8 without BOM, or begin it with an empty comment line.',
            href: page,
          },
        ]
      : [],
};

const wide: Rule = {
  id: 'syntax.utf16',
  evidence: ['ConfigServer/Slurp.pm (bytes)', 'ConfigServer/Config.pm (IPTABLES is not set)'],
  check: ({encoding}) =>
    encoding === 'utf-16'
      ? [
          {
            severity: 'broken',
            line: 1,
            title: 'The file is UTF-16',
            reason:
              'csf reads single bytes and finds none of its settings in it, so it stops. What follows is as if the file were UTF-8.',
            remedy: 'Save the file as UTF-8 without BOM.',
            href: page,
          },
        ]
      : [],
};

/** What keeps csf from reading a line, or from reading it as it was meant. */
export const syntaxRules: readonly Rule[] = [unreadable, repeated, ignored, quotes, behind, mark, wide];
