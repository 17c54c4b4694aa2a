import {forks} from '../answers/forks';
import {
  changesOf,
  changeWords,
  compareVersions,
  countChanges,
  familyVersion,
  familyVersions,
  sinceVersion,
} from '../model/settingHistory';
import {settings, variants} from '../model/settings';

const compare = (from: string, to: string) => compareVersions(familyVersion(from)!, familyVersion(to)!);
const words = (from: string, to: string) => countChanges(compare(from, to));

// Counted once with git and sort from the files of each commit, apart from the code that wrote the facts.
test.each([
  ['14.15', [435, 402, 422, 407, 407, 403, 407], '8 settings added'],
  ['14.24', [435, 402, 422, 407, 407, 403, 407], '8 settings with another default, 1 with another allowed range'],
  ['15.00', [435, 402, 422, 407, 407, 403, 407], 'no setting differs'],
  ['15.10', [435, 402, 422, 407, 407, 403, 407], 'no setting differs'],
  ['15.11-tag', [435, 402, 422, 407, 406, 402, 407], '1 setting in the files of other panels'],
  ['15.12', [431, 398, 418, 403, 402, 398, 403], '4 settings removed'],
  ['15.11', [431, 398, 418, 403, 402, 398, 403], 'no setting differs'],
  ['15.14', [431, 398, 418, 403, 402, 398, 403], 'no setting differs'],
  ['aetherinox-15.10', [447, 413, 437, 418, 418, 414, 418], '12 settings added, 5 in the files of other panels'],
  ['aetherinox-main', [448, 414, 438, 419, 419, 415, 419], '1 setting added, 13 with another allowed range'],
  ['black-host-15.03', [435, 402, 422, 407, 407, 403, 407], '5 settings with another allowed range'],
  ['centminmod', [435, 402, 422, 407, 407, 403, 407], 'no setting differs'],
  ['cpanel-16.00', [429], '6 settings removed'],
  ['cpanel-16.07', [413], '16 settings removed'],
])('the settings of %s are counted', (id, counts, changes) => {
  const version = familyVersion(id)!;
  expect(variants.flatMap((panel) => version.settings[panel] ?? [])).toEqual(counts);
  expect(countChanges(version.changes)).toBe(changes);
});

test('the version that this site describes has the settings of the reference', () => {
  const version = familyVersion('15.11')!;
  for (const panel of variants) {
    const present = [...settings.values()].filter(({defaults}) => defaults[panel] !== null);
    expect([panel, version.settings[panel]]).toEqual([panel, present.length]);
  }
});

test('what the history says of the last default is what the reference says', () => {
  for (const {setting, panels, after} of compare('14.15', '15.11')) {
    for (const panel of settings.has(setting) ? panels : []) {
      expect([setting, panel, settings.get(setting)!.defaults[panel]]).toEqual([setting, panel, after]);
    }
  }
});

test('each version is compared with one before it, and its changes add up to its settings', () => {
  for (const [index, version] of familyVersions.entries()) {
    const before = familyVersion(version.after);
    expect(before === undefined).toBe(index === 0);
    expect(before === undefined || familyVersions.indexOf(before) < index).toBe(true);
    for (const panel of variants.filter((each) => before?.settings[each] && version.settings[each])) {
      const gained = version.changes.filter((change) => change.before === null && change.panels.includes(panel)).length;
      const lost = version.changes.filter(
        ({kind, after, panels}) => kind !== 'range' && after === null && panels.includes(panel),
      ).length;
      expect([version.id, before!.settings[panel]! + gained - lost]).toEqual([version.id, version.settings[panel]]);
    }
  }
});

test('two versions of one line differ in all that came between', () => {
  expect(words('15.00', '15.11')).toBe('4 settings removed, 1 in the files of other panels');
  expect(words('14.00', '15.00')).toBe('8 settings added, 8 with another default, 1 with another allowed range');
  expect(words('15.11', '15.11')).toBe('no setting differs');
});

test('two forks differ in what each changed since the version that both come from', () => {
  expect(words('15.11', 'cpanel-16.07')).toBe('3 settings added, 21 removed');
  const back = compare('aetherinox-main', '15.00');
  expect(back.find(({setting}) => setting === 'LFD_PROCESS_BIND')).toMatchObject({kind: 'removed', after: null});
  expect(back.find(({setting}) => setting === 'DEBUG')).toMatchObject({kind: 'range', before: '0 to 1', after: '0'});
});

test('what comes and goes again is no difference', () => {
  const [there, again] = [compare('15.00', '15.12'), compare('15.12', '15.00')];
  expect(again).toHaveLength(there.length);
  expect(again.map(({setting, before, after}) => [setting, after, before]).sort()).toEqual(
    there.map(({setting, before, after}) => [setting, before, after]).sort(),
  );
});

test('a change says its panels where it is not on all', () => {
  expect(changesOf('AUTO_UPDATES').map(({version, change}) => [version.id, changeWords(change, version)])).toEqual([
    ['15.11-tag', 'removed on CWP, CyberPanel'],
    ['cpanel-16.00', 'removed'],
  ]);
  expect(changesOf('LF_CXS').map(({version, change}) => changeWords(change, version))).toEqual(['removed']);
});

test('the changelog of CSF says since when a setting exists', () => {
  expect(sinceVersion('LF_TEMP_EMAIL_ALERT')).toBe('14.08');
  expect(sinceVersion('UDPFLOOD')).toBe('6.26');
  expect(sinceVersion('TCP_IN')).toBeUndefined();
});

test('every fork has its version, its licence and a panel', () => {
  expect(forks.map(({id}) => id)).toEqual(['aetherinox', 'black-host', 'centminmod', 'cpanel', 'sentinel']);
  for (const {version, commit, licence, panels, sameFilesAsCsf} of forks) {
    expect([version.commit, licence]).toEqual([commit, 'GPL-3.0']);
    expect(panels.filter((panel) => version.settings[panel] === undefined)).toEqual([]);
    expect(sameFilesAsCsf).toBe(/^(black-host|centminmod)/.test(version.id));
  }
});
