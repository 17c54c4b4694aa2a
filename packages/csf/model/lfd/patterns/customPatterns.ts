import {readAddress} from '../../address';
import {serviceNamed} from '../../services';
import type {Hit} from '../hit';
import type {RuleProblem} from './harm';
import {translatePattern} from './perlPattern';
import {whyNoCondition, whyNoValues, type Returned} from './whyUnread';

/** A rule of regex.custom.pm, by its fields. */
export type CustomRule = {
  /** The setting that names the log, such as CUSTOM1_LOG; empty for every log that lfd reads. */
  log: string;
  /** A setting that must be on besides, such as LF_SMTPAUTH; lfd's own names have theirs anyway. */
  needs?: string | undefined;
  /** The text between the slashes; / itself is written \/. */
  pattern: string;
  /** Flags after the pattern, such as i. */
  flags: string;
  /** The numbers of the brackets around the address, and around the account if there is one. */
  addressGroup: number;
  accountGroup?: number | undefined;
  text: string;
  name: string;
  count: string;
  ports: string;
  /** Seconds; 0 and 1 are permanent. */
  lasts: string;
  cloudFlare: string;
  /** Whether it removes ::ffff: before the address, and returns nothing where lfd's checkip finds none. */
  removesPrefix?: true;
  checksAddress?: true;
  /** Whether it returns more than lfd takes. */
  hasMore?: true;
};

export const emptyRule: CustomRule = {
  log: 'CUSTOM1_LOG',
  pattern: '',
  flags: '',
  addressGroup: 1,
  text: '',
  name: '',
  count: '5',
  ports: '',
  lasts: '3600',
  cloudFlare: '0',
};

/** The block for regex.custom.pm. A name that lfd uses itself gets the setting before it, and no limit of its own. */
export function customBlock(rule: CustomRule): string {
  const {log, pattern, flags, addressGroup, accountGroup} = rule;
  const setting = serviceNamed(rule.name)?.setting;
  const needed = new Set([setting, rule.needs].filter((one) => one !== undefined));
  const conditions = [
    ...[...needed].map((one) => `$config{${one}}`),
    ...(log === '' ? [] : [`$globlogs{${log}}{$lgfile}`]),
    `$line =~ /${pattern}/${flags}`,
  ];
  const isCopied = rule.removesPrefix === true || rule.checksAddress === true;
  const [address, account] = isCopied ? ['$ip', '$acc'] : [`$${addressGroup}`, `$${accountGroup}`];
  const values = [
    inQuotes(rule.text),
    accountGroup === undefined ? address : `"${address}|${account}"`,
    inQuotes(rule.name),
    ...(setting === undefined ? [rule.count, rule.ports, rule.lasts, rule.cloudFlare].map(inQuotes) : []),
  ];
  // What a substitution finds takes the place of $1, so both are copied before it.
  const copied = [
    ...(isCopied ? [`my $ip = $${addressGroup};`] : []),
    ...(isCopied && accountGroup !== undefined ? [`my $acc = $${accountGroup};`] : []),
    ...(rule.removesPrefix ? ['$ip =~ s/^::ffff://;'] : []),
  ].map((line) => `    ${line}\n`);
  const returned = `return (${values.join(', ')})`;
  const last = rule.checksAddress ? `if (checkip(\\$ip)) {${returned}} else {return}` : `${returned};`;
  return `if (${conditions.join(' and ')}) {\n${copied.join('')}    ${last}\n}\n`;
}

function inQuotes(text: string): string {
  return `"${text.replace(/["\\$@]/g, String.raw`\$&`)}"`;
}

