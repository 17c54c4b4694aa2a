import {globSync} from 'tinyglobby';
import {readdirSync, readFileSync} from 'node:fs';

import {checkConfig} from '@sentinel/csf/answers/check-config/checkConfig';
import {referenceUrl} from '@sentinel/csf/answers/check-config/checkRule';
import {shippedSettings} from '@sentinel/csf/model/conf/shippedConfig';

import {readFixture} from '@site/packages/csf/tests/support/ruleFixture';
import {idsOf, pages} from './build';

/** Every address of a page in a source, whether a test reaches it or not, with the constants in it put in place. */
function linksOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const bases = new Map(
    [...text.matchAll(/const (\w+) = '(\/docs\/[^']*)'/g)].map(([, name, address]) => [name!, address!]),
  );
  const whole = [...text.matchAll(/['"](\/docs\/[^'"`$]*)['"]/g)].map(([, address]) => address!);
  const joined = [...text.matchAll(/`\$\{(\w+)\}(#[\w-]+)`/g)].map(
    ([, name, anchor]) => `${bases.get(name!) ?? name!}${anchor!}`,
  );
  const anchors = [...text.matchAll(/'(#[a-z][\w-]+)'/g)].map(([, anchor]) => `${bases.get('page') ?? file}${anchor!}`);
  return [...whole, ...joined, ...anchors];
}

/** Where the findings of the configuration checker lead. */
function linksOfFindings(): string[] {
  const findings = readdirSync('packages/csf/tests/fixtures/config/rules').flatMap((id) => {
    const {text, panel, encoding} = readFixture(`rules/${id}/triggers.conf`);
    return checkConfig(text, panel, encoding).findings;
  });
  return [...findings.map(({href}) => href), ...[...shippedSettings.keys()].map(referenceUrl)];
}

test('every page that the tools link to exists, with its heading', () => {
  const byAddress = new Map(pages.map((page) => [page.address, page]));
  const links = [
    ...globSync([
      'src/features/*/logic/**/*.ts',
      'packages/csf/{answers,model,pages}/**/*.{ts,json}',
      'src/browser-tools/**/*.{ts,tsx}',
    ]).flatMap(linksOf),
    ...linksOfFindings(),
  ];
  expect(links.length).toBeGreaterThan(600);
  const broken = links.filter((link) => {
    const [address = '', anchor] = link.split('#');
    const page = byAddress.get(address);
    return page === undefined || (anchor !== undefined && !idsOf(page).has(anchor));
  });
  expect(broken).toEqual([]);
});
