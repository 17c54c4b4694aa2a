import type {DocusaurusConfig} from '@docusaurus/types';
import {isDeepStrictEqual} from 'node:util';

import type {Environment} from '../../environment';

/** The types of navbar items whose code the pages load; `default` is an item without a type. */
export const navbarTypes = ['default', 'dropdown', 'docSidebar', 'docsVersionDropdown', 'custom-starBadge'] as const;

/** What the theme sets where a site sets nothing. */
export const magicCommentsOfTheme = [
  {
    className: 'theme-code-block-highlighted-line',
    line: 'highlight-next-line',
    block: {start: 'highlight-start', end: 'highlight-end'},
  },
];

type Item = {type?: string; items?: readonly Item[]};

type Theme = {
  navbar?: {items?: readonly Item[]};
  prism?: {magicComments?: unknown};
  algolia?: unknown;
};

/** The parts of the configuration that hold refused options, as Docusaurus has checked them. */
export type Config = Pick<DocusaurusConfig, 'url' | 'baseUrl' | 'trailingSlash' | 'staticDirectories' | 'presets'> & {
  i18n: Pick<DocusaurusConfig['i18n'], 'locales' | 'defaultLocale' | 'localeConfigs'>;
  storage: Pick<DocusaurusConfig['storage'], 'type'>;
  future: {experimental_router: string};
  markdown: Pick<DocusaurusConfig['markdown'], 'format' | 'mermaid' | 'mdx1Compat' | 'anchors'>;
  scripts: DocusaurusConfig['scripts'];
  stylesheets: DocusaurusConfig['stylesheets'];
  themeConfig: Theme;
};

type Rule = {
  option: string;
  /** The value that is set. */
  value: unknown;
  /** The values that the site has; undefined means that the option is not set. */
  only: readonly unknown[];
  /** Why no other works, and what to do. */
  why: string;
};

const file = 'docusaurus.config.ts';

/**
 * The options of Docusaurus, its preset and its theme that are set and that this site doesn't have: a sentence each,
 * which names the option, the file and what to do. Without it the build would end with an error of each page or of
 * somebody else's code, or the option would do nothing.
 */
export function findRefusedOptions(config: Config, environment: Pick<Environment, 'siteUrl' | 'baseUrl' | 'gtagId'>) {
  return [
    ...[...ofSite(config, environment), ...ofPreset(config, environment)]
      .filter(({value, only}) => !only.some((one) => isDeepStrictEqual(value, one)))
      .map(({option, value, why}) => `${option} in ${file} is ${inWords(value)}, which this site doesn't have: ${why}`),
    ...hostsOf(config),
    ...ofTheme(config.themeConfig),
  ];
}

function inWords(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}

/** Options at the top of the configuration. */
function ofSite(config: Config, {siteUrl, baseUrl}: Pick<Environment, 'siteUrl' | 'baseUrl'>): Rule[] {
  const {i18n, markdown, future} = config;
  return [
    {option: 'url', value: config.url, only: [siteUrl], why: 'set the variable SITE_URL for the build.'},
    {option: 'baseUrl', value: config.baseUrl, only: [baseUrl], why: 'set the variable BASE_URL for the build.'},
    {
      option: 'trailingSlash',
      value: config.trailingSlash,
      only: [true],
      why: 'links, redirects and rules for servers end with a slash. Set it to true.',
    },
    {
      option: 'staticDirectories',
      value: config.staticDirectories,
      only: [['static']],
      why: 'the check of links looks for files in static. Put them there.',
    },
    {
      option: 'i18n.locales',
      value: i18n.locales,
      only: [['en']],
      why: 'the tools, the search and the reference are in English. Leave one locale, "en".',
    },
    {option: 'i18n.defaultLocale', value: i18n.defaultLocale, only: ['en'], why: 'all pages are in English. Set "en".'},
    ...(['url', 'baseUrl'] as const).map((key) => ({
      option: `i18n.localeConfigs.en.${key}`,
      value: i18n.localeConfigs.en?.[key],
      only: [undefined, key === 'url' ? siteUrl : baseUrl],
      why: `set the variable ${key === 'url' ? 'SITE_URL' : 'BASE_URL'} for the build.`,
    })),
    {
      option: 'i18n.localeConfigs.en.calendar',
      value: i18n.localeConfigs.en?.calendar,
      only: [undefined, 'gregory'],
      why: 'all dates are of the Gregorian calendar. Remove the option.',
    },
    {
      option: 'storage.type',
      value: config.storage.type,
      only: ['localStorage'],
      why: 'the privacy policy says that the browser keeps these choices. Remove the option.',
    },
    {
      option: 'future.experimental_router',
      value: future.experimental_router,
      only: ['browser'],
      why: 'search, Markdown and headers come from a file for each page. Remove the option.',
    },
    {
      option: 'markdown.format',
      value: markdown.format,
      only: ['mdx', 'detect'],
      why: 'all pages are MDX. Remove the option.',
    },
    {
      option: 'markdown.mermaid',
      value: markdown.mermaid,
      only: [false],
      why: 'it draws in the browser. Draw with src/components/Diagrams, whose steps are text too.',
    },
    ...(['comments', 'admonitions', 'headingIds'] as const).map((key) => ({
      option: `markdown.mdx1Compat.${key}`,
      value: markdown.mdx1Compat[key],
      only: [false],
      why: 'the check of content reads pages as MDX 3. Remove the option.',
    })),
    {
      option: 'markdown.anchors.maintainCase',
      value: markdown.anchors.maintainCase,
      only: [false],
      why: 'the check of links knows anchors in lower case. Give a heading its own with {/* #Anchor */}.',
    },
  ];
}

