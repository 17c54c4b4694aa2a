import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

/** Links to files that must lead to what a branch holds now, each with the reason. */
const onBranch: {start: string; reason: string}[] = [
  {
    start: 'https://github.com/sentinelfirewall/sentinelfirewall.org/',
    reason: 'the source of this site: readers want the text as it is now',
  },
  {
    start: 'https://github.com/sentinelfirewall/sentinel/blob/main/CONTRIBUTING.md',
    reason: "the project's rules for contributors: those of today hold",
  },
  {
    start: 'https://github.com/sentinelfirewall/sentinel/raw/refs/heads/main/csf.tgz',
    reason: 'the package that the project offers for download',
  },
  {
    start: 'https://raw.githubusercontent.com/sentinelfirewall/sentinel/refs/heads/main/public/upgrade.sh',
    reason: 'the upgrade script that the project offers for download',
  },
  {
    start: 'https://raw.githubusercontent.com/stamparm/ipsum/master/levels/',
    reason: 'a block list that lfd fetches each day',
  },
  {
    start: 'https://github.com/Black-HOST/csf/blob/main/SECURITY.md',
    reason: 'no commit with the text that the notice describes is known: it was read in a copy without one',
  },
];

const files = globSync([
  'docs/**/*.mdx',
  'blog/**/*.mdx',
  'src/pages/**/*.{mdx,tsx}',
  'packages/csf/facts/*.json',
  'packages/csf/descriptions/**/*.yml',
]);

/** The part of a link that should be a commit, if it leads to a file or folder in a public repository. */
function refOf(link: string): string | undefined {
  const {hostname, pathname} = new URL(link);
  if (hostname === 'raw.githubusercontent.com') {
    return /^\/[^/]+\/[^/]+\/([^/]+)\//.exec(pathname)?.[1];
  }
  return /\/(?:-\/)?(?:blob|raw|tree|blame|edit|plain)\/([^/]+)/.exec(pathname)?.[1];
}

function problemsIn(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, index) =>
    [
      ...line.matchAll(
        /https:\/\/(?:[\w-]+\.)*(?:github|gitlab|codeberg|bitbucket|githubusercontent)[\w.]*\/[^\s")>`\]]+/g,
      ),
    ]
      .map(([link]) => link)
      .filter((link) => {
        const ref = refOf(link);
        return ref !== undefined && !/^[0-9a-f]{40}$/.test(ref) && !onBranch.some(({start}) => link.startsWith(start));
      })
      .map(
        (link) =>
          `${file}:${index + 1}: ${link} names a branch, whose file can change or go. Write the 40 digits of a commit that holds the words instead of the branch's name; if it must be a branch, add it to onBranch in tests/repository/fileLinks.test.ts with a reason.`,
      ),
  );
}

test('links to files of public repositories name a commit', () => {
  expect(files.length).toBeGreaterThan(150);
  expect(files.flatMap((file) => problemsIn(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['https://github.com/a/b/blob/main/c.md', true],
  ['https://github.com/a/b/tree/HEAD/c', true],
  ['https://github.com/a/b/raw/refs/heads/master/c', true],
  ['https://raw.githubusercontent.com/a/b/main/c', true],
  ['https://gitlab.com/a/b/-/blob/main/c', true],
  ['https://github.com/a/b/blob/0123abc/c.md', true],
  [`https://github.com/a/b/blob/${'0123456789'.repeat(4)}/c.md`, false],
  [`https://raw.githubusercontent.com/a/b/${'abcdef0123'.repeat(4)}/c`, false],
  ['https://github.com/a/b/issues/7', false],
  ['https://github.com/a/b/commit/0123abc', false],
])('%s: refused is %s', (link, isRefused) => {
  expect(problemsIn('docs/a.mdx', `See [it](${link}).`)).toHaveLength(isRefused ? 1 : 0);
});

test('each exception is in use', () => {
  const text = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  expect(onBranch.filter(({start}) => !text.includes(start))).toEqual([]);
});
