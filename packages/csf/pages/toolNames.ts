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

/** The part of the log tester that makes a rule and tries it. */
export const ownPattern = 'Write your own pattern';
