import {findOption, flagsOf, type CsfOption} from '../../model/commands';
import {findFile, findFileByName, templates} from '../../model/files';
import {settingAnchor} from '../../pages/settingAnchor';
import {settings} from '../../model/settings';

export {settingAnchor};

/** Sections of csf.conf that share a page of the reference. */
export const settingGroups: readonly {id: string; sections: readonly string[]}[] = [
  {id: 'general', sections: ['Initial Settings', 'General Settings']},
  {
    id: 'ports-and-floods',
    sections: [
      'IPv4 Port Settings',
      'IPv6 Port Settings',
      'Port Flood Settings',
      'Connection Tracking',
      'Port Scan Tracking',
      'Port Knocking',
    ],
  },
  {
    id: 'login-failures',
    sections: [
      'Login Failure Blocking and Alerts',
      'Distributed Attacks',
      'Login Tracking',
      'Temp to Perm/Netblock Settings',
    ],
  },
  {id: 'lists-and-countries', sections: ['Global Lists/DYNDNS/Blocklists', 'Country Code Lists and Settings']},
  {id: 'mail', sections: ['SMTP Settings', 'Relay Tracking']},
  {id: 'messenger', sections: ['Messenger service']},
  {
    id: 'watching',
    sections: ['Process Tracking', 'Directory Watching & Integrity', 'Account Tracking', 'User ID Tracking'],
  },
  {
    id: 'reports-and-logs',
    sections: ['Reporting Settings', 'Logging Settings', 'Log Scanner', 'Statistics Settings'],
  },
  {
    id: 'interface-and-cluster',
    sections: ['Integrated User Interface', 'lfd Clustering', 'CloudFlare', 'Docker Settings'],
  },
  {id: 'paths-and-log-files', sections: ['OS Specific Settings']},
];

/** Id of the heading that describes a file, a folder, a template or a block list. */
export function nameAnchor(name: string): string {
  return name
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase();
}

/** Ids of the headings on the commands page, by flag in lower case. */
export type CommandAnchors = ReadonlyMap<string, string>;

/** The URL of the reference entry for a piece of inline code; undefined if there is none. */
export function urlOfTerm(code: string, commandAnchors: CommandAnchors): string | undefined {
  const name = /^([A-Z]\w*)(?:\s*=\s*".*")?$/.exec(code)?.[1];
  const setting = name === undefined ? undefined : settings.get(name);
  if (setting) {
    const group = settingGroups.find(({sections}) => sections.includes(setting.section));
    return group && `/docs/reference/settings/${group.id}/#${settingAnchor(setting.name)}`;
  }
  const flag = /^csf (-\S+)/.exec(code)?.[1];
  const option = flag === undefined ? undefined : findOption(flag);
  if (option) {
    const anchor = anchorOf(option, commandAnchors);
    return anchor && `/docs/usage/commands/#${anchor}`;
  }
  // `lfd` alone is the program, not a file. A bare file name has a dot.
  const file = code.startsWith('/') ? findFile(code) : code.includes('.') ? findFileByName(code) : undefined;
  if (file) {
    return `/docs/reference/files/#${nameAnchor(file.path)}`;
  }
  return templates.has(code) ? `/docs/reference/alerts/#${nameAnchor(code)}` : undefined;
}

function anchorOf(option: CsfOption, commandAnchors: CommandAnchors): string | undefined {
  return flagsOf(option)
    .map((flag) => commandAnchors.get(flag))
    .find((anchor) => anchor !== undefined);
}
