import {isTrue, trim, withoutSpace} from '../../../model/perl';
import {logSettings, settingsThatRead} from '../../../model/lfd/logs';
import {panelSwitches, shippedSettings, shippedValues} from '../../../model/conf/shippedConfig';
import {about, quoted, type CheckRule} from '../checkRule';
import {countriesIn} from '../countries';
import {sections} from '../../../pages/sections';

const interval: CheckRule = {
  id: 'numbers.testing',
  evidence: ['testing-001', 'csf.pl line 3401'],
  check: ({entry, isOn}) => {
    const found = entry('TESTING_INTERVAL');
    // cron takes 05, but neither 0 nor a space.
    return found === undefined || !isOn('TESTING') || /^0*[1-9]\d*$/.test(found.value)
      ? []
      : about(found, {
          severity: 'lockout',
          title: 'TESTING cannot let you back in',
          reason: `csf writes the value into /etc/crontab as */${found.value}. cron refuses that, so no job removes the rules if they lock you out. Debian's cron then ignores the whole file.`,
          remedy: 'Write TESTING_INTERVAL = "5".',
          fix: {TESTING_INTERVAL: '5'},
          href: sections.testing,
        });
  },
};

/** As lfd has them, without LISTEN, which it never counts. */
const states = 'ESTABLISHED,SYN_SENT,SYN_RECV,FIN_WAIT1,FIN_WAIT2,TIME_WAIT,CLOSE,CLOSE_WAIT,LAST_ACK,CLOSING'.split(
  ',',
);

/** A state as lfd writes it; undefined if nothing like it is one. */
function likelyState(text: string): string | undefined {
  const plain = (name: string): string =>
    name
      .toUpperCase()
      .replaceAll(/[^A-Z0-9]/g, '')
      .replace('RCVD', 'RECV');
  return states.find((state) => plain(state) === plain(text).replace('RECEIVED', 'RECV'));
}

const connections: CheckRule = {
  id: 'lists.connections',
  evidence: ['lfd.pl lines 3654-3709'],
  check: ({entry, isOn}) =>
    ['CT_STATES', 'CT_PORTS'].flatMap((name) => {
      const found = entry(name);
      const parts = found?.value.split(',') ?? [];
      const isKnown = (part: string): boolean =>
        name === 'CT_STATES' ? states.includes(part) : part === withoutSpace(part);
      const bad = parts.filter((part) => part !== '' && !isKnown(part));
      if (found === undefined || !isOn('CT_LIMIT') || !isOn(name) || bad.length === 0) {
        return [];
      }
      const right = parts.flatMap((part) => (name === 'CT_STATES' ? likelyState(part) : trim(part)) ?? []);
      return about(found, {
        severity: 'open',
        title: `lfd counts nothing for ${bad.map(quoted).join(', ')} in ${name}`,
        reason:
          name === 'CT_STATES'
            ? `It knows ${states.slice(0, -1).join(', ')} and CLOSING, in capitals and without spaces.`
            : 'It compares each entry with the number of a port, and does not remove spaces.',
        ...(right.length === 0
          ? {remedy: 'Write CT_STATES = "", so that all count.', fix: {[name]: ''}}
          : {remedy: `Write ${name} = "${right.join(',')}".`, fix: {[name]: right.join(',')}}),
        href: '/docs/usage/limit-connections/#how-do-i-block-an-address-with-ct_limit',
      });
    }),
};

