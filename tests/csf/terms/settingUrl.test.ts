import {urlOfTerm} from '@site/src/csf/terms/reference';
import {settingUrl} from '@site/src/csf/terms/settingUrl';
import {settings} from '@site/src/csf/settings';

test('every setting has the address that the build gives it', () => {
  const names = [...settings.keys()];
  expect(names.length).toBeGreaterThan(300);
  expect(names.map(settingUrl)).toEqual(names.map((name) => urlOfTerm(name, new Map())));
});

test('other names have none', () => {
  expect(settingUrl('LF_NONSENSE')).toBeUndefined();
  expect(settingUrl('constructor')).toBeUndefined();
});
