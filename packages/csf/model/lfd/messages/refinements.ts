import {isTrue} from '../../perl';
import {namesPort} from '../namesPort';
import {relayedMail, sentMail} from './arrivals';
import type {Refine} from './message';
import {whyNoScan} from './portScans';

const ofRelay =
  (kind: string): Refine =>
  (_, line) =>
    relayedMail(line, kind);

const ofHomeFolder: Refine = ({rest = ''}) => (rest.split('/')[1] === 'home' ? {rest} : undefined);

const sudoCommand: Refine = ({account, rest = ''}) => {
  const items = rest.split(/[\t-\r ]+;[\t-\r ]+/);
  const [place, form, text] = items[0]!.startsWith('TTY')
    ? ([2, /^USER=([^\t-\r ]+)$/, 'Successful login'] as const)
    : items[0]!.startsWith('user NOT in sudoers')
      ? ([3, /^USER=(\w+)$/, 'Failed login'] as const)
      : ([-1, /^$/, ''] as const);
  const target = form.exec(items[place] ?? '')?.[1];
  return target === undefined ? undefined : {account: account!, target, text};
};

/** What lfd looks at beyond the template of a message, by the id of the message. */
export const refinements: Readonly<Record<string, Refine>> = {
  'exim-sent': (_, line) => sentMail(line),
  'exim-relay': ofRelay('RELAY'),
  'exim-authenticated-relay': ofRelay('AUTHRELAY'),
  'exim-local-relay': ofRelay('LOCALRELAY'),
  'exim-localhost-relay': ofRelay('LOCALHOSTRELAY'),
  'exim-script-folder': ofHomeFolder,
  'exim-script-http': ofHomeFolder,
  'suhosin-alert': (taken, line) => (line.includes('script tried to increase memory_limit') ? undefined : taken),
  'apache-symlink-race': (taken, line) => (line.endsWith('/cgi-sys/suspendedpage.cgi') ? undefined : taken),
  'interworx-failed-login': (taken) => ({...taken, panel: taken.panel === 'NW' ? 'NodeWorx' : 'SiteWorx'}),
  'sudo-command': sudoCommand,
  'kernel-blocked-port': (taken, line, settings) => whyNoScan(taken, line, settings) ?? taken,
  'kernel-blocked-icmp': (taken, line, settings) =>
    whyNoScan({...taken, protocol: 'ICMP', port: 'ICMP'}, line, settings) ?? {...taken, port: 'ICMP'},
  'kernel-blocked-outgoing': (taken, _, {UID_PORTS: ports = ''}) =>
    isTrue(taken.uid) && isTrue(taken.port) && namesPort(ports, taken.port ?? '') ? taken : undefined,
  'kernel-knock': (taken, _, {PORTKNOCKING: rules = ''}) => (isTrue(rules) && isTrue(taken.port) ? taken : undefined),
};
