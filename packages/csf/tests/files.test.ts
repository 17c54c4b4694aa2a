import {appliesChange, files, findFile, readersOf, restartCommand} from '../model/files';

/** Files among those of the administrator that hold no settings: papers, programs, and pages copied only once. */
const notRead = [
  ...['readme.txt', 'install.txt', 'changelog.txt', 'version.txt', 'uninstall.sh', 'csftest.pl', 'apf_stub.pl'],
  ...['downloadservers', 'csf.body', 'alerts', 'messenger/'],
  ...['messenger/index.php', 'messenger/index.recaptcha.php', 'messenger/en.php'],
].map((name) => `/etc/csf/${name}`);

test('every file that people edit says who reads it and when, at lines of the product', () => {
  const edited = files.filter(({area}) => area === 'config').map(({path}) => path);
  expect(edited.filter((path) => !readersOf.has(path)).sort()).toEqual([...notRead].sort());
  for (const [path, {read, where}] of readersOf) {
    expect(findFile(path)).toBeDefined();
    expect(read.filter((time) => !['csf-start', 'lfd-start', 'each-time'].includes(time))).toEqual([]);
    expect(where).not.toEqual([]);
  }
});

test('the shortest restart is that of the programs that read a file at their start', () => {
  expect(restartCommand('/etc/csf/csf.deny')).toBe('csf -r');
  expect(restartCommand('/etc/csf/csf.ignore')).toBe('csf --lfd restart');
  expect(restartCommand('/etc/csf/csf.blocklists')).toBe('csf -ra');
  expect(restartCommand('/etc/csf/csf.dyndns')).toBe('');
  expect(restartCommand('/etc/csf/csf.error')).toBeUndefined();
});

test('a restart of the other program applies no change, and one of both applies all', () => {
  expect(appliesChange('csf -r', '/etc/csf/csf.ignore')).toBe(false);
  expect(appliesChange('csf --lfd restart', '/etc/csf/csf.deny')).toBe(false);
  expect(appliesChange('csf -ra', '/etc/csf/csf.deny')).toBe(true);
});
