import {urlOfTerm} from '@site/src/product/reference';
import {settingUrl} from '@site/src/features/config-checker/logic/settingUrl';
import {settings} from '@site/src/product/settings';

test('every setting has the address that the build gives it', () => {
  const names = [...settings.keys()];
  expect(names.length).toBeGreaterThan(300);
  expect(names.map(settingUrl)).toEqual(names.map((name) => urlOfTerm(name, new Map())));
});

test('other names have none', () => {
  expect(settingUrl('LF_NONSENSE')).toBeUndefined();
  expect(settingUrl('constructor')).toBeUndefined();
});
