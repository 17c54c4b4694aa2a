import {load} from 'cheerio';

import {writePolicy, type Directive} from '@site/src/security/contentPolicy';
import {readPage} from '@site/src/plugins/security-headers/readPage';
import {judge} from '@site/tests/support/observatory';

import {pages, readBuilt} from './build';

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

function metaPolicyOf(html: string): string {
  return load(html)('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? 'none';
}

function directives(text: string): Directive[] {
  return text.split('; ').map((directive) => {
    const [name, ...sources] = directive.split(' ');
    return {name: name!, sources: sources.map((value) => ({value, why: ''}))};
  });
}

test('the Observatory of Mozilla would give the site an A+, with full credit for its policy', () => {
  const foreign = pages.flatMap(({$}) =>
    $('script[src^="http"]')
      .get()
      .map((script) => $(script).attr('src')!),
  );
  const {grade, score, modifiers} = judge(headers, foreign);
  expect({grade, score, csp: modifiers.csp}).toEqual({grade: 'A+', score: 140, csp: 10});
});

test('every page carries the policy of the headers, before all that it governs but its own style sheets', () => {
  const expected = writePolicy(directives(policy).filter(({name}) => name !== 'frame-ancestors'));
  for (const html of [...pages.map(({$}) => $.html()), ...others.map(readBuilt)]) {
    expect(metaPolicyOf(html)).toBe(expected);
    const rest = html.replaceAll(/<link rel="preload" as="style" href="\/assets\/css\/[^"]+">/g, '');
    expect(rest.indexOf('http-equiv')).toBeLessThan(rest.search(/<(script|link|title)\b/));
  }
});

test('every page asks for its style sheets before its policy, after which browsers ask for nothing ahead', () => {
  for (const {$, address} of pages) {
    const asked = $('meta[http-equiv="Content-Security-Policy"]').prevAll('link[rel="preload"][as="style"]').toArray();
    const used = $('link[rel="stylesheet"]').toArray();
    expect([address, asked.map((link) => $(link).attr('href')).sort()]).toEqual([
      address,
      used.map((link) => $(link).attr('href')).sort(),
    ]);
  }
});

test('the policy allows each script that stands in a page, and no other', () => {
  const inPages = pages.flatMap(({$, address}) => readPage($.html(), address).inlineScripts);
  const allowed = [...policy.matchAll(/'(sha256-[^']+)'/g)].map(([, hash]) => hash!);
  expect([...new Set(inPages)].sort()).toEqual(allowed.sort());
});

test('no page holds a style element, a style attribute or an event handler', () => {
  expect(pages.flatMap(({$, address}) => readPage($.html(), address).faults)).toEqual([]);
});

test('nginx is given the same headers', () => {
  const lines = readBuilt('_deploy/nginx/headers.conf').trimEnd().split('\n');
  const given = lines.map((line) => /^add_header ([\w-]+) "(.*)" always;$/.exec(line)!.slice(1));
  const inNginx = new Map(given.map(([name, value]) => [name!.toLowerCase(), value!]));
  // A map of nginx's own sets this one.
  inNginx.set('cross-origin-resource-policy', headers.get('cross-origin-resource-policy')!);
  expect(inNginx).toEqual(headers);
});