const statements = /\b(?:els)?if\s*\(|\b(?:unless|foreach|for|while)\b[^;{]*\(|\breturn\b[^;{}]*?\b(?:if|unless)\b/g;

/**
 * Reads the rules of a regex.custom.pm, or of a part of it, also in the form of older versions. What it cannot read as
 * lfd would run it, it names by its line: a rule without one of its conditions would block the wrong people.
 */
export function readCustomRules(text: string): {rules: CustomRule[]; unread: RuleProblem[]} {
  const rules: CustomRule[] = [];
  const unread: RuleProblem[] = [];
  const code = text.replace(/^[ \t]*#.*$/gm, '');
  let end = 0;
  for (const {0: words, index} of code.matchAll(statements)) {
    if (index < end) {
      continue;
    }
    const rule = /^(?:els)?if/.test(words)
      ? readRule(code.slice(index))
      : unclear(`it depends on "${/^\w+/.exec(words)![0]}"`);
    if ('rule' in rule) {
      rules.push(rule.rule);
      end = index + rule.length;
    } else {
      const line = code.slice(0, index).split('\n').length;
      unread.push({harm: rule.harm, text: `Line ${line}: this page cannot read this rule, as ${rule.text}.`});
      // The rules inside depend on it too.
      end = index + lengthOfBlock(code.slice(index));
    }
  }
  const isEmpty = text.trim() !== '' && rules.length + unread.length === 0;
  return {
    rules,
    unread: isEmpty
      ? [unclear(`There is no rule in this text${/^\s*$/.test(code) ? ': all its lines are comments' : ''}.`)]
      : unread,
  };
}

/** How far a statement and the block behind it reach. */
function lengthOfBlock(code: string): number {
  let depth = 0;
  for (const {0: one, index} of code.matchAll(/\\.|[{};]/g)) {
    depth += one === '{' ? 1 : one === '}' ? -1 : 0;
    if (depth <= 0 && (one === ';' || one === '}') && !isWithinParentheses(code.slice(0, index))) {
      return index;
    }
  }
  return code.length;
}

function isWithinParentheses(code: string): boolean {
  const count = (one: RegExp): number => code.match(one)?.length ?? 0;
  return count(/(?<!\\)\(/g) > count(/(?<!\\)\)/g);
}

/** Why this page cannot read a rule that can be right. */
function unclear(text: string): RuleProblem {
  return {harm: 'nothing', text};
}

/** A rule and how far it reaches, or why it cannot be read. */
function readRule(code: string): {rule: CustomRule; length: number} | RuleProblem {
  const conditions = readConditions(code.slice(code.indexOf('(')));
  if ('harm' in conditions) {
    return conditions;
  }
  const copied = readCopies(conditions.rest);
  const [whole = '', returned] = copied
    ? [copied.whole, copied.returned]
    : (/^\s*\{\s*return\s*\(([^]*?)\)\s*;?\s*\}/.exec(conditions.rest) ?? []);
  const values = returned === undefined ? undefined : readValues(returned);
  const why = whyNoValues(conditions.rest.slice(0, lengthOfBlock(conditions.rest) + 1), values);
  if (why !== undefined) {
    return why;
  }
  const [text, address, name, count = '0', ports = '', lasts = '0', cloudFlare = '0'] = (values ?? []).map(
    (value) => value.text,
  );
  const written = values?.[1]?.code ?? '';
  const [, addressGroup, accountGroup] = /^"?\$(\d)(?:\|\$(\d))?"?$/.exec(written) ?? [];
  // Perl puts no variable into single quotation marks, nor behind a backslash.
  if (/^'\$\d|^"\\\$\d/.test(written)) {
    return unclear(
      `its second value is the text ${address}, not what the pattern found, so lfd blocks nobody. Write ${address} without quotation marks`,
    );
  }
  if (text === undefined || name === undefined || addressGroup === undefined) {
    return unclear('it does not return plain texts and one bracket of the pattern');
  }
  const variable = /"[^"]*?((?<!\\)\$\w+)[^"]*"/.exec(values![0]!.code)?.[1];
  if (variable !== undefined) {
    return unclear(`its text holds the variable ${variable}`);
  }
  const {log, needs, pattern, flags, rest} = conditions;
  const rule = {
    log,
    ...(needs === undefined ? {} : {needs}),
    pattern,
    flags,
    addressGroup: Number(addressGroup),
    ...(accountGroup === undefined ? {} : {accountGroup: Number(accountGroup)}),
    text,
    name,
    count,
    ports,
    lasts,
    cloudFlare,
    ...copied?.does,
    ...(values!.length > 7 && {hasMore: true as const}),
  };
  return {rule, length: code.length - rest.length + whole.length};
}

const copies = new RegExp(
  [
    String.raw`^\s*\{\s*(?:my\s*)?\$ip\s*=\s*(\$\d)\s*;`,
    String.raw`\s*(?:(?:my\s*)?\$acc\s*=\s*(\$\d|""|'')\s*;)?`,
    String.raw`\s*(\$ip\s*=~\s*s\/\^::ffff:\/\/\s*;)?`,
    String.raw`\s*(?:return\s*\(([^]*?)\)\s*;?|if\s*\(\s*&?checkip\s*\(\s*\\?\$ip\s*\)\s*\)\s*\{\s*return\s*\(([^]*?)\)\s*;?\s*\}\s*(?:else\s*\{\s*return\s*;?\s*\})?)`,
    String.raw`\s*\}`,
  ].join(''),
);

/** Reads a block that copies $1 into $ip and so on first, as lfd's own rules do, with what it returns in their place. */
function readCopies(
  code: string,
): {whole: string; returned: string; does: Pick<CustomRule, 'removesPrefix' | 'checksAddress'>} | undefined {
  const [whole, ip, account = '', prefix, plain, checked] = copies.exec(code) ?? [];
  const list = plain ?? checked;
  if (whole === undefined || list === undefined) {
    return undefined;
  }
  const group = account.startsWith('$') ? account : '';
  const returned = list
    .replace(/"\$ip(?:\|\$acc)?"/, (both) => (group !== '' && both.includes('|') ? `"${ip}|${group}"` : ip!))
    .replace(/(,\s*)\$ip(?=\s*,)/, (_, comma: string) => `${comma}${ip}`);
  return {
    whole,
    returned,
    does: {
      ...(prefix !== undefined && {removesPrefix: true as const}),
      ...(checked !== undefined && {checksAddress: true as const}),
    },
  };
}

type Conditions = Pick<CustomRule, 'log' | 'needs' | 'pattern' | 'flags'> & {rest: string};

/** Reads conditions in brackets that are joined by "and": one pattern, at most one log and one setting. */
function readConditions(code: string): Conditions | RuleProblem {
  const found: {log: string[]; needs: string[]; match: {pattern: string; flags: string}[]} = {
    log: [],
    needs: [],
    match: [],
  };
  let rest = code;
  let depth = 0;
  do {
    rest = rest.trimStart();
    const setting = String.raw`\{\s*["']?(\w+)["']?\s*\}`;
    const log = new RegExp(
      String.raw`^(?:\$globlogs${setting}\{\s*\$lgfile\s*\}|\$lgfile\s+eq\s+\$config${setting}|\$config${setting}\s+eq\s+\$lgfile)`,
    ).exec(rest);
    const needs = new RegExp(`^\\$config${setting}(?=\\s*(?:\\)|and\\b|&&))`).exec(rest);
    const line = /^\$line\s*=~\s*/.exec(rest);
    const match = line === null ? undefined : readMatch(rest.slice(line[0].length));
    const joint = /^(?:\(|\)|and\b|&&)/.exec(rest)?.[0];
    if (log !== null) {
      found.log.push((log[1] ?? log[2] ?? log[3])!);
      rest = rest.slice(log[0].length);
    } else if (needs !== null) {
      found.needs.push(needs[1]!);
      rest = rest.slice(needs[0].length);
    } else if (match !== undefined) {
      found.match.push(match);
      rest = match.rest;
    } else if (joint !== undefined) {
      depth += joint === '(' ? 1 : joint === ')' ? -1 : 0;
      rest = rest.slice(joint.length);
    } else {
      return (
        whyNoCondition(rest, depth === 1 && found.match.length === 0 ? found.log[0] : undefined) ??
        unclear(`its condition holds more than one log, settings and one pattern: ${rest.slice(0, 30).split('\n')[0]}`)
      );
    }
  } while (depth > 0 && rest !== '');
  const [[log = '', ...logs], [needs, ...others], [match, ...patterns]] = [found.log, found.needs, found.match];
  return match === undefined || logs.length + others.length + patterns.length > 0
    ? unclear('its condition is not one pattern with at most one log and one setting')
    : {log, needs, pattern: match.pattern, flags: match.flags, rest};
}

/** Reads /pattern/, m/pattern/, m{pattern} and the like. */
function readMatch(code: string): {pattern: string; flags: string; rest: string} | undefined {
  const opening = /^(?:\/|m\s*([{[(<!#|,~%]))/.exec(code);
  if (opening === null) {
    return undefined;
  }
  const open = opening[1] ?? '/';
  const close = {'{': '}', '[': ']', '(': ')', '<': '>'}[open] ?? open;
  let depth = 1;
  for (let index = opening[0].length; index < code.length; index++) {
    const one = code[index];
    if (one === '\\') {
      index++;
    } else if (one === close && --depth === 0) {
      const pattern = code.slice(opening[0].length, index);
      const [flags] = /^[a-z]*/.exec(code.slice(index + 1))!;
      // Between other marks than slashes, a slash needs no backslash.
      const slashed = open === '/' ? pattern : pattern.replace(/\\[^]|\//g, (part) => (part === '/' ? '\\/' : part));
      return {pattern: slashed, flags, rest: code.slice(index + 1 + flags.length)};
    } else if (one === open && open !== close) {
      depth++;
    }
  }
  return undefined;
}

/** Reads "text", 'text', $1 and numbers, divided by commas; undefined if something else is among them. */
function readValues(list: string): Returned[] | undefined {
  const form = /\s*("((?:\\.|[^"\\])*)"|'((?:\\.|[^'\\])*)'|\$\d+|\d+)\s*(?:,|$)/gy;
  const values: Returned[] = [];
  let end = 0;
  for (const found of list.matchAll(form)) {
    const [whole, code = '', double, single] = found;
    values.push({text: double?.replace(/\\(.)/g, '$1') ?? single?.replace(/\\(['\\])/g, '$1') ?? code, code});
    end = found.index + whole.length;
  }
  return list.slice(end).trim() === '' ? values : undefined;
}

export type CustomHits = {
  hits: Hit[];
  /** Lines in which the brackets hold something that lfd cannot block. */
  withoutAddress: number[];
};

/** What a rule finds in the lines of its log. */
export function customHits(
  rule: CustomRule,
  lines: readonly string[],
  secondsOf: (line: string) => number | undefined = () => undefined,
): CustomHits {
  const {expression} = translatePattern(rule.pattern, rule.flags);
  const setting = serviceNamed(rule.name)?.setting;
  const hits: Hit[] = [];
  const withoutAddress: number[] = [];
  for (const [index, line] of expression === undefined ? [] : lines.entries()) {
    const found = expression!.exec(line);
    if (found === null) {
      continue;
    }
    const taken = found[rule.addressGroup] ?? '';
    const address = rule.removesPrefix ? taken.replace(/^::ffff:/, '') : taken;
    if (!isBlockable(address)) {
      if (!rule.checksAddress) {
        withoutAddress.push(index + 1);
      }
      continue;
    }
    const account = rule.accountGroup === undefined ? '' : (found[rule.accountGroup] ?? '');
    hits.push({
      lineNumber: index + 1,
      seconds: secondsOf(line),
      setting: setting ?? 'LF_CUSTOMTRIGGER',
      address,
      account: /^[\w.@%+-]+$/.test(account) ? account : '',
      service: rule.name,
      count: 1,
      text: rule.text,
      ...(setting === undefined
        ? {custom: {limit: rule.count, ports: rule.ports, lasts: rule.lasts, cloudFlare: rule.cloudFlare}}
        : {}),
    });
  }
  return {hits, withoutAddress};
}

/** lfd passes over addresses of the server itself (lfd.pl line 1704), and blocks no network and no name. */
function isBlockable(address: string): boolean {
  return !address.includes('/') && !/^127\.|^::1$/.test(address) && readAddress(address) !== undefined;
}

/** The address that somebody else would have. */
export const foreignAddress = '192.0.2.66';

/**
 * A line in which a visitor chose the account so that the rule blocks an address that is not the visitor's; undefined
 * where none of the usual tricks works.
 */
export function forgedLine(rule: CustomRule, line: string): string | undefined {
  const {expression} = translatePattern(rule.pattern, rule.flags);
  const found = expression?.exec(line);
  const address = found?.indices?.[rule.addressGroup];
  if (found === null || found === undefined || address === undefined) {
    return undefined;
  }
  const others = [...found.keys()].filter((group) => group > 0 && group !== rule.addressGroup);
  for (const group of others) {
    const [start, end] = found.indices![group] ?? [0, 0];
    if (end <= start || (start < address[1] && end > address[0])) {
      continue;
    }
    const chosen = line.slice(start, end);
    const replaced = line.slice(0, address[0]) + foreignAddress + line.slice(address[1]);
    const behind = start < address[0] ? line.slice(end, address[0]) + foreignAddress + line.slice(address[1]) : '';
    for (const forged of [chosen + behind, `${chosen} ${replaced}`, `${chosen}${behind} `, foreignAddress]) {
      const attempt = line.slice(0, start) + forged + line.slice(end);
      if (expression!.exec(attempt)?.[rule.addressGroup] === foreignAddress) {
        return attempt;
      }
    }
  }
  return undefined;
}
