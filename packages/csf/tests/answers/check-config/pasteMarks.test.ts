import {checkText} from '../../../answers/check-config/decode';
import {checkConfig} from '../../../answers/check-config/checkConfig';
import {shippedText} from '../../../model/conf/shippedConfig';

const whole = shippedText('generic');

function eachLine(change: (line: string, number: number) => string): string {
  return whole
    .split('\n')
    .map((line, index) => change(line, index + 1))
    .join('\n');
}

function broken(width: number): string {
  return eachLine((line) => (line.match(new RegExp(`.{1,${width}}`, 'g')) ?? ['']).join('\n'));
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

const quotesIn = (left: string, right: string): string =>
  eachLine((line) => line.replace(/"(.*)"/, `${left}$1${right}`));

test.each([
  ['entities', escaped(whole), 'the HTML codes of a page'],
  ['no-break spaces around =', whole.replaceAll(' = ', '\u00a0=\u00a0'), 'the no-break spaces of a page'],
  ['no-break spaces everywhere', whole.replaceAll(' ', '\u00a0'), 'the no-break spaces of a page'],
  ['wide spaces', whole.replaceAll(' ', '\u2003'), 'the no-break spaces of a page'],
  ['line breaks of HTML', eachLine((line) => `${line}<br>`), 'the tags of a page'],
  ['quoted-printable ends', eachLine((line) => `${line}=20`), 'the =20 and =3D of a mail'],
  ['lines of 76 characters', broken(76), 'the line breaks of a mail or a narrow window'],
  ['lines of 60 characters', broken(60), 'the line breaks of a mail or a narrow window'],
  ['English quotes', quotesIn('“', '”'), 'curly quotation marks'],
  ['German quotes', quotesIn('„', '“'), 'curly quotation marks'],
  ['single quotes', quotesIn("'", "'"), 'single quotation marks'],
  ['no quotes', whole.replaceAll('"', ''), 'without quotation marks'],
  ['bold', eachLine((line) => (/^\w+ = /.test(line) ? `**${line}**` : line)), 'marks before its lines'],
  ['colours', eachLine((line) => `\u001b[01;31m${line}\u001b[0m`), 'the colours of a terminal'],
  ['a table', eachLine((line) => `| ${line} |`), 'the frame of a table'],
  ['bullets', eachLine((line) => (/^\w/.test(line) ? `• ${line}` : line)), 'marks before its lines'],
  ['a quotation', eachLine((line) => `> ${line}`), 'the marks of a quotation'],
  ['numbers', eachLine((line, number) => `${number} ${line}`), 'the numbers before the lines'],
  ['grep', eachLine((line) => `/etc/csf/csf.conf:${line}`), 'the file names of grep'],
])('marks in every line get one sentence instead of a finding each: %s', (_, text, words) => {
  const decoded = checkText(text);
  expect(decoded.isConfig ? 'read' : decoded.sentence).toContain(words);
});

test.each([
  ['as it is', whole],
  ['indented', eachLine((line) => `    ${line}`)],
  ['CRLF', whole.replaceAll('\n', '\r\n')],
  ['CR', whole.replaceAll('\n', '\r')],
  ['quoted-printable with values that csf reads', whole.replaceAll('=', '=3D')],
  ['settings alone', whole.replace(/^#.*\n/gm, '')],
  ['in the tags of a forum', `[CODE]\n${whole}[/CODE]`],
  ['a few curly quotes', whole.replace(/^(TESTING|TCP_IN) = "(.*)"$/gm, '$1 = “$2”')],
  ['a comment with a tag', `# written by <b>me</b><br>\n${whole}`],
])('a file that csf could have is read: %s', (_, text) => {
  expect(checkText(text).isConfig).toBe(true);
});

test('a file with curly quotes is not asked for again: csf does not start with it', () => {
  expect(checkText(quotesIn('“', '”'))).toMatchObject({
    sentence: expect.stringMatching(/csf and lfd do not start: write " for each of them\.$/),
  });
});

test('settings of another program are not called a csf.conf', () => {
  const decoded = checkText('IPV6=yes\nA_B=1\nC_D=2\nE_F=3\nG_H=4\nI_J=5\nK_L=6\n');
  expect(decoded.isConfig ? 'read' : decoded.sentence).not.toMatch(/^This is csf\.conf/);
});

test.each([
  ['the first 40,000 characters', whole.slice(0, 40_000), ['The end of the file is missing']],
  ['all but the first 40,000', whole.slice(40_000), ['The beginning of the file is missing']],
  [
    'a middle part',
    whole.slice(20_000, 80_000),
    ['The beginning of the file is missing', 'The end of the file is missing'],
  ],
  ['dots where the end was', `${whole.slice(0, 40_000)}\n...`, ['The end of the file is missing']],
  ['the whole', whole, []],
  [
    'the whole with a line that csf cannot read first',
    whole.replace(/^TESTING(.*) = "(.*)"$/gm, 'TESTING$1 = “$2”'),
    [],
  ],
])('a cut file says what is missing, and nothing is judged by it: %s', (_, text, titles) => {
  const {findings, origin} = checkConfig(text, 'generic');
  const cut = findings.filter(({id}) => id === 'syntax.cut');
  expect(cut.map(({title}) => title).sort()).toEqual(titles);
  if (titles.length > 0) {
    expect(origin.product).toBe('unknown');
    expect(findings.filter(({severity, line}) => severity === 'new' || line === undefined)).toEqual([]);
    expect(findings.filter(({id}) => id === 'syntax.unreadable')).toEqual([]);
  }
});
