const each = (names: readonly string[], why: string): Record<string, string> =>
  Object.fromEntries(names.map((name) => [name, why]));

const inParts = (part: string, names: string): string[] => names.split(' ').map((name) => `${part}.${name}`);

/** The options that no single file of a build shows: which test holds them, or why there is nothing to see. */
export const elsewhere: Readonly<Record<string, string>> = {
  ...each(
    [
      ...inParts('themeConfig.announcementBar', 'id content backgroundColor textColor isCloseable'),
      ...inParts('themeConfig.navbar.items[]', 'position type sidebarId'),
      ...inParts('themeConfig.navbar.logo', 'alt src srcDark width height href target style className'),
      ...inParts('themeConfig.footer.logo', 'alt src srcDark width height href target style className'),
      ...inParts('themeConfig.footer.links[]', 'label to href html'),
      ...inParts('themeConfig.footer', 'style copyright'),
      ...inParts('themeConfig.tableOfContents', 'minHeadingLevel maxHeadingLevel'),
      ...inParts('themeConfig.docs.sidebar', 'hideable autoCollapseCategories'),
      'themeConfig.navbar.hideOnScroll',
      'themeConfig.colorMode.disableSwitch',
      'themeConfig.blog.sidebar.groupByYear',
      'theme.customCss',
      'clientModules',
    ],
    'services/3-entities.spec.ts looks at it in the browser.',
  ),
  ...each(
    inParts(
      'themeConfig.footer.links[]',
      'title className items[].to items[].href items[].html items[].label items[].className',
    ),
    '2-screens.spec.ts looks at the columns of the usual site.',
  ),
  ...each(
    [
      ...inParts('themeConfig.prism', 'theme.plain theme.styles darkTheme.plain darkTheme.styles'),
      ...inParts('themeConfig.prism', 'defaultLanguage additionalLanguages'),
    ],
    'tests/plugins/theme-styles and tests/plugins/rehype-code-highlight give it other values.',
  ),
  ...each(
    inParts('themeConfig.prism.magicComments[]', 'className line block.start block.end'),
    'The build refuses themeConfig.prism.magicComments.',
  ),
  ...each(
    inParts('themeConfig.navbar.items[]', 'docId value queryString'),
    'Belongs to a type of item that the build refuses.',
  ),
  ...each(
    ['themeConfig.navbar.items[].docsPluginId', 'themeConfig.navbar.items[].dropdownActiveClassDisabled'],
    'Differs only with a second docs plugin or outside of the docs.',
  ),
  'themeConfig.navbar.items[].prependBaseUrlToHref': 'Differs only with another base URL.',
  'themeConfig.colorMode.respectPrefersColorScheme': 'Line 1.10 sets it to false, and line 4.2 gives way to that.',
  'themeConfig.docs.versionPersistence': 'Says where a visitor’s choice among several versions is kept; there is one.',
  ...each(inParts('themeConfig.metadata[]', 'id property itemprop'), 'An attribute as name and content are.'),
  ...each(
    inParts('docs', 'editCurrentVersion includeCurrentVersion onlyIncludeVersions disableVersioning lastVersion'),
    'Chooses among several versions of the docs; line 1.9 asks for one.',
  ),
  ...each(
    ['docs.editLocalizedFiles', 'blog.editLocalizedFiles', 'pages.editLocalizedFiles', 'i18n.localeConfigs.*.label'],
    'Chooses among several locales; the build refuses a second.',
  ),
  'docs.sidebarCollapsible':
    'False rules out docs.sidebarCollapsed and the folding of categories, which the build sets.',
  'blog.blogAuthorsPostsComponent': 'Every author whose posts are left in that build is an inline one.',
  'blog.readingTime': 'Not shown where showReadingTime is false, as in that build.',
  ...each(
    ['blog.truncateMarker', 'blog.onUntruncatedBlogPosts'],
    'Lists of posts show descriptions; it only decides about which posts a build complains.',
  ),
  ...each(
    inParts('sitemap', 'changefreq priority lastmod createSitemapItems ignorePatterns'),
    'A build with noIndex has no sitemap; tests/plugins/git-history and the tests of the built site read the usual one.',
  ),
  'svgr.svgrConfig': 'No page imports an SVG file.',
  'gtag.anonymizeIP': 'services/2-screens.spec.ts holds the analytics of a build with GTAG_ID.',
  'googleAnalytics.anonymizeIP': 'The build refuses googleAnalytics.',
  ...each(
    [
      ...inParts('future.v4', 'removeLegacyPostBuildHeadAttribute useCssCascadeLayers siteStorageNamespacing'),
      ...inParts('future.v4', 'fasterByDefault mdx1CompatDisabledByDefault'),
      ...inParts('future.faster', 'swcJsLoader swcJsMinimizer swcHtmlMinimizer lightningCssMinimizer'),
      ...inParts('future.faster', 'mdxCrossCompilerCache rspackPersistentCache ssgWorkerThreads gitEagerVcs'),
      'future.experimental_vcs',
      ...inParts('', 'onBrokenLinks onBrokenAnchors onDuplicateRoutes').map((name) => name.slice(1)),
    ],
    'Changes how a build works and not what pages show: the build with the other values passes.',
  ),
  'future.faster.rspackBundler': 'Webpack builds the same pages; that takes a build of its own.',
  onBrokenMarkdownLinks: 'An older name of markdown.hooks.onBrokenMarkdownLinks, as Docusaurus says when it is set.',
  'webpack.jsLoader': 'Docusaurus leaves it out where future.faster.swcJsLoader is set.',
  ...each(
    ['organizationName', 'projectName', 'deploymentBranch', 'githubHost', 'githubPort'],
    'Only docusaurus deploy reads it.',
  ),
  'headTags[].customElement': 'Only tells Docusaurus’s check that a tag needs no attributes.',
  ...each(['plugins', 'themes', 'presets', 'customFields'], 'The site is made of them.'),
};
