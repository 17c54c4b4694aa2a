import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import ts from 'typescript';

import {checkConfig} from '../../../answers/check-config/checkConfig';
import {severities, type Finding} from '../../../answers/check-config/checkRule';
import {parseConfig} from '../../../model/conf/parseConfig';
import {shippedSettings, shippedText} from '../../../model/conf/shippedConfig';

import {isFull} from '@site/tests/support/fullCheck';

import {fixtures, readFixture} from '../../support/ruleFixture';

type File = ReturnType<typeof readFixture>;

const ids = readdirSync(path.join(fixtures, 'rules'));

/** Remedies that write no value, each as the page says it; packages/lab/compare/remedies carries them out. */
const decisions = Object.values(
  load(readFileSync(path.join(fixtures, 'words.yml'), 'utf8')) as Record<string, {remedy: string}[]>,
).flatMap((rows) => rows.map(({remedy}) => remedy));

const check = ({text, panel, encoding}: File): Finding[] => checkConfig(text, panel, encoding).findings;
const nameOf = ({id, setting, title}: Finding): string => `${id} ${setting}: ${title}`;
const count = (findings: readonly Finding[], like: Finding): number =>
  findings.filter((each) => nameOf(each) === nameOf(like)).length;

/** Whether a remedy deletes its line. Nothing reads a line with an unknown or an old name, whatever takes its place. */
function deletesLine({line, severity, remedy}: Finding): boolean {
  return line !== undefined && (severity === 'unknown' || severity === 'obsolete' || remedy.startsWith('Delete '));
}

/** The file after somebody did what a finding says. */
function follow({text, ...file}: File, finding: Finding): File {
  const fix = new Map(Object.entries(finding.fix ?? {}));
  const names = new Map(
    parseConfig(text, file.encoding).lines.map((line) => [line.number, 'name' in line ? line.name : '']),
  );
  const lines = text.split('\n').flatMap((line, index) => {
    const name = names.get(index + 1) ?? '';
    if (deletesLine(finding) && index + 1 === finding.line) {
      return [];
    }
    return fix.has(name) ? [] : [line];
  });
  return {...file, text: [...lines, ...[...fix].map(([name, value]) => `${name} = "${value}"`), ''].join('\n')};
}

/** Follows all remedies of a file, the worst finding first, and stops at one that stays or brings another. */
function followAll(start: File): {wrong: string[]; rest: Finding[]} {
  let file = start;
  let before = check(file);
  for (;;) {
    const next = before.find((finding) => finding.fix !== undefined || deletesLine(finding));
    if (next === undefined) {
      return {wrong: [], rest: before};
    }
    file = follow(file, next);
    const after = check(file);
    const more = (finding: Finding): number => count(after, finding) - count(before, finding);
    const asBad = severities.slice(0, severities.indexOf(next.severity) + 1);
    const brought = after.filter((each) => asBad.includes(each.severity) && more(each) > 0);
    if (more(next) >= 0 || brought.length > 0) {
      return {wrong: [nameOf(next), ...brought.map((each) => `brings ${nameOf(each)}`)], rest: after};
    }
    before = after;
  }
}

/** A part of a file inside a whole one. */
function whole({text, panel, encoding}: File, more = ''): File {
  const names = new Set(parseConfig(text + more, encoding).lines.flatMap((line) => ('name' in line ? line.name : [])));
  const others = shippedText(panel)
    .split('\n')
    .filter((line) => !names.has(/^\w+/.exec(line)?.[0] ?? ''));
  return {panel, encoding, text: [text + more, ...others].join('\n')};
}

const part = (text: string): File => ({text, panel: 'generic', encoding: 'utf-8'});
const without = (names: string, added = ''): File =>
  part(shippedText('generic').replaceAll(new RegExp(`^(${names}) = .*\\n`, 'gm'), '') + added);

