import type {ListItem, Root, RootContent, Strong, Text} from 'mdast';
import type {LeafDirective} from 'mdast-util-directive';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';

import {messageAnchors, messagesMarkdown} from './messagesMarkdown';
import {bugs, bugUrl} from '../../csf/behaviours';
import {versionAnchor} from '../../csf/changelog';
import {areas} from '../../csf/files';
import {nameAnchor, settingAnchor} from '../../csf/terms/reference';
import {settings} from '../../csf/settings';
import {
  advisoriesCheckedMarkdown,
  advisoriesMarkdown,
  advisoriesTableMarkdown,
  bundledPartsMarkdown,
  unaffectedRecordsMarkdown,
} from './advisoriesMarkdown';
import {readAlertDescriptions, readSettingDescriptions} from './descriptions';
import {
  changesAnchor,
  changesHeadings,
  familyVersionsMarkdown,
  forksMarkdown,
  forksTableMarkdown,
  historyFacts,
  settingChangesMarkdown,
} from './familyMarkdown';
import {
  alertsMarkdown,
  blocklistsMarkdown,
  bugsMarkdown,
  bugWords,
  changelogMarkdown,
  filesMarkdown,
  portsMarkdown,
  servicesMarkdown,
  settingIndexLine,
  settingMarkdown,
  surpriseWords,
  versionsMarkdown,
} from './referenceMarkdown';

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/** The directives that writers can put on their own line, such as `::settings{section="Port Knocking"}`. */
const directives: Record<string, (attributes: Record<string, string | null | undefined>) => string> = {
  settings: ({section}) =>
    settingsOf(section ?? '')
      .map(describe)
      .join('\n\n'),
  'settings-index': () => settingsIndex(),
  files: ({area}) => filesMarkdown(oneOf(area, Object.keys(areas))),
  alerts: ({kind}) =>
    alertsMarkdown(oneOf(kind, ['mail', 'web-server']) as 'mail' | 'web-server', readAlertDescriptions()),
  ports: () => portsMarkdown(),
  services: () => servicesMarkdown(),
  blocklists: () => blocklistsMarkdown(),
  'unaffected-records': () => unaffectedRecordsMarkdown(),
  versions: () => versionsMarkdown(),
  changelog: () => changelogMarkdown(),
  advisories: () => advisoriesMarkdown(),
  'advisories-checked': () => advisoriesCheckedMarkdown(),
  'advisories-table': () => advisoriesTableMarkdown(),
  bugs: () => bugsMarkdown(),
  'bundled-parts': () => bundledPartsMarkdown(),
  'log-messages': () => messagesMarkdown(),
  forks: () => forksMarkdown(),
  'forks-table': () => forksTableMarkdown(),
  'family-versions': () => familyVersionsMarkdown(),
  'setting-changes': () => settingChangesMarkdown(),
};

/** Names of the directives. `directiveSources.ts` lists the sources of each. */
export const directiveNames = Object.keys(directives);

/** Blocks that contain text and no other blocks, which are most of a page. */
const textBlocks = new Set(['heading', 'paragraph', 'table']);

/** Replaces directives with the generated parts of the reference that they name. */
export function expandReference(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (textBlocks.has(node.type)) {
      return SKIP;
    }
    const write = node.type === 'leafDirective' ? directives[node.name] : undefined;
    if (write === undefined || parent === undefined || index === undefined) {
      return undefined;
    }
    const nodes = parse(write((node as LeafDirective).attributes ?? {}));
    parent.children.splice(index, 1, ...nodes);
    return index + nodes.length;
  });
}

/** The Markdown that replaces a directive; undefined for a directive that is not ours. */
function generatedMarkdown(name: string, attributes: LeafDirective['attributes']): string | undefined {
  return directives[name]?.(attributes ?? {});
}

