/**
 * The tools by the kind of text that they read; the packet tester reads none. The id names folder and page of a tool,
 * and sentences use its name.
 */
const tools = {
  conf: {id: 'config-checker', name: 'configuration checker'},
  log: {id: 'log-tester', name: 'log tester'},
  output: {id: 'block-decoder', name: 'block decoder'},
  rule: {id: 'rule-builder', name: 'rule builder'},
  packet: {id: 'packet-tester', name: 'packet tester'},
} as const;

type Kind = keyof typeof tools;
type ToolId = (typeof tools)[Kind]['id'];

const rows = Object.entries(tools) as [Kind, {id: ToolId; name: string}][];

/** What sentences call each tool. */
export const toolNames = Object.fromEntries(rows.map(([kind, {name}]) => [kind, name])) as Record<Kind, string>;

/** The page of each tool. */
export const toolPages = Object.fromEntries(rows.map(([kind, {id}]) => [kind, toolUrl(id)])) as Record<Kind, string>;

/** The name of each tool by its id. */
export const namesById = Object.fromEntries(rows.map(([, {id, name}]) => [id, name])) as Record<ToolId, string>;

/** The URL of a tool's page. */
export function toolUrl(id: string): string {
  return `/docs/tools/${id}/`;
}

/** The id of the tool that reads a kind of text. */
export function readerOf(kind: Kind): ToolId {
  return tools[kind].id;
}

/** Whether an address is the page of a tool, and no section that explains something. */
export function isToolPage(address: string): boolean {
  return Object.values(toolPages).includes(address);
}

/** The part of the log tester that makes a rule and tries it. */
export const ownPatternHeading = 'Write your own pattern';
