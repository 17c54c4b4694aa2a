import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Folders with text for readers, and the extensions of such files there. */
const places: [folder: string, ending: RegExp][] = [
  ['.github', /\.md$/],
  ['blog', /\.mdx?$/],
  ['deploy', /\.md$/],
  ['docs', /\.mdx?$/],
  ['packages', /\/README\.md$/],
  ['packages/csf/descriptions', /\.yml$/],
  ['src', /\/README\.md$/],
  ['src/pages', /\.mdx?$/],
  ['tests', /^tests\/README\.md$/],
  ['tools', /\/README\.md$/],
];

/** Folders with code, whose comments, messages and test names are checked too; the words of the specification are given. */
const code: typeof places = ['.github', 'deploy', 'packages', 'src', 'tests', 'tools'].map((folder) => [
  folder,
  /^(?!.*(\/(fixtures|descriptions|prose)\/|specification\.yml$)).*\.(ts|tsx|css|mjs|js|sh|yml)$/,
]);

/** All files with text for readers, or those among the given ones. */
export function proseFiles(given: readonly string[]): string[] {
  const notes = readdirSync('.').filter((name) => name.endsWith('.md'));
  return among(given, [...notes, ...places.flatMap(([folder, ending]) => filesIn(folder, ending))]);
}

/** All files with code, or those among the given ones. */
export function codeFiles(given: readonly string[]): string[] {
  return among(
    given,
    code.flatMap(([folder, ending]) => filesIn(folder, ending)),
  );
}

function among(given: readonly string[], files: readonly string[]): string[] {
  const wanted = new Set(given.map((file) => path.relative('.', file)));
  return files.filter((file) => given.length === 0 || wanted.has(file));
}

/** The given files that do not exist. */
export function missingFiles(given: readonly string[]): string[] {
  return given.filter((file) => !existsSync(file));
}

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((name) => path.join(folder, name))
    .filter((name) => ending.test(name))
    .sort();
}
