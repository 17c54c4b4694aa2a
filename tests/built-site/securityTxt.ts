import {pages, readBuilt} from './build';

const fields = readBuilt('.well-known/security.txt')
  .trimEnd()
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .map((line) => /^([A-Za-z-]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, '']);
const valuesOf = (name: string) => fields.filter(([field]) => field === name).map(([, value]) => value!);

test('has the fields that RFC 9116 asks for, each line in its form', () => {
  expect(valuesOf('Contact').length).toBeGreaterThan(0);
  expect(valuesOf('Expires')).toHaveLength(1);
  expect(valuesOf('Preferred-Languages')).toEqual(['en']);
  expect(valuesOf('Canonical')).toEqual(['https://sentinelfirewall.org/.well-known/security.txt']);
  expect(new Set(fields.map(([name]) => name))).toEqual(
    new Set(['Contact', 'Expires', 'Preferred-Languages', 'Canonical', 'Policy']),
  );
});

test('names secure addresses only', () => {
  for (const value of [...valuesOf('Contact'), ...valuesOf('Policy')]) {
    expect(value).toMatch(/^(https:\/\/|mailto:)/);
  }
});

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
