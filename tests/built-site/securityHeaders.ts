import {load} from 'cheerio';

import {writePolicy, type Directive} from '@site/src/security/contentPolicy';
import {readPage} from '@site/src/plugins/security/readPage';
import {fingerprint} from '@site/src/lib/node/fingerprint';

import {notFoundPage, pages, readBuilt, type BuiltPage} from './build';

/** The headers that `_headers` gives to every path. */
const headers = new Map(
  readBuilt('_headers')
    .split('\n\n')[0]!
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line)!;
      return [name!.toLowerCase(), value!];
    }),
);
const policy = headers.get('content-security-policy')!;

/** Files of pages, those that are no page of the site too. */
const others = ['404.html', 'docs/uninstall/index.html'];

const policySelector = 'meta[http-equiv="Content-Security-Policy"]';

/** The policy in a page. */
const policyIn = ({$}: Pick<BuiltPage, '$'>): string => $(policySelector).attr('content') ?? 'none';

/** The HTML of a page as built. Serialising the tree again takes seconds. */
const htmlOf = ({address}: BuiltPage): string => readBuilt(`${address.slice(1)}index.html`);

function directives(text: string): Directive[] {
  return text.split('; ').map((directive) => {
    const [name, ...sources] = directive.split(' ');
    return {name: name!, sources: sources.map((value) => ({value, why: ''}))};
  });
}

test('the headers are those that a strict site sends', () => {
  expect(Object.fromEntries(headers)).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'referrer-policy': expect.stringMatching(/^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/),
    'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  const directive = (name: string) =>
    directives(policy)
      .find((one) => one.name === name)
      ?.sources.map(({value}) => value);
  expect(directive('frame-ancestors')).toEqual(["'none'"]);
  expect(directive('base-uri')).toEqual(["'none'"]);
  expect(directive('object-src')).toEqual(["'none'"]);
  expect(directive('script-src')).not.toEqual(expect.arrayContaining(["'unsafe-inline'"]));
  expect(policy).not.toMatch(/unsafe-eval|unsafe-inline|\*/);
});

const fingerprints = / 'sha256-[^']+'/g;

test('every page carries the policy of the headers with no more than its own scripts and styles, before all else', () => {
  const expected = writePolicy(directives(policy).filter(({name}) => name !== 'frame-ancestors'));
  const all = [
    ...pages.map((page) => ({html: htmlOf(page), own: policyIn(page)})),
    ...others.map((file) => ({html: readBuilt(file), own: policyIn({$: load(readBuilt(file))})})),
  ];
  for (const {html, own} of all) {
    expect(own.replaceAll(fingerprints, '')).toBe(expected.replaceAll(fingerprints, ''));
    expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(script|style|link|title)\b/));
  }
});

function hashesOf(text: string, directive: string): string[] {
  const sources = directives(text)
    .find(({name}) => name === directive)!
    .sources.map(({value}) => value);
  return sources.filter((value) => value.startsWith("'sha256-")).map((value) => value.slice(1, -1));
}

test('the policy of a page allows each of its inline scripts and style sheets, and no other', () => {
  for (const page of pages) {
    const {$, address} = page;
    const own = policyIn(page);
    const {inlineScripts} = readPage(htmlOf(page), address);
    expect([address, hashesOf(own, 'script-src').sort()]).toEqual([address, inlineScripts.sort()]);
    const sheets = $('style')
      .toArray()
      .map((element) => fingerprint($(element).text()));
    expect([address, hashesOf(own, 'style-src').sort()]).toEqual([address, sheets.sort()]);
  }
});

test.each(['script-src', 'style-src'])(
  'the policy of the headers allows for %s what pages need, and no other',
  (name) => {
    const needed = [...pages, notFoundPage].flatMap((page) => hashesOf(policyIn(page), name));
    expect(hashesOf(policy, name).sort()).toEqual([...new Set(needed)].sort());
  },
);

test('no page holds a style attribute, an event handler or a style element that is no style sheet of the site', () => {
  const sheet = /<style data-href=.*?<\/style>/gs;
  expect(pages.flatMap((page) => readPage(htmlOf(page).replace(sheet, ''), page.address).errors)).toEqual([]);
});

test('nginx is given the same headers', () => {
  const lines = readBuilt('_deploy/nginx/headers.conf').trimEnd().split('\n');
  const given = lines.map((line) => /^add_header ([\w-]+) "(.*)" always;$/.exec(line)!.slice(1));
  // Maps of nginx's own set these, so that some files get other values.
  const usual = {
    $site_resource_policy: headers.get('cross-origin-resource-policy')!,
    $site_frames: headers.get('x-frame-options')!,
    $site_ancestors: "'none'",
  };
  const valueOf = (text: string): string =>
    Object.entries(usual).reduce((value, [variable, its]) => value.replace(variable, its), text);
  expect(new Map(given.map(([name, value]) => [name!.toLowerCase(), valueOf(value!)]))).toEqual(headers);
});
