/** An option with a value that this site doesn't have, in the configuration or in the options of the preset. */
type Refused = {option: string; site?: object; preset?: object};

const ofPreset = (option: string, value: unknown): Refused => ({
  option,
  preset: option.split('.').reduceRight<unknown>((inner, key) => ({[key]: inner}), value) as object,
});

const ofSite = (option: string, value: unknown): Refused => ({
  option,
  site: option.split('.').reduceRight<unknown>((inner, key) => ({[key]: inner}), value) as object,
});

/** The options that the build refuses, each with a value that it refuses. */
export const refused: readonly Refused[] = [
  ofSite('url', 'https://other.example.org'),
  ofSite('baseUrl', '/other/'),
  ofSite('trailingSlash', false),
  ofSite('staticDirectories', ['static', 'more']),
  {option: 'i18n.locales', site: {i18n: {defaultLocale: 'en', locales: ['en', 'de']}}},
  {option: 'i18n.defaultLocale', site: {i18n: {defaultLocale: 'de', locales: ['en']}}},
  ...['url', 'baseUrl', 'calendar'].map((key) => ({
    option: `i18n.localeConfigs.en.${key}`,
    site: {i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {[key]: 'https://en.example.org'}}}},
  })),
  ofSite('storage.type', 'sessionStorage'),
  {option: 'future.experimental_router', site: {future: {v4: true, experimental_router: 'hash'}}},
  ofSite('markdown.format', 'md'),
  ofSite('markdown.mermaid', true),
  ofSite('markdown.mdx1Compat.comments', true),
  ofSite('markdown.mdx1Compat.admonitions', true),
  ofSite('markdown.mdx1Compat.headingIds', true),
  ofSite('markdown.anchors.maintainCase', true),
  {option: 'scripts[0]', site: {scripts: ['https://example.org/script.js']}},
  {option: 'stylesheets[0]', site: {stylesheets: [{href: '//example.org/sheet.css'}]}},
  {option: 'themeConfig.algolia', site: {themeConfig: {algolia: {}}}},
  ...['docs', 'blog', 'pages', 'theme', 'sitemap'].map((part) => ofPreset(part, false)),
  ofPreset('debug', true),
  ofPreset('docs.path', 'guide'),
  ofPreset('docs.routeBasePath', '/'),
  ofPreset('docs.versions.current.path', 'next'),
  ofPreset('blog.path', 'news'),
  ofPreset('blog.routeBasePath', 'news'),
  ofPreset('blog.archiveBasePath', null),
  ofPreset('blog.tagsBasePath', 'labels'),
  ofPreset('blog.authorsBasePath', 'people'),
  ofPreset('blog.authorsMapPath', 'authors.yml'),
  ofPreset('blog.tags', false),
  ofPreset('blog.feedOptions.type', 'rss'),
  ofPreset('pages.path', 'pages'),
  ofPreset('pages.routeBasePath', 'pages'),
  ofPreset('sitemap.filename', 'map.xml'),
  ofPreset('gtag.trackingID', 'G-OTHER'),
  ofPreset('googleAnalytics.trackingID', 'UA-1'),
  ofPreset('googleTagManager.containerId', 'GTM-1'),
];