type Part = Record<string, unknown>;

/** Options of the preset and its plugins. */
function ofPreset({presets}: Config, {gtagId}: Pick<Environment, 'gtagId'>): Rule[] {
  const found = presets.find((preset) => Array.isArray(preset) && preset[0] === 'classic');
  const options = ((found as [string, Part] | undefined)?.[1] ?? {}) as Part;
  const part = (name: string): Part => (options[name] || {}) as Part;
  const rule = (name: string, only: readonly unknown[], why: string): Rule => {
    const [owner = '', ...path] = name.split('.');
    const value = path.reduce<unknown>((inner, key) => (inner as Part | undefined)?.[key], part(owner));
    return {option: name, value, only: [undefined, ...only], why};
  };
  const place = (name: string, only: string, where: string): Rule =>
    rule(name, [only], `${where} Leave it at "${only}".`);
  const inChecks = 'the checks of content and the tools for writers know this place.';
  const inLinks = 'links in the site’s own code and the check of links know this place.';
  return [
    ...['docs', 'blog', 'pages', 'theme', 'sitemap'].map((name) => ({
      option: name,
      value: options[name] === false ? false : undefined,
      only: [undefined],
      why: 'other parts of the site link to it. Give it its options.',
    })),
    {
      option: 'debug',
      value: options.debug,
      only: [undefined, false],
      why: 'its pages have style attributes, which the content security policy forbids. Remove the option; the preview of npm start shows them at /__docusaurus/debug.',
    },
    place('docs.path', 'docs', inChecks),
    place('docs.routeBasePath', 'docs', inLinks),
    rule('docs.versions.current.path', [], `${inLinks} Remove the option.`),
    place('blog.path', 'blog', inChecks),
    place('blog.routeBasePath', 'blog', inLinks),
    place('blog.archiveBasePath', 'archive', inLinks),
    place('blog.tagsBasePath', 'tags', inLinks),
    place('blog.authorsBasePath', 'authors', inLinks),
    place('blog.authorsMapPath', '../authors.yml', inChecks),
    place('blog.tags', 'tags.yml', inChecks),
    rule(
      'blog.feedOptions.type',
      ['all', ['rss', 'atom', 'json']],
      'the contact page links to the RSS, Atom and JSON feeds. Set it to "all".',
    ),
    place('pages.path', 'src/pages', inChecks),
    place('pages.routeBasePath', '/', inLinks),
    place('sitemap.filename', 'sitemap.xml', 'robots.txt names this file.'),
    rule(
      'gtag.trackingID',
      [gtagId],
      'the content security policy would stop it. Set the variable GTAG_ID for the build.',
    ),
    rule(
      'googleAnalytics.trackingID',
      [],
      'the content security policy would stop it. Remove it, and set the variable GTAG_ID for the build.',
    ),
    rule(
      'googleTagManager.containerId',
      [],
      'the content security policy would stop it. Remove it, and set the variable GTAG_ID for the build.',
    ),
  ];
}

/** Scripts and style sheets of other hosts, which the content security policy stops. */
function hostsOf({scripts, stylesheets}: Config): string[] {
  const addresses = {
    scripts: scripts.map((script) => (typeof script === 'string' ? script : script.src)),
    stylesheets: stylesheets.map((sheet) => (typeof sheet === 'string' ? sheet : String(sheet.href))),
  };
  return Object.entries(addresses).flatMap(([option, list]) =>
    list.flatMap((address, index) =>
      /^(?:[a-z]+:)?\/\//i.test(address)
        ? [
            `${option}[${index}] in ${file} is on another host, ${address}, which the content security policy doesn't allow: put a copy into static.`,
          ]
        : [],
    ),
  );
}

function ofTheme({navbar, prism, algolia}: Theme): string[] {
  return [
    ...refusedItems(navbar?.items ?? [], 'navbar.items'),
    ...(prism?.magicComments === undefined || isDeepStrictEqual(prism.magicComments, magicCommentsOfTheme)
      ? []
      : [
          `themeConfig.prism.magicComments in ${file} does nothing: the build highlights code, and marks the lines that are named after the language, as in \`\`\`bash {2,4-6}. Remove the option.`,
        ]),
    ...(algolia === undefined
      ? []
      : [
          `themeConfig.algolia in ${file} does nothing: the search of this site has its own client. Remove the option, and set the variables ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX for the build.`,
        ]),
  ];
}

function refusedItems(items: readonly Item[], name: string): string[] {
  return items.flatMap(({type = 'default', items: inner = []}, index) => {
    const place = `${name}[${index}]`;
    const isKnown = (navbarTypes as readonly string[]).includes(type);
    return [
      ...(isKnown
        ? []
        : [
            `themeConfig.${place} in ${file} has the type "${type}", which the navbar doesn't have. Its types are ${navbarTypes.join(', ')}. To add one, write its component into src/theme/NavbarItem/ComponentTypes.tsx, and its name into src/plugins/refused-options/refusedOptions.ts.`,
          ]),
      ...refusedItems(inner, `${place}.items`),
    ];
  });
}
