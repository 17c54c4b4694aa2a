import {readFileSync} from 'node:fs';

import {load} from 'js-yaml';
import {globSync} from 'tinyglobby';

type Described = Record<string, {when?: string}>;
const described = globSync('packages/csf/descriptions/settings/*.yml').flatMap((file) =>
  Object.entries(load(readFileSync(file, 'utf8')) as Described),
);

/** Settings that nobody needs to look for: their entry says to leave them alone, or names a path that is elsewhere. */
const alone =
  /^(?:Leave|Never|There is no reason|Prefer|Only on an old|Change (?:`|it only if))|if the program is elsewhere/;

/** A name for settings of one kind: logs of your own, and ports of a service. A guide names one of them. */
const kindOf = (name: string): string => name.replace(/^CUSTOM\d/, 'CUSTOM1').replace(/^PORTS_\w+/, 'PORTS_');

/** Settings with advice on when to change them that no guide has, so that nobody with the symptom finds them. */
const unreached = (settings: readonly [string, {when?: string}][], guides: string): string[] =>
  settings.flatMap(([name, {when = ''}]) =>
    when === '' || alone.test(when) || new RegExp(`\\b${kindOf(name)}`).test(guides) ? [] : [`${name}: ${when}`],
  );

test('a guide leads to each setting whose entry says when to change it', () => {
  const guides = globSync(['docs/**/*.mdx', '!docs/reference/**', '!docs/tools/**']).map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(described.length).toBeGreaterThan(400);
  expect(unreached(described, guides.join('\n'))).toEqual([]);
});

test('finds a setting that only its entry names', () => {
  const settings: [string, {when?: string}][] = [
    ['CT_LIMIT', {when: 'Lower it during an attack.'}],
    ['TAIL', {when: 'Leave it alone.'}],
    ['CUSTOM7_LOG', {when: 'Set it for one more log.'}],
  ];
  expect(unreached(settings, '`CUSTOM1_LOG`')).toEqual(['CT_LIMIT: Lower it during an attack.']);
});

/** Rows of the page on mails: words of the subject, the meaning, and what ends the mail. */
const rows = [
  ...readFileSync('docs/usage/email-alerts.mdx', 'utf8').matchAll(/^\| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm),
]
  .map(([, subject = '', , ends = '']) => ({subject, ends}))
  .filter(({subject}) => !/^(?:Subject|---)/.test(subject));

test('each mail names the setting or the list that ends it, which the build links', () => {
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.filter(({ends}) => !/`(?:[A-Z][A-Z0-9_]+|\/etc\/csf\/[\w.]+)`/.test(ends))).toEqual([]);
});
