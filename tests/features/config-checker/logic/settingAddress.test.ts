import {urlOfTerm} from '@site/src/product/reference';
import {settingAddress} from '@site/src/features/config-checker/logic/settingAddress';
import {settings} from '@site/src/product/settings';

test('every setting has the address that the build gives it', () => {
  const names = [...settings.keys()];
  expect(names.length).toBeGreaterThan(300);
  expect(names.map(settingAddress)).toEqual(names.map((name) => urlOfTerm(name, new Map())));
});

test('other names have none', () => {
  expect(settingAddress('LF_NONSENSE')).toBeUndefined();
  expect(settingAddress('constructor')).toBeUndefined();
});
