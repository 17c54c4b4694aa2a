import {trim} from '../../../model/perl';
import {quoted, shortened, type CheckRule, type Found, tellEach} from '../checkRule';
import {isCutOff} from '../../build-rule/ruleLine';
import type {Entry, Line, ParsedConfig, Unreadable} from '../../../model/conf/parseConfig';
import {lostParts} from '../../../model/conf/versions';
import {printedPanel, shippedSettings} from '../../../model/conf/shippedConfig';
import {repeated} from './repeated';
import {sections} from '../../../pages/sections';

const problems: Record<Unreadable, string> = {
  unquoted: 'The value has no quotation marks.',
  unclosed: 'The second quotation mark is missing.',
  single: 'The value is in single quotation marks, but csf reads only double ones.',
  typographic: 'The quotation marks are curly ones, which word processors, mails and pages insert.',
};

const stops = 'csf and lfd stop when they read it, so no csf command works and a start at boot loads no rules.';

/** Whether only the product sees a line of its own here: it ends lines at the byte 0x85. */
function isHiddenRest(lines: readonly Line[], index: number): boolean {
  return index > 0 && lines[index]!.number === lines[index - 1]!.number;
}

const cut: CheckRule = {
  id: 'syntax.cut',
  evidence: ['ConfigServer/Config.pm (The path to iptables is either not set or incorrect)', 'config-201'],
  check: ({config}) =>
    lostParts(config).map(({where, settings, next}) => ({
      severity: 'broken',
      ...(config.values.has(next) && {line: config.values.get(next)!.number}),
      title: `The ${where} of the file is missing`,
      reason: `${where === 'end' ? `The last setting is ${next}, and` : `The first setting is ${next}, and before it`} a csf.conf has ${settings} more. What they are on your server is unknown here, so nothing is said about them. With such a file on the server, csf would not do what those settings say.`,
      remedy: `Paste the whole file. Until then, do not use the merged file: it has shipped values for all that is missing.`,
      href: sections.conf,
    })),
};

/** The line in which a text was cut off. */
function isCutLine({lines}: ParsedConfig, line: Line & {kind: 'unreadable'}): boolean {
  return line === lines.at(-1) && line.end === '' && line.problem !== 'typographic';
}

const unreadable: CheckRule = {
  id: 'syntax.unreadable',
  evidence: ['config-202', 'ConfigServer/Config.pm line 74'],
  check: ({config}) => {
    const {lines, values} = config;
    const isCut = lostParts(config).some(({where}) => where === 'end');
    return tellEach(
      lines.filter((line) => line.kind === 'unreadable' && !(isCut && isCutLine(config, line))) as (Line & {
        kind: 'unreadable';
      })[],
      (line) => {
        const isRest = isHiddenRest(lines, lines.indexOf(line));
        const isReplaced = shippedSettings.has(line.name) && !values.has(line.name);
        return {
          severity: 'broken',
          stop: 'unread',
          line: line.number,
          setting: line.name,
          title: 'csf cannot read this line',
          reason: isRest
            ? `csf ends a line at the byte 0x85, which is part of the letter before "${shortened(line.text)}". It reads the rest as a setting. ${stops}`
            : `${problems[line.problem]} ${stops}`,
          ...(isRest
            ? {remedy: 'Write the comment without that letter, or without an equals sign.'}
            : remedyOf(line, lines, isReplaced ? ' Until then, the merged file has the shipped value.' : '')),
          href: sections.failedStart,
        };
      },
    );
  },
};

