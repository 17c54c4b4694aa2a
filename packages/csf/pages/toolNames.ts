/** What sentences call each tool, by the kind of text that it reads, and the packet tester. */
export const toolNames = {
  conf: 'configuration checker',
  log: 'log tester',
  output: 'block decoder',
  rule: 'rule builder',
  packet: 'packet tester',
} as const;

/** The page of each tool, by the kind of text that it reads. */
export const toolPages = {
  conf: '/docs/tools/config-checker/',
  log: '/docs/tools/log-tester/',
  output: '/docs/tools/block-decoder/',
  rule: '/docs/tools/rule-builder/',
} as const;

/** Whether an address is the page of a tool, and no section that explains something. */
export function isToolPage(address: string): boolean {
  return Object.values<string>(toolPages).includes(address);
}

/** The part of the log tester that makes a rule and tries it. */
export const ownPattern = 'Write your own pattern';
