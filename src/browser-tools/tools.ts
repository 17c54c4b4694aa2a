import {namesById} from '@sentinel/csf/pages/toolNames';

export {toolUrl} from '@sentinel/csf/pages/toolNames';

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
  /** In which words the search offers it for a pasted text that it reads, and what the text becomes there. */
  takes?: {offer: string; inputOf: (text: string) => object};
};

const rows = [
  {
    id: 'packet-tester',
    question: 'What happens to this packet on my server?',
    keeps: 'The packet, settings and lists',
    withoutScript:
      '“How Sentinel decides about a packet”, linked below, shows the order of the rules; csf -g tells which rule holds an address.',
    byHand: '/docs/usage/principles/',
  },
  {
    id: 'config-checker',
    question: 'What is wrong in my csf.conf?',
    keeps: 'The csf.conf',
    withoutScript:
      'Without it, csf --profile diff compares your file with a saved one, and csf -r warns about some wrong values, such as numbers outside their range.',
    byHand: '/docs/upgrade-from-csf/',
    takes: {
      offer: 'Check these settings',
      inputOf: (text) => ({text, encoding: 'utf-8', fileName: ''}),
    },
  },
  {
    id: 'rule-builder',
    question: 'How do I write this rule?',
    keeps: 'The lines and fields',
    withoutScript: 'The pages named below explain each kind of line with examples that you can copy.',
    byHand: '/docs/usage/allow-deny-filters/',
    takes: {
      offer: 'Take this rule apart',
      inputOf: (pasted) => ({pasted}),
    },
  },
  {
    id: 'block-decoder',
    question: 'Why was this address blocked?',
    keeps: 'The text',
    withoutScript: 'What to do by hand is below: csf -g says why an address is blocked, and csf -ta lets it in.',
    byHand: '/docs/locked-out/',
    takes: {
      offer: 'See what this text of csf or lfd means',
      inputOf: (text) => ({text}),
    },
  },
  {
    id: 'log-tester',
    question: 'Would lfd have seen this line?',
    keeps: 'The lines, settings and lists',
    withoutScript: 'The page “What lfd reads in the logs”, linked below, lists every line that counts.',
    byHand: '/docs/reference/log-messages/',
    takes: {
      offer: 'See what lfd makes of this log',
      inputOf: (log) => ({log, file: undefined, isAsked: true}),
    },
  },
] as const satisfies readonly Omit<ToolInfo, 'title'>[];

export type ToolId = (typeof rows)[number]['id'];

/** Every tool of the site, in the order of the sidebar. What shows or offers tools reads this list. */
export const tools: readonly (ToolInfo & {id: ToolId})[] = rows.map((row) => ({...row, title: titleOf(row.id)}));

/** The row of a tool. */
export function findTool(id: ToolId): ToolInfo {
  return tools.find((tool) => tool.id === id)!;
}

/** The key under which the tab keeps what a visitor gave to a tool. */
export function storedKeyOf(id: ToolId): string {
  return `tool.${id}`;
}

function titleOf(id: ToolId): string {
  const name = namesById[id];
  return name.charAt(0).toUpperCase() + name.slice(1);
}
