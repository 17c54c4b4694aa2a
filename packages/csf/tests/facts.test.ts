import {versions} from '../answers/changelog';
import {checkStatedDefault} from '../answers/terms/defaults';
import {settingGroups} from '../answers/terms/reference';
import {checkValue, settings, variants} from '../model/settings';

test('every section of settings has one page of the reference', () => {
  const sections = [...new Set([...settings.values()].map(({section}) => section))].sort();
  expect(settingGroups.flatMap((group) => group.sections).sort()).toEqual(sections);
});

test('no shipped default is called wrong', () => {
  const errors = [...settings.values()].flatMap((setting) =>
    variants.flatMap((variant) => {
      const value = setting.defaults[variant];
      return value === null ? [] : [checkValue(setting, value)].filter((error) => error !== undefined);
    }),
  );
  expect(errors).toEqual([]);
});

test('a stated default may be that of any panel, but no other', () => {
  expect(checkStatedDefault('LF_SSHD', '5')).toBeUndefined();
  expect(checkStatedDefault('LF_POP3D', '0')).toBeUndefined();
  expect(checkStatedDefault('LF_POP3D', '10')).toBeUndefined();
  expect(checkStatedDefault('LF_POP3D', '5')).toBe('the default of LF_POP3D is "10" or "0", not "5"');
  expect(checkStatedDefault('NO_SETTING', '5')).toBeUndefined();
});

test('what a version changed is its difference from the version before', () => {
  const nameOf = ({tag, version, commit}: (typeof versions)[number]) => (tag ? version : commit);
  const expected = versions.slice(1, -1).map((version, index) => `${nameOf(versions[index + 2]!)}..${nameOf(version)}`);
  expect(versions.slice(1, -1).map(({diff}) => diff)).toEqual(expected);
  // The newest has no tag: it begins where the last tag is.
  expect(versions[0]!.diff).toMatch(new RegExp(`^${versions[1]!.commit}\\.\\.[0-9a-f]{7}$`));
});
