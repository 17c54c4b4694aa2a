import {parseBody} from '@site/src/plugins/content-validation/parseBody';

/** What is said about a page of the documentation with this text. */
function errorsOf(text: string, file = 'docs/page.mdx'): string[] {
  return parseBody(file, text).errors.map(({line, message}) => `${line}: ${message}`);
}

const missing = (line: number, name: string, command: string): string =>
  `${line}: "${name}" is changed here, but nothing below this heading says to run ${command}, without which the change has no effect; say so`;

test('advice to change a list names the restart of the program that reads it', () => {
  const advice = 'Put the address into `/etc/csf/csf.ignore`.';
  const error = [missing(3, '/etc/csf/csf.ignore', 'csf --lfd restart')];
  expect(errorsOf(`## Heading\n\n${advice}`)).toEqual(error);
  expect(errorsOf(`## Heading\n\n${advice} Then run \`csf -r\`.`)).toEqual(error);
  expect(errorsOf(`## Heading\n\n${advice}\n\n## Next\n\nRun \`csf --lfd restart\`.`)).toEqual(error);
  for (const restart of ['Run `csf --lfd restart`.', 'Then restart lfd.', '```bash\ncsf -ra\n```']) {
    expect(errorsOf(`## Heading\n\n${advice}\n\n${restart}`)).toEqual([]);
  }
});

test('a list that both programs read needs both, and one that is read each time needs none', () => {
  const advice = 'Uncomment a line of `csf.blocklists`.';
  expect(errorsOf(`${advice} Run \`csf -r\`.`)).toEqual([missing(1, 'csf.blocklists', 'csf -ra')]);
  expect(errorsOf(`${advice} Run \`csf -ra\`.`)).toEqual([]);
  expect(errorsOf('Add your name to `/etc/csf/csf.dyndns`.')).toEqual([]);
});

test('a command that makes no rule in TESTING mode says so, or starts csf', () => {
  const code = '```bash\ncsf -a 203.0.113.7 office\n```';
  expect(errorsOf(code)).toEqual([
    '1: "csf -a 203.0.113.7 office" makes no rule while TESTING is on, and nothing below this heading says so or runs csf -r; say so',
  ]);
  for (const more of ['While `TESTING` is on, it only writes the line.', 'Then run `csf -r`.']) {
    expect(errorsOf(`${code}\n\n${more}`)).toEqual([]);
  }
  expect(errorsOf('```bash\ncsf -td 203.0.113.99 1h\n```')).toEqual([]);
});

test('advice to set a value names a restart', () => {
  expect(errorsOf('Or set `PT_ALL_USERS = "1"`.')).toEqual([missing(1, 'PT_ALL_USERS = "1"', 'csf -ra')]);
  expect(errorsOf('Or set `PT_ALL_USERS = "1"` and run `csf --lfd restart`.')).toEqual([]);
});

test('a sentence that only speaks of a file, and a post, need no restart', () => {
  expect(errorsOf('lfd leaves out addresses in `/etc/csf/csf.ignore`.')).toEqual([]);
  expect(errorsOf('Set `PT_ALL_USERS = "1"`.', 'blog/post.mdx')).toEqual([]);
});
