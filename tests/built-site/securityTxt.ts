import {pages, readBuilt} from './build';

const fields = readBuilt('.well-known/security.txt')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);
const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value!);

test('expires in the future, within a year', () => {
  const [expires = ''] = valuesOf('Expires');
  expect(expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(0);
  expect(days).toBeLessThanOrEqual(366);
});

test('its policy is a part of the contact page', () => {
  const {$} = pages.find(({address}) => address === '/contact/')!;
  for (const policy of valuesOf('Policy')) {
    const {pathname, hash} = new URL(policy);
    expect(pathname).toBe('/contact/');
    expect($(hash)).toHaveLength(1);
  }
});
