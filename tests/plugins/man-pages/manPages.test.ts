import {spawnSync} from 'node:child_process';

import {manPageFiles} from '@site/src/plugins/man-pages';
import {manPage} from '@site/src/plugins/man-pages/roff';
import {csfOptions, flagsOf} from '@sentinel/csf/model/commands';
import alerts from '@sentinel/csf/facts/alerts.json';
import {settings} from '@sentinel/csf/model/settings';

const site = 'https://preview.example.org/below/';
const files = manPageFiles({date: '2026-11-22', site});

/** What mandoc makes of a page. @throws if there is no mandoc */
function mandoc(format: string, page: string): string {
  const {error, stdout} = spawnSync('mandoc', ['-T', format, '-W', 'warning'], {input: page, encoding: 'utf8'});
  if (error !== undefined) {
    throw new Error('There is no mandoc to check the manual pages: run "npm run setup:tests", which installs it.');
  }
  return stdout;
}

/** A page as somebody reads it, on one line, without bold and underlined characters. */
function read(page: string): string {
  return mandoc('utf8', page).replace(/.[\b]/gu, '').replace(/\s+/g, ' ');
}

const ofText = (markdown: string): string =>
  manPage(
    {name: 'x', section: 8, content: ['## NAME', 'x \\- y', '## TEXT', markdown]},
    {date: '2026-11-22', source: 'S 1', site},
  );

test('there is a page for each program and for the settings', () => {
  expect([...files.keys()]).toEqual(['csf.8', 'lfd.8', 'csf.conf.5']);
});

test.each([...files])('mandoc reports nothing about %s', (_, page) => {
  expect(mandoc('lint', page)).toBe('');
});

test('mandoc reports a page with errors', () => {
  expect(mandoc('lint', '.TH X 8 "2026-11-22"\n.SH NAME\nx \\- y\n.WRONG\n')).toContain(
    'skipping unknown macro: .WRONG',
  );
});

test('csf(8) has every option with what follows it', () => {
  const text = read(files.get('csf.8')!);
  const wanted = csfOptions.map((option) => [flagsOf(option).join(', '), option.arguments].filter(Boolean).join(' '));
  expect(wanted.filter((line) => !text.includes(` ${line} `))).toEqual([]);
});

test('csf.conf(5) has every setting, and lfd(8) every mail', () => {
  const conf = files.get('csf.conf.5')!.split('\n');
  expect([...settings.keys()].filter((name) => !conf.includes(String.raw`\fB${name}\fR`))).toEqual([]);
  const mails = files.get('lfd.8')!.split('\n');
  expect(
    alerts.templates.filter(({file}) => !mails.includes(String.raw`\fB${file.replaceAll('-', String.raw`\-`)}\fR`)),
  ).toEqual([]);
});

test('a page says when it was changed, what it belongs to, and where more is', () => {
  const text = mandoc('utf8', files.get('csf.8')!).trimEnd().split('\n').at(-1);
  expect(text).toMatch(/^Sentinel Firewall [\d.]+ +2026-11-22 +CSF\(8\)$/);
  expect(read(files.get('csf.8')!)).toContain('Commands <https://preview.example.org/below/docs/usage/commands/>');
});

test.each([
  ['a backslash and quotes', 'Write `\\n` or "a \'b\'".', 'Write \\n or "a \'b\'".'],
  ['a line that looks like a macro', '`.TH` and\n`.SH`.', '.TH and .SH.'],
  ['characters of a shell', '`a ^b ~c --d`', 'a ^b ~c --d'],
  ['other letters', 'für 3 €', 'für 3 €'],
])('%s: the page shows what was written', (_, markdown, text) => {
  const page = ofText(markdown);
  expect(mandoc('lint', page)).toBe('');
  expect(read(page)).toContain(`TEXT ${text} `);
});

test('a hyphen of a command stays one that a shell knows', () => {
  expect(mandoc('utf8', ofText('Run `csf -td`.')).replace(/.[\b]/gu, '')).toContain('csf -td');
});

test('unsupported Markdown stops the build', () => {
  expect(() => ofText('> quoted')).toThrow('cannot write Markdown of the type blockquote');
  expect(() => ofText('![picture](x.png)')).toThrow('cannot write image within a line');
});
