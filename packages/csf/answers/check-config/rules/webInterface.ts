import {about, type CheckRule} from '../checkRule';
import {listHoldsPort, usedLists, withoutPorts} from './ports';

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

/** Who may log in to the built-in web interface. */
export const webInterfaceRules: readonly CheckRule[] = [uiOpen, uiLogin];