/** The lines behind an opened value up to its second quotation mark: a mail or an editor broke it. */
function restsOf(lines: readonly Line[], index: number): Line[] {
  const line = lines[index]!;
  if (line.kind !== 'unreadable' || line.problem !== 'unclosed') {
    return [];
  }
  const from = index + 1;
  const length = lines
    .slice(from, from + mostRests)
    .findIndex(({kind, text}) => kind !== 'ignored' || text.includes('"'));
  const rests = lines.slice(from, from + length + 1);
  return length >= 0 && /^[^"]*"[ \t]*(?:#.*)?$/.test(rests.at(-1)!.text) && rests.at(-1)!.kind === 'ignored'
    ? rests
    : [];
}

/** So many lines a broken value has at most. */
const mostRests = 20;

/** What the line should be, if it is a setting at all, and nothing else sets it. */
function remedyOf(
  line: Line & {kind: 'unreadable'},
  lines: readonly Line[],
  then: string,
): Pick<Found, 'remedy' | 'fix'> {
  const {name, text} = line;
  // csf takes spaces out of a name, but words in front of an equals sign are a sentence.
  if (!/^[A-Za-z]\w*[ \t]*=/.test(trim(text))) {
    return {remedy: 'Delete the line, or put # before it: it is not a setting.'};
  }
  const other = lines.find(
    (each) =>
      (each.kind === 'setting' || (each.kind === 'unreadable' && each.number < line.number)) && each.name === name,
  );
  if (other !== undefined) {
    return {remedy: `Delete the line: ${name} is also in line ${other.number}, and csf stops at a repeated setting.`};
  }
  if (isCutOff(text.replace(/[ \t]+$/, ''))) {
    return {remedy: 'The line is cut: its end is missing. Copy the whole line from /etc/csf/csf.conf.'};
  }
  const isChanged = line.problem === 'unclosed' || line.problem === 'typographic';
  const copied = isChanged ? ' If only this copy is like that, the file on the server needs no change.' : '';
  const rests = restsOf(lines, lines.indexOf(line));
  if (rests.length > 0) {
    const parts = [text.slice(text.indexOf('"') + 1), ...rests.map((rest) => rest.text.replace(/".*/, ''))].map(trim);
    const whole = parts.join(parts[0]!.includes(',') ? '' : ' ').replaceAll(/,{2,}/g, ',');
    return {
      remedy: `The value goes on until line ${rests.at(-1)!.number}. Write it in one line: ${name} = ${quoted(whole)}.${then}${copied}`,
      fix: {[name]: whole},
    };
  }
  const [plain, ...comment] = trim(text.slice(text.indexOf('=') + 1)).split(/[ \t]+(?=[#;])/);
  const value = plain!
    .replaceAll(/&quot;|&#34;/g, '')
    .replace(/^['"\u2018-\u201f\u2032-\u2036\u00ab\u00bb]+|['"\u2018-\u201f\u2032-\u2036\u00ab\u00bb]+$/g, '');
  const isPlain = comment.length < 2 && value.length <= 60 && !value.includes('"');
  return {
    remedy: `Write ${name} = "${isPlain ? value : 'value'}".${then}${copied}`,
    ...(isPlain && {fix: {[name]: value}}),
  };
}

const ignored: CheckRule = {
  id: 'syntax.ignored',
  evidence: ['ConfigServer/Config.pm (lines without =)'],
  check: ({config: {lines}}) => {
    const rests = new Set(lines.flatMap((_, index) => restsOf(lines, index)));
    return tellEach(
      lines.filter(
        (line, index) =>
          line.kind === 'ignored' &&
          !rests.has(line) &&
          !isHiddenRest(lines, index) &&
          printedPanel(line.text) === undefined,
      ),
      ({number, text}) => ({
        severity: 'trap',
        line: number,
        title: 'csf ignores this line',
        reason: `"${shortened(trim(text))}" is not a comment and has no equals sign, so it does nothing.`,
        remedy: /^\W*(?:\u2026|\.{3})\W*$/.test(text)
          ? 'Lines are left out here. Copy the whole file from the server.'
          : 'Delete it or put # before it. If it should be a setting, write NAME = "value".',
        href: sections.conf,
      }),
    );
  },
};

const quotes: CheckRule = {
  id: 'syntax.quotes',
  evidence: ['ConfigServer/Config.pm (pattern "(.*)")'],
  check: ({config: {entries}}) =>
    tellEach(
      entries.filter(({value}) => value.includes('"')),
      ({number, name, value}) => ({
        ...(/"[ \t]*#/.test(value) && {fix: {[name]: value.slice(0, value.indexOf('"'))}}),
        severity: 'trap',
        line: number,
        setting: name,
        value,
        title: `${name} has more than two quotation marks`,
        reason: `csf reads up to the last one, so the value is [${shortened(value)}].`,
        remedy: 'Use no quotation marks inside the value or in a comment after it.',
        href: sections.conf,
      }),
    ),
};

/** What is between the equals sign and the value. */
function textBefore({text}: Entry): string {
  const right = text.slice(text.indexOf('=') + 1);
  return trim(right.slice(0, right.indexOf('"')));
}

const before: CheckRule = {
  id: 'syntax.before',
  evidence: ['ConfigServer/Config.pm (pattern "(.*)")'],
  check: ({config: {entries}}) =>
    tellEach(
      entries.filter((entry) => textBefore(entry) !== ''),
      (entry) => {
        const {number, name, value} = entry;
        const [, meant] = /^([\w.:;,/-]+)\s*(?:[#;].*)?$/.exec(textBefore(entry)) ?? [];
        return {
          severity: 'trap',
          line: number,
          setting: name,
          value,
          title: `${name} is "${shortened(value)}": csf ignores the text before the quotation mark`,
          reason: `csf reads only the text between the quotation marks, not "${shortened(textBefore(entry))}", also if a # is in it.`,
          remedy: `Write ${name} = "${shortened(meant ?? value)}" if you mean that, and nothing else in the line.`,
          href: sections.conf,
        };
      },
    ),
};

const behind: CheckRule = {
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
        title: `csf ignores the text after the value of ${name}`,
        reason: `csf reads only the text between the quotation marks, not "${shortened(trim(rest))}".`,
        remedy: 'Move it inside the quotation marks, or put # before it.',
        href: sections.conf,
      }),
    ),
};

const mark: CheckRule = {
  id: 'syntax.mark',
  evidence: ['ConfigServer/Slurp.pm (bytes)', 'ConfigServer/Config.pm line 74'],
  check: ({config: {lines}, encoding}) =>
    encoding === 'utf-8-bom' && lines[0]?.text.includes('=')
      ? [
          {
            severity: 'broken',
            line: 1,
            title: 'Invisible bytes come before the first line',
            reason:
              'The file begins with a byte order mark (BOM), which some Windows editors write. csf reads it as part of the line, so it does not know the name there, or stops.',
            remedy: 'Save the file as UTF-8 without BOM, or begin it with an empty comment line.',
            href: sections.conf,
          },
        ]
      : [],
};

const wide: CheckRule = {
  id: 'syntax.utf16',
  evidence: ['ConfigServer/Slurp.pm (bytes)', 'ConfigServer/Config.pm (IPTABLES is not set)'],
  check: ({encoding}) =>
    encoding === 'utf-16'
      ? [
          {
            severity: 'broken',
            stop: 'unread',
            line: 1,
            title: 'The file is UTF-16',
            reason:
              'csf reads single bytes and finds none of its settings, so it stops. The other findings treat the file as UTF-8.',
            remedy: 'Save the file as UTF-8 without BOM.',
            href: sections.conf,
          },
        ]
      : [],
};

/** Lines that csf cannot read, or reads differently from what their author meant. */
export const syntaxRules: readonly CheckRule[] = [
  cut,
  unreadable,
  repeated,
  ignored,
  quotes,
  before,
  behind,
  mark,
  wide,
];
