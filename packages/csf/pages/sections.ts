import {settingUrl} from './settingUrl';

/** The sections of the docs that say more about what a tool notes beside its answer. */
export const sections = {
  ascii: '/docs/usage/allow-deny-filters/#why-write-comments-in-ascii',
  lineEnd: '/docs/usage/allow-deny-filters/#a-list-without-a-last-line-end',
  allow: '/docs/usage/allow-deny-filters/#how-do-i-whitelist-an-address',
  deny: '/docs/usage/allow-deny-filters/#how-do-i-block-an-address-or-a-network',
  onePort: '/docs/usage/allow-deny-filters/#how-do-i-open-or-close-one-port-for-one-address',
  noRule: '/docs/usage/allow-deny-filters/#why-does-a-filter-do-nothing',
  unblock: '/docs/usage/allow-deny-filters/#how-do-i-unblock-an-address',
  openPort: '/docs/usage/open-ports/#how-do-i-open-a-port',
  closePort: '/docs/usage/open-ports/#how-do-i-close-a-port',
  undoList: '/docs/usage/allow-deny-filters/#undo',
  undoRedirect: '/docs/usage/port-ip-redirection/#how-do-i-undo-a-redirection',
  temporary: '/docs/usage/temporary-blocks/#how-do-i-see-and-lift-temporary-blocks',
  temporaryEnd: '/docs/usage/temporary-blocks/#when-does-a-temporary-block-end',
  undoName: '/docs/usage/dynamic-dns-and-global-lists/#remove-a-name',
  fullList: '/docs/usage/temporary-blocks/#what-happens-when-the-deny-list-is-full',
  sets: '/docs/usage/ipset/#how-long-may-a-list-be',
  ipv6: '/docs/usage/ipv6/#allow-or-block-an-ipv6-address',
  failedStart: '/docs/usage/start-stop-testing/#why-did-the-start-fail-and-how-do-i-recover',
  testing: '/docs/usage/start-stop-testing/#how-do-i-leave-testing-mode',
  conf: '/docs/usage/start-stop-testing/#where-is-the-configuration-and-how-do-i-edit-it',
  logLines: '/docs/usage/principles/#how-do-i-read-the-log-lines',
  ownPatterns: '/docs/usage/custom-log-rules/#how-do-i-block-by-my-own-log-file',
  restrictSyslog: '/docs/usage/syslog-rsyslog-issues/#which-restrict_syslog-value',
  blockedPorts: '/docs/usage/login-tracking/#which-ports-does-a-block-close',
  nftables: '/docs/with/firewalld-and-ufw/#does-it-work-with-nftables',
  otherFirewalls: '/docs/with/firewalld-and-ufw/',
  ownRules: '/docs/usage/pre-post-scripts/#how-do-i-keep-my-own-iptables-rules',
  docker: '/docs/usage/docker/#how-do-i-run-docker-next-to-csf',
  mailcow: '/docs/with/mailcow/#what-goes-wrong-without-it',
  fail2ban: '/docs/with/fail2ban/',
  watchedFiles: '/docs/usage/directory-watching/#watch-files-and-folders-of-your-choice',
  blockLists: '/docs/usage/ip-blocklists/#add-a-list-of-your-own',
  whichTool: '/docs/tools/#which-tool-do-i-need',
  pastes: '/docs/tools/#what-do-the-tools-leave-out-of-a-paste',
  packetReads: '/docs/tools/packet-tester/#what-does-it-read',
  packetUnknown: '/docs/tools/packet-tester/#what-can-it-not-know',
  builderReads: '/docs/tools/rule-builder/#what-does-it-know',
  logCounts: '/docs/tools/log-tester/#how-does-it-count',
  logNotCounted: '/docs/tools/log-tester/#why-does-lfd-count-no-line-of-mine',
  logUnknown: '/docs/tools/log-tester/#what-can-it-not-know',
} as const;

/** A section of the table above, or the entry of a setting in the reference: a note names no other. */
export type Section = (typeof sections)[keyof typeof sections] | `/docs/reference/settings/${string}`;

/** A sentence of a tool beside its answer. Text in backticks is code or the name of a setting. */
export type ToolNote = {
  text: string;
  /** Where the site says more. */
  page: Section;
};

/** The entry of a setting in the reference. */
export function entryOfSetting(name: string): Section {
  return (settingUrl(name) as Section | undefined) ?? '/docs/reference/settings/';
}
