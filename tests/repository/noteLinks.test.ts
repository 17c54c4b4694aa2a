import {createSlugger} from '@docusaurus/utils';
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

const notes = execFileSync(
  'git',
  ['ls-files', '*.md', ':!tests/fixtures', ':!packages/csf/tests/fixtures', ':!docs', ':!blog'],
  {encoding: 'utf8'},
)
  .split('\n')
  .filter(Boolean);

/** The text of a note without its blocks of code. */
const textOf = (note: string): string => readFileSync(note, 'utf8').replaceAll(/^ *```[^`\n]*\n[^]*?^ *```$/gm, '');

/** The anchors that GitHub gives the headings of a note. */
function anchorsOf(note: string): string[] {
  const slugger = createSlugger();
  return [...textOf(note).matchAll(/^#+ (.*)$/gm)].map(([, heading]) => slugger.slug(heading!.replaceAll('`', '')));
}

/** What is wrong with a link of a note to a file of the repository. */
function problemOf(note: string, link: string): string | undefined {
  const [file, anchor] = link.split('#') as [string, string | undefined];
  const target = file === '' ? note : path.join(path.dirname(note), file);
  if (!existsSync(target)) {
    return `${note}: ${link} leads to no file`;
  }
  return anchor === undefined || !target.endsWith('.md') || anchorsOf(target).includes(anchor)
    ? undefined
    : `${note}: ${link} leads to no heading of ${target}`;
}

test('every link from a note leads to a file and a heading that exist', () => {
  const links = notes.flatMap((note) =>
    [...textOf(note).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link]) => ({note, link: link!})),
  );
  expect(links.length).toBeGreaterThan(30);
  expect(links.map(({note, link}) => problemOf(note, link)).filter(Boolean)).toEqual([]);
});
