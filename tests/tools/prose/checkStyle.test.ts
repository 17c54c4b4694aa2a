import {load} from 'js-yaml';
import {existsSync, readFileSync} from 'node:fs';

import {checkCodeStyle, checkStyle} from '@site/tools/prose/checkStyle';
import {readProse} from '@site/tools/prose/readProse';

const check = (text: string, file = 'docs/x.mdx') =>
  checkStyle(file, readProse(file, text)).map(({line, message}) => `${line}: ${message}`);

test.each([
  ['Please restart it.', '1: "Please": leave it out'],
  ['Add it to\nthe whitelist.', '2: "whitelist": say "allow", or "ignore" if lfd should leave somebody alone'],
  ['Ports, e.g. 22.', '1: "e.g.": say "such as" or "for example"'],
  ['It goes via eth0.', '1: "via": say "by", "through" or "over"'],
  ['Write to Github.', '1: write "Github" as "GitHub"'],
  ['It works!', '1: an exclamation mark: end the sentence with a full stop'],
  ['It works — mostly.', '1: a dash between words: make two sentences, or use a comma, a colon or brackets'],
  [
    '## Open the Port',
    '1: the heading has a capital in "Port": write it in lower case, or add the name to tools/prose/terms.yml',
  ],
])('reports %j', (text, message) => {
  expect(check(text)).toEqual([message]);
});

test.each([
  ['code', 'Type `please`, or `csf.blocklists`.'],
  ['a quotation', 'The log says "please, try later!".'],
  ['a path or an address', 'See /etc/via/x and easy.example.org.'],
  ['a longer word', 'The pleased viaduct, a vs-1 board.'],
  ['a placeholder in capitals', 'Replace USERNAME.'],
  ['a program in small letters', 'The exim log of docker.'],
  ['names in headings', '## Move to GitHub Pages with Sentinel Firewall'],
  ['the beginning of a sentence in a heading', '## Step 1: Open it. Then close it'],
  ['a negation', 'The option !lo excludes lo.'],
  ['a range', 'It takes 20 – 40 s in `1 – 2`.'.replaceAll(' – ', '–')],
])('%s is left alone', (_, text) => {
  expect(check(text)).toEqual([]);
});

test('a word is left alone where it is an exception, and only there', () => {
  expect(check('What others call a whitelist.', 'docs/glossary.mdx')).toEqual([]);
});

test('every exception is needed', () => {
  const {exceptions} = load(readFileSync('tools/prose/terms.yml', 'utf8')) as {
    exceptions: {file: string; words: string[]}[];
  };
  const needless = exceptions.flatMap(({file, words}) =>
    words.filter((word) => !existsSync(file) || !readFileSync(file, 'utf8').toLowerCase().includes(word)),
  );
  expect(needless).toEqual([]);
});

test('reports words in code that read as if translated', () => {
  const found = checkCodeStyle(
    'src/x.ts',
    "// It works.\nconst fault = 'Nothing stands here';\nfaultless(stand.ard);\n",
  );
  expect(found.map(({line, message}) => `${line}: ${message}`)).toEqual([
    '2: "stands here": say "is", "appears", or who put it there',
    '2: "fault": say "error", "bug" or "problem"',
  ]);
});
