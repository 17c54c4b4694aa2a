import {descriptionFileOf, settingDescriptionFiles} from './descriptions';

type Attributes = Record<string, string>;

const facts = (name: string): string => `src/csf/facts/${name}.json`;

const familySources = (): string[] => [
  facts('advisories'),
  facts('forks'),
  facts('setting-history'),
  'src/csf/descriptions/forks.yml',
];

/** The files whose content each directive of `expandReference.ts` writes into a page. */
const sources: Record<string, (attributes: Attributes) => string[]> = {
  settings: ({section}) => [facts('settings'), ...(section === undefined ? [] : [descriptionFileOf(section)])],
  'settings-index': () => [facts('settings'), ...settingDescriptionFiles()],
  files: () => [facts('files'), facts('alerts')],
  alerts: () => [facts('alerts'), 'src/csf/descriptions/alerts.yml'],
  ports: () => [facts('ports')],
  services: () => [facts('ports')],
  blocklists: () => [facts('blocklists')],
  versions: () => [facts('changelog')],
  changelog: () => [facts('changelog')],
  ...Object.fromEntries(
    ['advisories', 'advisories-checked', 'advisories-table', 'bundled-parts', 'unaffected-records'].map((name) => [
      name,
      () => [facts('advisories')],
    ]),
  ),
  bugs: () => [facts('behaviours'), facts('observations')],
  ...Object.fromEntries(
    ['forks', 'forks-table', 'family-versions', 'setting-changes'].map((name) => [name, familySources]),
  ),
  'log-messages': () => [
    facts('settings'),
    ...['ftp', 'mail', 'panels', 'ssh', 'system', 'web'].map((name) => `src/csf/lfd/messages/${name}.ts`),
  ],
};

/** Names of the directives whose sources are known. */
export const knownDirectives = Object.keys(sources);

/** The files, relative to the project's folder, that the generated parts of a Markdown file come from. */
export function directiveSources(markdown: string): string[] {
  const lines = markdown.matchAll(/^::([a-z-]+)(?:\{([^}\n]*)\})?[ \t]*$/gm);
  const files = [...lines].flatMap(([, name = '', attributes = '']) => sources[name]?.(read(attributes)) ?? []);
  return [...new Set(files)];
}

function read(attributes: string): Attributes {
  return Object.fromEntries(
    [...attributes.matchAll(/([a-z]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
  );
}
