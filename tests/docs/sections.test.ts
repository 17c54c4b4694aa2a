import {readFileSync} from 'node:fs';
import {globSync} from 'tinyglobby';

import {ruleKinds} from '@sentinel/csf/answers/build-rule';
import {sections} from '@sentinel/csf/pages/sections';
import {settingUrl} from '@sentinel/csf/pages/settingUrl';
import {parseBody} from '@site/src/plugins/content-validation/parseBody';

// tools.ts names the page about the work without a tool.
const sources = globSync([
  'packages/csf/{answers,model,pages}/**/*.{ts,json}',
  'src/browser-tools/*/**/*.{ts,tsx}',
]).map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

/** The pages of the docs and their sections. */
const known = new Set(
  globSync('docs/**/[!_]*.mdx').flatMap((file) => {
    const page = `/${file.replace(/(?:index)?\.mdx$/, '').replace(/\/?$/, '/')}`;
    return [page, ...[...parseBody(file, readFileSync(file, 'utf8')).anchors].map((anchor) => `${page}#${anchor}`)];
  }),
);

/** Whole pages that are the answer: what to do after a lockout, common questions, all settings, and steps above the first heading. */
const wholePages = [
  '/docs/locked-out/',
  '/docs/questions/',
  '/docs/usage/open-ports/',
  '/docs/reference/settings/',
  '/docs/with/firewalld-and-ufw/',
  '/docs/with/fail2ban/',
];

/** The addresses in a source, with the constants in them put in place, except for those that are only a beginning. */
function addressesIn(text: string): string[] {
  const bases = new Map(
    [...text.matchAll(/const (\w+) = '(\/docs\/[^']*\/)'/g)].map(([, name, base]) => [name!, base!]),
  );
  const joined = [...text.matchAll(/`\$\{(\w+)\}(#[\w-]+)`/g)].map(
    ([, name, anchor]) => `${bases.get(name!)}${anchor!}`,
  );
  const whole = [...text.matchAll(/['"](\/docs\/[^'"`$]*)['"]/g)]
    .map(([, address]) => address!)
    .filter((address) => ![...bases.values()].includes(address));
  // A base that a note uses as it is leads to a whole page.
  const named = [...bases].flatMap(([name, base]) =>
    new RegExp(String.raw`(?:page|href): ${name}[,\n]|['\x60], ${name}[),]`).test(text) ? [base] : [],
  );
  return [...whole, ...joined, ...named];
}

test.each(Object.entries(sections))('the docs have the section %s', (_, address) => {
  expect(known.has(address)).toBe(true);
});

test('each section of the table is the page of a note', () => {
  const unused = Object.keys(sections).filter((name) => !sources.some(({text}) => text.includes(`sections.${name}`)));
  expect(unused).toEqual([]);
});

test('code names a section of the table by its key', () => {
  const code = sources.filter(({file}) => file.endsWith('.ts') && file !== 'packages/csf/pages/sections.ts');
  const repeated = code.flatMap(({file, text}) =>
    Object.entries(sections).flatMap(([key, address]) => (text.includes(`'${address}'`) ? [`${file}: ${key}`] : [])),
  );
  expect(repeated).toEqual([]);
});

test('whatever a tool prints leads to a section that the docs have', () => {
  const links = sources.flatMap(({file, text}) => addressesIn(text).map((address) => ({file, address})));
  expect(links.length).toBeGreaterThan(200);
  const wrong = links.filter(
    ({address}) => !wholePages.includes(address) && !(address.includes('#') ? known.has(address) : isToolPage(address)),
  );
  expect(wrong).toEqual([]);
});

test('a note about a setting leads to its entry', () => {
  const names = sources.flatMap(({text}) => [...text.matchAll(/entryOfSetting\('(\w+)'\)/g)].map(([, name]) => name!));
  expect(names.length).toBeGreaterThan(15);
  expect(names.filter((name) => settingUrl(name) === undefined)).toEqual([]);
});

test('each kind of line has a section', () => {
  expect(ruleKinds.filter(({page}) => !known.has(page) || !page.includes('#')).map(({id}) => id)).toEqual([]);
});

function isToolPage(address: string): boolean {
  return /^\/docs\/(?:tools\/[\w-]+\/)$/.test(address) && known.has(address);
}
