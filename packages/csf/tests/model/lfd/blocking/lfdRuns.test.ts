import {readdirSync, readFileSync} from 'node:fs';
import {simulate} from '../../../../model/lfd/blocking/simulate';
import {blockTexts} from '../../../../model/lfd/blocking/texts';
import {shipped} from './hits';

/**
 * What the real lfd 15.11 wrote while it read such lines at these times. It ran with a clock that was four times as
 * fast (twice in "other"), next to a real csf; `settings` are those that differ from the shipped ones.
 */
type Run = {
  settings: Record<string, string>;
  lists: Record<string, string>;
  hits: [
    seconds: number,
    setting: string,
    address: string,
    account: string,
    service: string,
    count: number,
    text: string,
    port?: string,
  ][];
  log: string[];
  deny: string[];
  temporary: string[];
  mails: string[][];
};

const folder = 'packages/csf/tests/model/lfd/blocking/lfdRuns';

/** Where a text depends on when lfd was started, or on the order of a Perl hash. */
function comparable(text: string): string {
  return text
    .replace(/in the last \d+ seconds/, 'in the last … seconds')
    .replace(/in \d+ secs from|for 3\d{3} secs \[LT|\|3\d{3}\|(?=lfd - imapd)/g, '…')
    .replace(/^Interval: \d+$|^Flushed in: \d+ seconds$/, '…')
    .replace('(ftpd,sshd)', '(sshd,ftpd)');
}

const sorted = (texts: string[]): string[] => texts.map(comparable).sort();

test.each(readdirSync(folder))('what lfd wrote in the run %s', (name) => {
  const run = JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Run;
  const hits = run.hits.map(([seconds, setting, address, account, service, count, text, port], index) => ({
    ...{lineNumber: index + 1, seconds, setting, address, account, service, count, text},
    ...(port === undefined ? {} : {port}),
  }));
  const values = {...shipped, ...run.settings};
  const {blocks} = simulate(hits, values, {...run.lists, deny: ''});
  const texts = blocks.map((block) =>
    blockTexts(block, values, {hostname: 'server.example.com', lookedUp: (address) => `${address} (Unknown)`}),
  );
  expect(sorted(texts.flatMap(({log}) => log))).toEqual(sorted(run.log));
  expect(
    sorted(texts.flatMap(({deny}) => deny.map((line) => line.replace(/ - \w+ \w+ +\d+ [\d:]+ \d+$/, '')))),
  ).toEqual(sorted(run.deny));
  const last = Math.max(...hits.map(({seconds}) => seconds));
  const running = blocks.flatMap(({seconds, lasts}, index) =>
    lasts !== undefined && seconds + lasts > last + 150 ? [texts[index]!.temporary!.replace(/^\d+\|/, '')] : [],
  );
  expect(sorted(running)).toEqual(sorted(run.temporary));
  const mails = texts
    .flatMap((one) => one.mails)
    .map(({subject, fields}) => [subject, ...fields.map(([label, value]) => `${label}: ${value}`)])
    .map((lines) => lines.filter((line) => !line.startsWith('Time:')));
  expect(mails.map((lines) => sorted(lines).join('\n')).sort()).toEqual(
    run.mails.map((lines) => sorted(lines).join('\n')).sort(),
  );
});
