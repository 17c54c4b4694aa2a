/**
 * Headings that are questions and whose first paragraph, as checked by hand, answers them outright. The search shows
 * that paragraph above its hits. Yes/no questions need not be listed.
 */
export const outrightAnswers: ReadonlySet<string> = new Set([
  '/docs/changelog/#why-do-tag-and-reported-version-differ',
  '/docs/changelog/#which-settings-changed-since-1500',
  '/docs/download/#why-does-it-say-1511-and-not-1513',
  '/docs/intro/#what-is-sentinel',
  '/docs/requirements/#does-it-run-on-a-virtual-server',
  '/docs/usage/allow-deny-filters/#how-do-i-edit-the-list-files-by-hand',
  '/docs/usage/block-reporting/#what-happens-when-the-script-is-slow',
  '/docs/usage/connection-tracking/#how-does-ct_limit-count',
  '/docs/usage/custom-log-rules/#why-must-the-pattern-be-anchored',
  '/docs/usage/directory-watching/#what-does-the-system-integrity-mail-mean',
  '/docs/usage/directory-watching/#why-do-folder-rights-change-back',
  '/docs/usage/docker/#which-must-start-first-csf-or-docker',
  '/docs/usage/ipset/#does-csf-use-iptables-or-nftables',
  '/docs/usage/limit-connections/#how-do-i-turn-the-limits-off',
  '/docs/usage/login-tracking/#why-does-5-block-after-two-or-three-ssh-tries',
  '/docs/usage/login-tracking/#which-ports-does-a-block-close',
  '/docs/usage/open-ports/#how-do-i-close-a-port',
  '/docs/usage/outgoing-spam/#should-i-use-fail-or-blackhole',
  '/docs/usage/port-scan-tracking/#why-is-a-visitor-blocked-who-did-not-scan',
  '/docs/usage/port-scan-tracking/#why-are-my-dns-resolvers-blocked-as-port-scanners',
  '/docs/usage/principles/#what-happens-to-a-packet-that-no-rule-names',
  '/docs/usage/start-stop-testing/#what-happens-at-boot',
  '/docs/usage/start-stop-testing/#where-is-the-configuration-and-how-do-i-edit-it',
  '/docs/usage/temporary-blocks/#when-does-a-temporary-block-become-permanent',
]);

/** Pages whose headings are names, each followed by its definition. */
const definitions = /\/docs\/(glossary|reference\/settings\/[\w-]+)\/#/;

/** Whether the first paragraph below a heading answers its question, or says what its name means. */
export function answersOutright(url: string, heading: string, paragraph: string): boolean {
  return (
    definitions.test(url) ||
    [...outrightAnswers].some((each) => url.endsWith(each)) ||
    (/^(is|are|does|do|can|may|should|will)\b.*\?$/i.test(heading) && /^(yes|no|not)\b/i.test(paragraph))
  );
}
