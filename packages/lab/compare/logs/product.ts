import {spawnSync} from 'node:child_process';
import {mkdtempSync, readFileSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {type LineHit} from '@sentinel/csf/model/lfd/hit';
import {logSettings, settingsThatRead} from '@sentinel/csf/model/lfd/logs';
import {messages, type Settings} from '@sentinel/csf/model/lfd/messages';
import {logReader} from '@sentinel/csf/model/lfd/readLogLine';

/** Lines of a log in order, with one of the compared configurations. */
export type Request = {settings: string; file: string; lines: string[]};

/** What a request adds to lfd's counts: one text for each count, to compare them. */
type Counts = string[];

/** The limit at which lfd acts (1) or above which it acts (0.5), so that each counted line leads to an action. */
const actsAt = [
  'LF_DISTFTP',
  'LF_DISTSMTP',
  'LF_DISTATTACK',
  'LF_DISTFTP_UNIQ',
  'LF_DISTSMTP_UNIQ',
  'LF_DISTATTACK_UNIQ',
];

/** Turns on everything that counts lines; the logs stay as they are. */
function allOn(settings: Settings): Settings {
  const names = new Set([
    ...messages.flatMap(({setting, countsFor = setting}) => [setting, countsFor]),
    ...logSettings.flatMap((log) => settingsThatRead(log)),
    ...['RT_RELAY_LIMIT', 'RT_AUTHRELAY_LIMIT', 'RT_LOCALRELAY_LIMIT', 'RT_LOCALHOSTRELAY_LIMIT'],
  ]);
  return {
    ...settings,
    ...Object.fromEntries(
      [...names, ...actsAt].map((name) => [
        name,
        name.startsWith('LF_') && !name.includes('APACHE') && name !== 'LF_SCRIPT_LIMIT' ? '1' : '0.5',
      ]),
    ),
    ...{LF_INTERVAL: '3600', LF_DIST_INTERVAL: '3600', LF_APACHE_ERRPORT: '2', LF_TRIGGER: '0', CC_IGNORE: ''},
    ...{PS_PORTS: '0:65535,ICMP', UID_PORTS: '0:65535,ICMP', PORTKNOCKING: '22;TCP;20;1;2;3'},
    ...{TCP_IN: '22,80,30000:35000', UDP_IN: '53', DEBUG: '0', LOGSCANNER: '0', RESTRICT_SYSLOG: '0'},
  };
}

/** The compared configurations: one log for each setting, and the logs of two csf.conf as shipped. */
export function configurations(folder: string): Record<string, Settings> {
  const one = allOn(Object.fromEntries(logSettings.map((log) => [log, `/log/${log}`])));
  const few = {
    ...one,
    PS_PORTS: '1:1024,OPEN,INVALID,BRD',
    LF_APACHE_ERRPORT: '1',
    UID_PORTS: '25,6667',
    PORTKNOCKING: '',
  };
  return {
    one,
    few,
    restricted: {...one, RESTRICT_SYSLOG: '1'},
    generic: allOn(confOf(path.join(folder, 'csf.generic.conf'))),
    cPanel: allOn(confOf(path.join(folder, 'csf.conf'))),
  };
}

function confOf(file: string): Settings {
  return Object.fromEntries(
    [...readFileSync(file, 'utf8').matchAll(/^(\w+)\s*=\s*"(.*)"/gm)].map(([, name, value]) => [name!, value!]),
  );
}

/** Runs the product over requests. */
export function askProduct(folder: string, all: Record<string, Settings>, requests: readonly Request[]): Counts[] {
  const answers = new Map<Request, Counts>();
  for (const [name, settings] of Object.entries(all)) {
    const mine = requests.filter((request) => request.settings === name);
    if (mine.length === 0) {
      continue;
    }
    const file = path.join(mkdtempSync(path.join(os.tmpdir(), 'compare-logs-')), 'settings.json');
    writeFileSync(file, JSON.stringify(settings));
    const {stdout, stderr, status} = spawnSync('perl', [path.join(import.meta.dirname, 'product.pl'), folder, file], {
      input: mine.map((request) => [request.file, ...request.lines].join('\x1F') + '\n').join(''),
      encoding: 'utf8',
      maxBuffer: 2 ** 30,
    });
    if (status !== 0) {
      throw new Error(`The product's patterns do not run: ${stderr}`);
    }
    stdout
      .trimEnd()
      .split('\n')
      .forEach((line, index) => {
        answers.set(mine[index]!, countsOf(readActions(JSON.parse(line) as Action[])));
      });
  }
  return requests.map((request) => answers.get(request)!);
}

/** Our own results for requests. */
export function readRequests(all: Record<string, Settings>, requests: readonly Request[]): Counts[] {
  return requests.map(({settings, file, lines}) => {
    const read = logReader({file, settings: all[settings]!});
    const verdicts = lines.map((line, index) => read(line, index + 1));
    return countsOf(verdicts.flatMap((verdict) => (verdict.counted ? verdict.hits : [])));
  });
}

/** lfd acts on these only once in a pass or an hour, so repetitions do not show. */
const actsOnce = ['PS_LIMIT', 'LF_CPANEL_ALERT', 'SYSLOG_CHECK'];

type Counted = Pick<LineHit, 'setting' | 'address' | 'account' | 'service' | 'text' | 'count'>;

function countsOf(hits: readonly Counted[]): Counts {
  const counts = new Map<string, number>();
  for (const {setting, address, account, service, text, count} of hits) {
    const key = [setting, service, address, account, text].join(' | ');
    counts.set(key, actsOnce.includes(setting) ? 1 : (counts.get(key) ?? 0) + count);
  }
  return [...counts].map(([key, count]) => `${count} x ${key}`).sort();
}

type Action = [name: string, ...values: string[]];

/** Converts lfd's actions to hits. */
function readActions(actions: readonly Action[]): Counted[] {
  return actions.flatMap(([name, ...values], index): Counted[] => {
    const [one = '', two = '', three = ''] = values;
    const hit = (setting: string, service: string, found: Partial<Counted>): Counted[] => [
      {setting, service, address: '', account: '', text: '', count: 1, ...found},
    ];
    switch (name) {
      case 'block': {
        const [next, , account = ''] = actions[index + 1] ?? [];
        return hit(values[4]!, three, {
          address: one,
          count: Number(two),
          text: values[5]!,
          account: next === 'blockaccount' ? account : '',
        });
      }
      case 'blockaccount':
        return [];
      case 'blockdistftp':
        return hit('LF_DISTFTP', 'ftpd', {address: one, account: two});
      case 'blockdistsmtp':
        return hit('LF_DISTSMTP', 'smtpauth', {address: one, account: two});
      case 'disable404':
      case 'disable403':
      case 'disable401':
        return hit(`LF_APACHE_${name.slice(-3)}`, name.slice(-3), {address: one});
      case 'logindisable':
        return hit(`LT_${one.toUpperCase()}`, one, {address: two, account: values[3]!});
      case 'sshalert':
        return hit('LF_SSH_EMAIL_ALERT', 'sshd', {account: one, address: two});
      case 'sualert':
      case 'sudoalert':
        return hit(`LF_${name.slice(0, -5).toUpperCase()}_EMAIL_ALERT`, name.slice(0, -5), {account: two, text: three});
      case 'consolealert':
        return hit('LF_CONSOLE_EMAIL_ALERT', 'login', {});
      case 'cpanelalert':
        return hit('LF_CPANEL_ALERT', 'cpanel', {address: one, account: two});
      case 'webminalert':
        return hit('LF_WEBMIN_EMAIL_ALERT', 'webmin', {account: one, address: two});
      case 'scriptalert':
        return hit('LF_SCRIPT_LIMIT', 'script', {account: one});
      case 'portscans':
        return hit('PS_LIMIT', 'portscan', {address: one});
      case 'uidscans':
        return hit('UID_LIMIT', 'uidscan', {account: one});
      case 'portknocking':
        return hit('PORTKNOCKING_ALERT', 'portknocking', {address: one});
      case 'relayalert': {
        const from = three === 'LOCALRELAY' ? {account: one} : {address: one};
        return hit(`RT_${three}_ALERT`, 'relay', {...from, count: Number(two)});
      }
      case 'syslogcheck':
        return hit('SYSLOG_CHECK', 'syslog', {});
      default:
        throw new Error(`The product has an unknown action: ${name}`);
    }
  });
}
