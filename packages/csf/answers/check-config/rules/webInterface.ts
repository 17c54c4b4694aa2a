import {numberOf} from '../../../model/perl';
import {about, type CheckRule, type Examined} from '../checkRule';
import {listHoldsPort, withoutPorts} from '../../openPorts';
import {usedLists} from '../usedLists';

/** Who can reach the web interface; its port is closed by its fix. */
export const uiOpen: CheckRule = {
  id: 'protection.ui',
  evidence: ['ui-003', 'ui-009'],
  check: (examined) => {
    const {entry, isOn, value} = examined;
    if (!isOn('UI')) {
      return [];
    }
    const allow = isOn('UI_ALLOW') ? undefined : entry('UI_ALLOW');
    const port = entry('UI_PORT');
    const lists = usedLists(examined, 'IN').filter(
      (list) => list.startsWith('TCP') && entry(list) !== undefined && listHoldsPort(value(list), Number(port?.value)),
    );
    return [
      allow === undefined
        ? []
        : about(allow, {
            severity: 'open',
            title: 'The web interface accepts logins from everywhere',
            reason:
              'With UI_ALLOW off, lfd does not check the list in /etc/csf/ui/ui.allow. Anyone who logs in controls the firewall as root.',
            remedy: 'Set UI_ALLOW = "1" and put your addresses into /etc/csf/ui/ui.allow.',
            fix: {UI_ALLOW: '1'},
            href: '/docs/usage/user-interface/#how-do-i-use-the-web-interface-without-a-panel',
          }),
      port !== undefined && lists.length > 0
        ? about(port, {
            severity: 'open',
            title: 'The port of the web interface is open to everybody',
            reason: `UI_PORT ${port.value} is in ${lists.join(' and ')}.`,
            remedy: `Remove it from ${lists.join(' and ')}, and open it for your address with a filter in csf.allow.`,
            fix: Object.fromEntries(lists.map((list) => [list, withoutPorts(value(list), [port.value])])),
            href: '/docs/usage/user-interface/#reach-it-through-an-ssh-tunnel-only',
          })
        : [],
    ].flat();
  },
};

const uiLogin: CheckRule = {
  id: 'protection.uiLogin',
  evidence: ['ui-001', 'lfd.pl line 683'],
  check: ({entry, isOn, value}) => {
    const name = ['UI_USER', 'UI_PASS'].find((each) => /^(|username|password)$/.test(value(each)) && entry(each));
    return !isOn('UI') || name === undefined
      ? []
      : about(entry(name)!, {
          severity: 'broken',
          title: `The web interface does not start without ${name}`,
          reason: `lfd refuses the shipped value of ${name} and an empty one.`,
          remedy: `Set ${name} to a value of your own.`,
          href: '/docs/usage/user-interface/#how-do-i-use-the-web-interface-without-a-panel',
        });
  },
};

/** The ports on which lfd itself listens. */
function ownPorts({isOn, value}: Examined): {name: string; port: number}[] {
  const isMember = isOn('CLUSTER_RECVFROM');
  const names = [
    ...(isOn('UI') ? ['UI_PORT'] : []),
    ...(isMember ? ['CLUSTER_PORT'] : []),
    ...(isOn('MESSENGER') ? ['HTML', 'TEXT', 'HTTPS'].map((kind) => `MESSENGER_${kind}`) : []),
  ];
  return names.map((name) => ({name, port: numberOf(value(name))}));
}

/** Ports that csf opens by itself, for those who need them; closed by its fix. */
export const ownOpen: CheckRule = {
  id: 'ports.own',
  evidence: ['messenger-003', 'cluster-004', 'csf.pl lines 1342-1354 and 2884'],
  check: (examined) =>
    ownPorts(examined).flatMap(({name, port}) => {
      const {entry, value} = examined;
      const lists = usedLists(examined, 'IN').filter(
        (list) => name !== 'UI_PORT' && list.startsWith('TCP') && entry(list) && listHoldsPort(value(list), port),
      );
      const isCluster = name === 'CLUSTER_PORT';
      return lists.length === 0
        ? []
        : about(entry(lists[0]!)!, {
            severity: 'open',
            title: `The port of ${name} is open to everybody`,
            reason: `csf opens ${port} by itself${isCluster ? ', for the members only' : ', with a limit'}. It is in ${lists.join(' and ')} too.`,
            remedy: `Remove ${port} from ${lists.join(' and ')}.`,
            fix: Object.fromEntries(lists.map((list) => [list, withoutPorts(value(list), [port])])),
            href: isCluster
              ? '/docs/usage/lfd-clustering/#choose-the-key-and-the-port'
              : '/docs/usage/messenger-service/#how-do-i-show-blocked-visitors-a-message-page-and-a-captcha',
          });
    }),
};

const samePort: CheckRule = {
  id: 'ports.same',
  evidence: ['csf.conf comment of MESSENGER_HTML', 'lfd.pl lines 9445-9470 and 10328'],
  check: (examined) => {
    const own = ownPorts(examined);
    return own.flatMap(({name, port}, index) => {
      const other = own.slice(0, index).find((each) => each.port === port);
      const entry = examined.entry(name) ?? examined.entry(other?.name ?? '');
      const taken = new Set(own.map((each) => each.port));
      let free = 8887;
      while (taken.has(free) || listHoldsPort(examined.value('TCP_IN'), free)) {
        free += 1;
      }
      return other === undefined || entry === undefined
        ? []
        : about(entry, {
            severity: 'broken',
            title: `${other.name} and ${name} are the same port`,
            reason: `Two services of lfd want ${port}, and only one can have it. The other does not start.`,
            remedy: `Write ${name} = "${free}", or another free port.`,
            fix: {[name]: String(free)},
          });
    });
  },
};

/** Who may reach what lfd itself serves. */
export const webInterfaceRules: readonly CheckRule[] = [uiOpen, uiLogin, ownOpen, samePort];