const countryTwice: CheckRule = {
  id: 'countries.twice',
  evidence: ['precedence-004'],
  check: ({entry, value}) => {
    const denied = entry('CC_DENY');
    const codes = countriesIn(value('CC_DENY').toUpperCase());
    return ['CC_ALLOW', 'CC_ALLOW_FILTER', 'CC_ALLOW_PORTS'].flatMap((name) => {
      const allowed = countriesIn(value(name).toUpperCase());
      const both = codes.filter((code) => allowed.includes(code));
      return denied === undefined || both.length === 0
        ? []
        : about(denied, {
            severity: 'trap',
            title: `${both.join(', ')} is in CC_DENY and ${name}`,
            reason: `csf checks ${name === 'CC_ALLOW' ? 'CC_ALLOW first: CC_DENY does nothing to' : `CC_DENY first: ${name} does nothing for`} ${both.join(', ')}.`,
            ...(name === 'CC_ALLOW'
              ? {
                  remedy: `Remove ${both.join(', ')} from CC_DENY, or from CC_ALLOW if you want no packet from there.`,
                  fix: {CC_DENY: codes.filter((code) => !both.includes(code)).join(',')},
                }
              : {remedy: 'Remove what is in both from one of the two lists.'}),
            href: '/docs/usage/country-blocking/#which-setting-do-i-need',
          });
    });
  },
};

const emptyLogs: CheckRule = {
  id: 'paths.noLog',
  evidence: ['lfd.pl lines 435-463', 'lfd.pl lines 2290-2301'],
  check: ({entry, isOn, panel}) =>
    logSettings.flatMap((log) => {
      const found = entry(log);
      const readers = settingsThatRead(log).filter((name) => isOn(name) && !name.endsWith('_EMAIL_ALERT'));
      const shipped = shippedValues(panel).get(log)?.value;
      return found === undefined || shipped === undefined || trim(found.value) !== '' || readers.length === 0
        ? []
        : about(found, {
            severity: 'open',
            title: `lfd has no log to read for ${readers.join(', ')}`,
            reason: `${log} is empty, so ${readers.length === 1 ? 'this setting finds' : 'these settings find'} nothing.`,
            remedy: `Write the path of the log, such as ${log} = "${shipped}".`,
            fix: {[log]: shipped},
          });
    }),
};

const panelSwitch: CheckRule = {
  id: 'names.panel',
  evidence: ['panel-002', 'lfd.pl lines 267-272', 'lfd.pl line 3996'],
  check: ({config: {values}, panel}) =>
    panelSwitches.flatMap((name) => {
      const found = values.get(name);
      const shipped = shippedValues(panel).get(name)?.value;
      return found === undefined || shipped === undefined || isTrue(found.value) === isTrue(shipped)
        ? []
        : about(found, {
            severity: 'trap',
            title: `${name} is no choice`,
            reason: `It tells csf and lfd which panel the server has. With ${quoted(found.value)}, they look for files of another one.`,
            remedy: `Write ${name} = "${shipped}".`,
            fix: {[name]: shipped},
          });
    }),
};

/** Paths that lfd takes as a whole: programs that it runs without a shell, and logs that it opens. */
const words: CheckRule = {
  id: 'paths.words',
  evidence: ['lfd.pl lines 2290-2301', 'lfd.pl lines 4383-4389 and 8912', 'ConfigServer/Config.pm line 257'],
  check: ({config: {values}}) =>
    [...values.values()].flatMap((entry) => {
      const {name, value} = entry;
      const isWhole = /_(ACTION|REPORT|RESTORE)$/.test(name) || (/_LOG(_[RSP])?$/.test(name) && !/[*?[]/.test(value));
      const [file = ''] = trim(value).split(/[ \t]/);
      return !isWhole || shippedSettings.get(name)?.kind !== 'path' || !file.startsWith('/') || file === value
        ? []
        : about(entry, {
            severity: 'trap',
            title: `${name} has more than a path`,
            reason: `csf and lfd take ${quoted(value)} for the name of one file, spaces and all.`,
            remedy: `Write ${name} = "${file}".${name.includes('_LOG') ? '' : ' If the program needs arguments, name a script that has them.'}`,
            fix: {[name]: file},
          });
    }),
};

/** Values in the right form that cannot be meant. */
export const senseRules: readonly CheckRule[] = [interval, connections, countryTwice, emptyLogs, panelSwitch, words];