/** What the files of the rules do not trigger, because another finding of the same rule takes its place. */
const more: readonly File[] = [
  part('IPV6 = "1"\nUI_IP = "203.0.113.7"'),
  part('RESTRICT_SYSLOG = "1"'),
  part('PT_LIMIT = "0"\nPT_USERMEM = "256"\nPT_SSHDHUNG = "1"'),
  part('CC_IGNORE = "AS64500"\nCC_LOOKUPS = "0"\nCC_SRC = "1"'),
  part('TCP_IN = "22,6379"\nTCP6_IN = "22"\nUDP_IN = "53"\nUDP6_IN = ""\nIPV6 = "0"\nCC6_LOOKUPS = "1"'),
  part('LF_SSHD = "5"\nLF_SSHD_PERM = "2"'),
  part('LF_PERMBLOCK = "1"\nLF_PERMBLOCK_COUNT = "250"\nLF_PERMBLOCK_INTERVAL = "86400"\nCT_LIMIT = "300"'),
  part('LF_IPSET = "0"\nDENY_IP_LIMIT = "0"'),
  part('LF_IPSET = "1"\nDENY_IP_LIMIT = "0"'),
  part('LF_IPSET = "1"\nDENY_IP_LIMIT = "70000"'),
  part('UI = "1"\nUI_ALLOW = "off"'),
  part('CC_DENY = "XX,YY"\nCC_ALLOW_FILTER = "DE,RUS"'),
  part('LF_SSHD = "5 "'),
  part('LF_TRIGGER = "1"'),
  part('CT_LIMIT = "300"\nCT_STATES = "NEW"'),
  part('MESSENGER = "1"\nMESSENGER_TEMP = "0"\nMESSENGER_PERM = "0"'),
  part('LF_HTACCESS = "5"\nLF_QOS = "5"\nHTACCESS_LOG = ""'),
  part('LF_DISTFTP = "0"\nLF_DIST_ACTION = "/root/dist.sh"\nPS_INTERVAL = "0"\nPS_PERMANENT = "1"'),
  part('TPC_IN = "22;80"'),
  part('DROP_OUT = "ACCEPT"'),
  part('SMTP_BLOCK = "1"\nSMTP_PORTS = "465"'),
  part('ETH_DEVICE = "eth0:0"'),
  part('LF_BOGON_SKIP = "eth0:1"'),
  part('TESTING = "0"\nCONNLIMIT = "abc;5"'),
  part('CC_SRC = "1"\nMM_LICENSE_KEY = ""\nCC_ALLOW_PORTS = "DE"\nCC_ALLOW_PORTS_TCP = "22"\nTCP_IN = "22"'),
  part('PORTKNOCKING = "22;tcp;20;100;200;300"\nTCP_IN = "80"\nTCP6_IN = "22"\nIPV6 = "1"'),
  without('LF_SPI'),
  without('CC_SRC|LF_SPI'),
  without('LF_TEMP_EMAIL_ALERT|TESTING|RESTRICT_SYSLOG'),
  without('TCP_IN'),
  without('TCP_IN', 'TPC_IN = "22;80"\n'),
  without('UDP_IN', '# UDP_IN = "53"\n'),
  without('TCP_IN|TCP6_IN|IPV6', 'TCP6_IN = "22"\nIPV6 = "1"\n'),
];
const cases: [string, File][] = [
  ...ids.map((id): [string, File] => [id, readFixture(`rules/${id}/triggers.conf`)]),
  ...more.map((file, index): [string, File] => [`file ${index + 1} of more`, file]),
];

test.each(cases)('%s: what the page says to do removes the finding, and brings no other that is as bad', (_, file) => {
  expect(followAll(file).wrong).toEqual([]);
});

// A quick run takes every other file with IPv6, and the rest without.
const wholeFiles = cases.flatMap(([name, file], index): [string, File][] => {
  const ipv6 = parseConfig(file.text, file.encoding).values.has('IPV6') ? '' : '\nIPV6 = "1"\n';
  const variants: [string, File][] = [
    [name, whole(file)],
    [`${name}, with IPv6`, whole(file, ipv6)],
  ];
  return isFull ? variants : [variants[index % 2]!];
});

test.each(wholeFiles)('%s: the same in a whole file', (_, file) => {
  expect(followAll(file).wrong).toEqual([]);
});

test('each remedy writes a value, deletes its line, or is named above', () => {
  const rest = cases.flatMap(([, file]) => followAll(file).rest).filter(({severity}) => severity !== 'difference');
  expect([...new Set(rest.map(({remedy}) => remedy))].sort()).toEqual([...decisions].sort());
});

const rulesFolder = path.resolve('packages/csf/answers/check-config/rules');

/** The fixed parts of all that rules say: of their texts in `title`, `reason` and `remedy`. */
function sentences(): {file: string; text: string}[] {
  return readdirSync(rulesFolder).flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      readFileSync(path.join(rulesFolder, file), 'utf8'),
      ts.ScriptTarget.Latest,
      true,
    );
    const found: {file: string; text: string}[] = [];
    const visit = (node: ts.Node, isSaid: boolean): void => {
      const isText = ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);
      if (isSaid && isText && /[a-z]{2} [a-z]/.test(node.text)) {
        found.push({file, text: node.text});
      }
      const says =
        (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) &&
        /^"?(title|reason|remedy)"?$/.test(node.name.getText(source));
      ts.forEachChild(node, (child) => visit(child, isSaid || says));
    };
    visit(source, false);
    return found;
  });
}

test('each sentence of a rule is one of a file that is followed here', () => {
  const said = cases
    .flatMap(([, file]) => check(file))
    .map(({title, reason, remedy}) => `${title}\n${reason}\n${remedy}`)
    .join('\n');
  // Rows of a table have {name} and {n} where the rule writes a value.
  const isSaid = (text: string): boolean => text.split(/\{\w+\}/).every((part) => said.includes(part));
  expect(sentences().filter(({text}) => !isSaid(text))).toEqual([]);
});

test.each(['', 'off', '0 ', '80-90', '90:80', '22 80'])('each setting with the value %j', (value) => {
  const wrong = [...shippedSettings.keys()].flatMap((name) => followAll(part(`${name} = "${value}"`)).wrong);
  expect(wrong).toEqual([]);
});