/** The ids of the headings that a directive generates; none for a directive that is not ours. */
export function anchorsOf({name, attributes}: LeafDirective): string[] {
  const markdown = generatedMarkdown(name, attributes) ?? '';
  return [...markdown.matchAll(/^##{1,2} (.+)$/gm)].map(([, text = '']) => anchorOfHeading(text));
}

const bugAnchors = new Map([...bugs].map(([id, {title}]) => [title, id]));

/** A heading that names its id itself, as in Docusaurus's Markdown. */
const ownId = / \{#([\w-]+)\}$/;

function anchorOfHeading(text: string): string {
  const own = ownId.exec(text)?.[1];
  if (own !== undefined) {
    return own;
  }
  const bug = bugAnchors.get(text);
  if (bug !== undefined) {
    return bug;
  }
  const message = messageAnchors.get(text);
  if (message !== undefined) {
    return message;
  }
  const family = changesHeadings.get(text);
  if (family !== undefined) {
    return changesAnchor(family);
  }
  const version = /^Version (\S+)$/.exec(text)?.[1];
  return version !== undefined ? versionAnchor(version) : settings.has(text) ? settingAnchor(text) : nameAnchor(text);
}

/** Parses generated Markdown. Its headings get ids that do not change with their words. */
function parse(markdown: string): RootContent[] {
  // The time that the parser takes grows faster than the text.
  const parts = markdown.split(/\n\n(?=#)/);
  const root: Root = {type: 'root', children: parts.flatMap((part) => parser.parse(part).children)};
  visit(root, (node) => {
    // A position in generated text would point nowhere.
    delete node.position;
    if (node.type === 'heading') {
      const id = anchorOfHeading(toString(node));
      const last = node.children.at(-1);
      if (last?.type === 'text') {
        last.value = last.value.replace(ownId, '');
      }
      const bug = bugs.get(id);
      // The filter of the bug list reads the other two.
      node.data = {hProperties: {id, dataPanels: bug?.panels?.join(' '), dataSystems: bug?.systems?.join(' ')}};
    }
  });
  visit(root, 'strong', (node, index, parent) => {
    if (parent !== undefined && index !== undefined && toString(node) === surpriseWords) {
      parent.children.splice(index, 1, surpriseLabel());
    }
  });
  visit(root, 'list', (node) => {
    if (labelOf(node.children[0]!) === 'Type') {
      node.data = {hProperties: {className: ['setting-facts']}};
    }
  });
  visit(root, 'listItem', (node) => {
    if (unsearched.has(labelOf(node))) {
      node.data = {hProperties: {dataSearch: 'skip'}};
    }
  });
  visit(root, 'inlineCode', ({value}, index, parent) => {
    if (parent !== undefined && index !== undefined && value.length > longestUnbroken && value.includes(',')) {
      parent.children.splice(index, 1, breakableCode(value));
    }
  });
  return root.children;
}

/** The label of a surprise, with its class. The label of a bug leads to the list of bugs. @param ids the facts behind it */
export function surpriseLabel(ids: string[] = []): Strong {
  const bug = ids.find((id) => bugs.has(id));
  return {
    type: 'strong',
    data: {hProperties: {className: ['surprise']}},
    children:
      bug === undefined
        ? [{type: 'text', value: surpriseWords}]
        : [{type: 'link', url: bugUrl(bug), children: [{type: 'text', value: bugWords}]}],
  };
}

/** Facts that the search would find too often without helping anybody. */
const unsearched = new Set(
  ['Type', 'Form', 'Default', 'Only on', 'Allowed', 'Recommended by the product', 'Related', 'Explained in'].concat([
    'At an update',
    'Settings',
    'Switched by',
    'Placeholders',
    'Systems',
    'Fixed in',
    'Since',
    'Changed in',
    'In other forks',
    'Commits',
    'Read in',
  ]),
);

/** The name before the colon in a list of facts. */
function labelOf({children: [paragraph]}: ListItem): string {
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined;
  return first?.type === 'strong' ? toString(first).replace(/:$/, '') : '';
}

/** Longest list, in characters, that fits on one line of a phone. */
const longestUnbroken = 24;

/** Code that may wrap only after a comma: half a port is another port. */
function breakableCode(value: string): MdxJsxTextElement {
  const lineBreak: MdxJsxTextElement = {type: 'mdxJsxTextElement', name: 'wbr', attributes: [], children: []};
  const parts = value.split(/(?<=,)/).map((part): Text => ({type: 'text', value: part}));
  return {
    type: 'mdxJsxTextElement',
    name: 'code',
    attributes: [],
    children: parts.flatMap((part, index) => (index === 0 ? [part] : [lineBreak, part])),
  };
}

/** A list for each section. In Markdown, another bullet begins a new list. */
function settingsIndex(): string {
  const sections = new Set([...settings.values()].map(({section}) => section));
  return [...sections]
    .map((section, place) => {
      const lines = settingsOf(section).map((setting) => settingIndexLine(setting, descriptionOf(setting.name)));
      return place % 2 === 0 ? lines.join('\n') : lines.join('\n').replace(/^-/gm, '*');
    })
    .join('\n');
}

function settingsOf(section: string) {
  const found = [...settings.values()].filter((setting) => setting.section === section);
  if (found.length === 0) {
    throw new Error(`there is no section "${section}" with settings`);
  }
  return found;
}

function describe(setting: Parameters<typeof settingMarkdown>[0]): string {
  return settingMarkdown(setting, descriptionOf(setting.name), historyFacts(setting.name));
}

let descriptions: ReturnType<typeof readSettingDescriptions> | undefined;

function descriptionOf(name: string) {
  descriptions ??= readSettingDescriptions();
  const description = descriptions.get(name);
  if (description === undefined) {
    throw new Error(`src/csf/descriptions/settings has no ${name}; describe it there`);
  }
  return description;
}

function oneOf(value: string | null | undefined, known: string[]): string {
  if (!value || !known.includes(value)) {
    throw new Error(`"${value}" is not one of ${known.join(', ')}`);
  }
  return value;
}
