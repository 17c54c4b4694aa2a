import {urlOfTerm} from '../../../answers/terms/reference';
import {settingUrl} from '../../../pages/settingUrl';
import {settings} from '../../../model/settings';

test('every setting has the address that the build gives it', () => {
  const names = [...settings.keys()];
  expect(names.length).toBeGreaterThan(300);
  expect(names.map(settingUrl)).toEqual(names.map((name) => urlOfTerm(name, new Map())));
});

test('other names have none', () => {
  expect(settingUrl('LF_NONSENSE')).toBeUndefined();
  expect(settingUrl('constructor')).toBeUndefined();
});
