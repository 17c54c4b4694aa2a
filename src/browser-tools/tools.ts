import type {Recognised} from '@sentinel/csf/answers/recogniseText';

/** What the site says about a tool outside of the tool itself. */
export type ToolInfo = {
  /** Its folder in `src/browser-tools`, and its page in `docs/tools`. */
  id: string;
  /** What the sidebar and screen readers call it. */
  title: string;
  /** The question that it answers, for lists of all tools. */
  question: string;
  /** What the tab keeps: the beginning of "… that you gave to the packet tester". */
  keeps: string;
  /** Follows "This tool runs in your browser and needs JavaScript." where none runs. */
  withoutScript: string;
  /** A page about the same work without the tool. The tool's page links to it. */
  byHand: string;
  /** The kind of pasted text for which the search offers it, in which words, and what the text becomes there. */
  takes?: {kind: Recognised['kind']; offer: string; inputOf: (text: string) => object};
};

/** Every tool of the site, in the order of the sidebar. What shows or offers tools reads this list. */
export const tools = [
  {
    id: 'packet-tester',
    title: 'Packet tester',
    question: 'What happens to this packet on my server?',
    keeps: 'The packet, settings and lists',
    withoutScript:
      '“How Sentinel decides about a packet”, linked below, shows the order of the rules; csf -g tells which rule holds an address.',
    byHand: '/docs/usage/principles/',
  },
  {
    id: 'config-checker',
    title: 'Configuration checker',
    question: 'What is wrong in my csf.conf?',
    keeps: 'The csf.conf',
    withoutScript:
      'Without it, csf --profile diff compares your file with a saved one, and csf -r warns about some wrong values, such as numbers outside their range.',
    byHand: '/docs/upgrade-from-csf/',
    takes: {
      kind: 'conf',
      offer: 'Check these settings',
      inputOf: (text) => ({text, encoding: 'utf-8', fileName: ''}),
    },
  },
  {
    id: 'rule-builder',
    title: 'Rule builder',
    question: 'How do I write this rule?',
    keeps: 'The lines and fields',
    withoutScript: 'The pages named below explain each kind of line with examples that you can copy.',
    byHand: '/docs/usage/allow-deny-filters/',
    takes: {
      kind: 'rule',
      offer: 'Take this rule apart',
      inputOf: (pasted) => ({pasted}),
    },
  },
  {
    id: 'block-decoder',
    title: 'Block decoder',
    question: 'Why was this address blocked?',
    keeps: 'The text',
    withoutScript: 'What to do by hand is below: csf -g says why an address is blocked, and csf -ta lets it in.',
    byHand: '/docs/locked-out/',
    takes: {
      kind: 'output',
      offer: 'See what this text of csf or lfd means',
      inputOf: (text) => ({text}),
    },
  },
  {
    id: 'log-tester',
    title: 'Log tester',
    question: 'Would lfd have seen this line?',
    keeps: 'The lines, settings and lists',
    withoutScript: 'The page “What lfd reads in the logs”, linked below, lists every line that counts.',
    byHand: '/docs/reference/log-messages/',
    takes: {
      kind: 'log',
      offer: 'See what lfd makes of this log',
      inputOf: (log) => ({log, file: undefined, isAsked: true}),
    },
  },
] as const satisfies readonly ToolInfo[];

export type ToolId = (typeof tools)[number]['id'];

/** The row of a tool. */
export function findTool(id: ToolId): ToolInfo {
  return tools.find((tool) => tool.id === id)!;
}

/** The URL of a tool's page. */
export function toolUrl(id: ToolId): string {
  return `/docs/tools/${id}/`;
}

/** The key under which the tab keeps what a visitor gave to a tool. */
export function storedKeyOf(id: ToolId): string {
  return `tool.${id}`;
}
