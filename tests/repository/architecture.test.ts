import {existsSync, readdirSync, readFileSync} from 'node:fs';

const text = readFileSync('ARCHITECTURE.md', 'utf8');
const drawing = /```text\n([\s\S]*?)```/.exec(text)![1]!;
const rooms = text.split('\n## Rooms\n')[1]!.split('\n## ')[0]!;

/** Paths in the first column, such as `src/pages/`. */
const named = rooms
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => [...line.split(' | ')[0]!.matchAll(/`([^`]+)`/g)].map(([, path]) => path!));

function foldersIn(parent: string): string[] {
  return readdirSync(parent, {withFileTypes: true})
    .filter((entry) => entry.isDirectory())
    .map(({name}) => `${parent}/${name}`);
}

test.each(['src', 'bench', 'tools', 'deploy'])('every folder of %s has its row in the rooms', (parent) => {
  expect(foldersIn(parent).filter((folder) => !named.includes(`${folder}/`))).toEqual([]);
});

test('a folder of tests is that of a source, or the row of the tests tells of it', () => {
  const row = rooms.split('\n').find((line) => line.startsWith('| `tests/` |'))!;
  const sources = [...foldersIn('.'), ...foldersIn('src')].map((folder) => folder.split('/').at(-1)!);
  const unknown = foldersIn('tests').filter(
    (folder) => !sources.includes(folder.split('/')[1]!) && !row.includes(`\`${folder}/\``),
  );
  expect(unknown).toEqual([]);
});

test('the rooms name nothing that is not there', () => {
  expect(named.length).toBeGreaterThan(25);
  const anywhere = [...rooms.matchAll(/`((?:src|tests|tools|bench|deploy|i18n|static)\/[\w/.-]*)`/g)];
  const paths = [...named, ...anywhere.map(([, path]) => path!)];
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('the drawing names each plugin', () => {
  const words = new Set(drawing.match(/[\w-]+/g));
  const plugins = foldersIn('src/plugins').map((folder) => folder.split('/').at(-1)!);
  expect(plugins.filter((plugin) => !words.has(plugin))).toEqual([]);
});

test('the drawing names no folder or file that is not there', () => {
  const folders = [...drawing.matchAll(/(?<![\w/*])([a-z]+(?:\/[a-z]+)?)\/(?=\s)/g)].map(([, folder]) => folder!);
  expect(folders).toContain('docs');
  const places = ['', 'src/', 'src/firewall/'];
  const gone = folders.filter(
    (folder) => folder !== 'build' && !places.some((place) => existsSync(`${place}${folder}`)),
  );
  expect(gone).toEqual([]);
});

test('it fits one page', () => {
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(100);
});
