import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

type Sample = {line: string; takes?: [account: string, address: string]};

const page = readFileSync('docs/usage/custom-log-rules.mdx', 'utf8');
const samples = load(readFileSync('tests/fixtures/log-patterns.yml', 'utf8')) as Record<string, Sample[]>;

/** The patterns of the page, which JavaScript reads as Perl does; that for mail servers is written for each service. */
const patterns = [...page.matchAll(/\$line =~ \/(.+)\/\) \{$/gm)].map(
  ([, pattern = '']) => new RegExp(pattern.replace('$login', 'imap')),
);

test.each(Object.entries(samples))(
  'the pattern for %s takes account and address of each failure, and no other line',
  (word, lines) => {
    const [pattern, ...others] = patterns.filter(({source}) => source.includes(word));
    expect(others).toEqual([]);
    const taken = lines.map(({line}) => pattern!.exec(line)?.slice(1));
    expect(taken).toEqual(lines.map(({takes}) => takes));
  },
);
