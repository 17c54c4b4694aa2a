import {load} from 'js-yaml';
import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {translatePattern} from '@sentinel/csf/model/lfd/patterns/perlPattern';

type Sample = {line: string; takes?: string[]};

const files = [
  'docs/usage/custom-log-rules.mdx',
  'docs/with/wordpress.mdx',
  'docs/with/nginx-and-apache.mdx',
  'docs/with/mail-servers.mdx',
  'docs/with/webmin-and-virtualmin.mdx',
  'docs/with/directadmin.mdx',
];
const pages = files.map((file) => readFileSync(file, 'utf8'));
const samples = load(readFileSync('tests/fixtures/log-patterns.yml', 'utf8')) as Record<string, Sample[]>;

/** The patterns of the pages; that for mail servers is written for each service. */
const patterns = pages.flatMap((page) =>
  [...page.matchAll(/\$line =~ \/(.+)\/\) \{$/gm)].map(([, pattern = '']) => pattern.replace('$login', 'imap')),
);

/** What Perl takes from each line; undefined where the pattern does not match. */
function takenByPerl(pattern: string, lines: readonly string[]): unknown {
  const script = String.raw`while (<STDIN>) { chomp; print /${pattern}/ ? join("\t", map { $_ // "" } @{^CAPTURE}) : "-", "\n" }`;
  const {stdout, stderr} = spawnSync('perl', ['-e', script], {input: `${lines.join('\n')}\n`, encoding: 'utf8'});
  expect(stderr).toBe('');
  return stdout.split('\n', lines.length).map((taken) => (taken === '-' ? undefined : taken.split('\t')));
}

describe.each(Object.entries(samples))('the pattern for %s', (word, all) => {
  const found = patterns.filter((pattern) => pattern.includes(word));
  const pattern = found[0]!;
  const lines = all.map(({line}) => line);
  const expected = all.map(({takes}) => takes);

  test('is on one page', () => expect(found).toHaveLength(1));

  test('takes account and address of each failure, and no other line, in the log tester', () => {
    const {expression} = translatePattern(pattern);
    expect(lines.map((line) => expression!.exec(line)?.slice(1))).toEqual(expected);
  });

  test('does the same in Perl', () => expect(takenByPerl(pattern, lines)).toEqual(expected));
});

test.each([
  ['39-wordpress-nginx', 'docs/with/wordpress.mdx'],
  ['40-wordpress-apache', 'docs/with/wordpress.mdx'],
  ['46-nginx-passwords', 'docs/with/nginx-and-apache.mdx'],
  ['47-ansible', 'docs/with/ansible.mdx'],
  ['48-postfix-and-dovecot', 'docs/with/mail-servers.mdx'],
  ['49-mail-log-files', 'docs/with/mail-servers.mdx'],
  ['52-wireguard', 'docs/with/wireguard-and-openvpn.mdx'],
  ['54-podman', 'docs/with/podman.mdx'],
  ['55-monitoring', 'docs/with/monitoring.mdx'],
  ['57-mailcow', 'docs/_docker-user.mdx'],
  ['59-webmin', 'docs/with/webmin-and-virtualmin.mdx'],
  ['61-directadmin-log', 'docs/with/directadmin.mdx'],
  ['64-alerts-to-chat', 'docs/usage/email-alerts.mdx'],
])('%s was recorded with the block of %s', (name, file) => {
  const [, block] = /```(?:perl|yaml|bash title)[^\n]*\n([^]*?)\n```/.exec(readFileSync(file, 'utf8'))!;
  const typed = block!.split('\n').map((line) => `'${line.replaceAll("'", String.raw`'\''`)}'`);
  expect(readFileSync(`packages/lab/record/sessions/${name}.txt`, 'utf8')).toContain(
    `printf '%s\\n' ${typed.join(' ')} >`,
  );
});
