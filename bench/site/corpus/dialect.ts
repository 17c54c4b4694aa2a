/** A block of code with a name, for a reader who chooses one of several. */
export type NamedCode = {label: string; language: string; code: string};

/** How one generator wants what plain Markdown has no words for. */
export type Dialect = {
  /** Ending of the files, with the dot. */
  ending: '.md' | '.mdx';
  /** Stands below the front matter of a page that has tabs. */
  importTabs: string;
  /** Ends what lists of posts show of one; empty where there are no such lists. */
  truncate: string;
  /** Whether the title in the front matter becomes a heading. */
  writesTitle: boolean;
  admonition: (kind: 'tip' | 'danger', text: string) => string;
  tabs: (blocks: readonly NamedCode[]) => string;
  /** Address of a page of the docs, with the anchor if any. */
  link: (path: string, anchor?: string) => string;
};

/** A block of code in Markdown. */
export function fence({language, code}: Pick<NamedCode, 'language' | 'code'>, words = ''): string {
  return `\`\`\`${[language, words].filter(Boolean).join(' ')}\n${code}\n\`\`\``;
}

/** Docusaurus, stock and ours. */
export function docusaurusDialect({slash, importTabs}: {slash: '/' | ''; importTabs: boolean}): Dialect {
  return {
    ending: '.mdx',
    importTabs: importTabs ? "import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';" : '',
    truncate: '{/* truncate */}',
    writesTitle: true,
    admonition: (kind, text) => `:::${kind}\n\n${text}\n\n:::`,
    tabs: (blocks) =>
      wrapped(
        'Tabs',
        blocks.map(
          (block) =>
            `<TabItem value="${block.label.toLowerCase()}" label="${block.label}">\n\n${fence(block)}\n\n</TabItem>`,
        ),
      ),
    link: (path, anchor) => `/docs/${path}${slash}${anchored(anchor)}`,
  };
}

export const starlightDialect: Dialect = {
  ending: '.mdx',
  importTabs: "import {Tabs, TabItem} from '@astrojs/starlight/components';",
  truncate: '',
  writesTitle: true,
  admonition: (kind, text) => `:::${kind}\n\n${text}\n\n:::`,
  tabs: (blocks) =>
    wrapped(
      'Tabs',
      blocks.map((block) => `<TabItem label="${block.label}">\n\n${fence(block)}\n\n</TabItem>`),
    ),
  link: (path, anchor) => `/docs/${path}/${anchored(anchor)}`,
};

export const vitePressDialect: Dialect = {
  ending: '.md',
  importTabs: '',
  truncate: '',
  writesTitle: false,
  admonition: (kind, text) => `::: ${kind}\n\n${text}\n\n:::`,
  tabs: (blocks) => `::: code-group\n\n${blocks.map((block) => fence(block, `[${block.label}]`)).join('\n\n')}\n\n:::`,
  link: (path, anchor) => `/docs/${path}${anchored(anchor)}`,
};

function wrapped(name: string, parts: readonly string[]): string {
  return `<${name}>\n\n${parts.join('\n\n')}\n\n</${name}>`;
}

function anchored(anchor: string | undefined): string {
  return anchor ? `#${anchor}` : '';
}
