import {about, type CheckRule} from '../checkRule';
import {holdsPort} from './ports';

const uiOpen: CheckRule = {
  id: 'protection.ui',
  evidence: ['ui-003', 'ui-009'],
  check: ({entry, isOn, value}) => {
    if (!isOn('UI')) {
      return [];
    }
    const allow = isOn('UI_ALLOW') ? undefined : entry('UI_ALLOW');
    const port = entry('UI_PORT');
    const isOpen = port !== undefined && holdsPort(value('TCP_IN'), Number(port.value));
    return [
      allow === undefined
        ? []
        : about(allow, {
            severity: 'open',
            title: 'The web interface accepts logins from everywhere',
            reason:
              'With UI_ALLOW off, lfd does not check the list in /etc/csf/ui/ui.allow. Anyone who logs in controls the firewall as root.',
            remedy: 'Set UI_ALLOW = "1" and put your addresses into /etc/csf/ui/ui.allow.',
            href: '/docs/usage/user-interface/#how-do-i-use-the-web-interface-without-a-panel',
          }),
      isOpen
        ? about(port, {
            severity: 'open',
            title: 'The port of the web interface is open to everybody',
            reason: `TCP_IN contains UI_PORT ${port.value}.`,
            remedy: 'Remove it from TCP_IN, and open it for your address with a filter in csf.allow.',
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
