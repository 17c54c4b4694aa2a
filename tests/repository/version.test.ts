import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';
import {version, withVersion} from '@sentinel/csf/model/version';
import {familyVersion} from '@sentinel/csf/model/settingHistory';

/*
 * Text of ours takes the version from packages/csf/model/version.ts. A literal is history, and stays: what one tag or several
 * versions have, which lines of the source were read, what a recording was made with.
 */
const literal = version.replace('.', '\\.');
const history = new RegExp(
  [
    `tag ${literal}`,
    `${literal} to \\d`,
    `\\d to ${literal}`,
    `(up to|since|from) ${literal}`,
    `\\.p[lm] of ${literal}`,
    `Recorded .*${literal}`,
  ].join('|'),
  'g',
);
const sources = globSync([
  '{packages/csf/{answers,descriptions,facts,model,pages},src}/**/*.{ts,tsx,mdx,yml,css}',
  'docusaurus.config.ts',
]);

/** The lines of a text that state this version by its number. */
function statements(text: string): number[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      new RegExp(`(?<![\\d.])${literal}(?!\\d)`).test(line.replace(history, '')) ? [index + 1] : [],
    );
}

test('no sentence of the source states this version by its number', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(sources.flatMap((file) => statements(readFileSync(file, 'utf8')).map((line) => `${file}:${line}`))).toEqual(
    [],
  );
});

test('a sentence about an old version is history, one about this version is not', () => {
  expect(
    statements(`Sentinel, tag ${version}\nSentinel ${version} to 15.99\nlfd.pl of ${version} from line 5`),
  ).toEqual([]);
  expect(statements(`a\nThe file of ${version} has it.\n1${version} ${version}1`)).toEqual([2]);
});

test('descriptions get the version', () => {
  expect(withVersion('Leave it off in {version}; {version} has a bug.')).toBe(
    `Leave it off in ${version}; ${version} has a bug.`,
  );
});

test('every file of facts that names a version names this one, and only once', () => {
  const wrong = globSync(['packages/csf/facts/*.json', 'packages/csf/model/conf/shipped/files.json']).flatMap(
    (file) => {
      const facts = JSON.parse(readFileSync(file, 'utf8')) as {version?: string; source?: string};
      // npm run facts -- --write changes the version, but not what the facts come from.
      const isRepeated = facts.version !== undefined && statements(facts.source ?? '').length > 0;
      return (facts.version ?? version) === version && !isRepeated
        ? []
        : [`${file}: ${facts.version}, ${facts.source}`];
    },
  );
  expect(wrong).toEqual([]);
});

test('the history of settings has this version', () => {
  expect(familyVersion(version)).toBeDefined();
});
