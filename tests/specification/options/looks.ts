/** Where the value that options.config.ts gives to an option shows: in a file of that build, and not in the usual one. */
type Look = {option: string; file: string; shows: RegExp};

const list = (file: string, shown: Record<string, RegExp>): Look[] =>
  Object.entries(shown).map(([option, shows]) => ({option, file, shows}));

const doc = 'docs/license/index.html';
const post = 'blog/install-and-configure-sentinel-firewall-ubuntu-24/index.html';
const page = 'accessibility/index.html';

const mark = (option: string): RegExp => new RegExp(`data-option="?${option}\\b`);

/** Where pages show what each part of the preset does with Markdown. */
const ofMarkdown = (part: string, file: string): Look[] =>
  list(file, {
    [`${part}.beforeDefaultRemarkPlugins`]: new RegExp(`${part} before-remark`),
    [`${part}.remarkPlugins`]: new RegExp(`${part} after-remark`),
    [`${part}.beforeDefaultRehypePlugins`]: new RegExp(`${part} before-rehype`),
    [`${part}.rehypePlugins`]: new RegExp(`${part} after-rehype`),
    [`${part}.recmaPlugins`]: new RegExp(`${part} after-rehype recma`),
    [`${part}.admonitions.keywords`]: /theme-admonition[^>]*>[^]*An admonition of the option/,
    [`${part}.admonitions.extendDefaults`]: /theme-admonition[^>]*>[^]*An admonition of the option/,
    [`${part}.editUrl`]: new RegExp(`https://example\\.org/edit/${part}/`),
  });

/** What a page of the usual site has and the other has not. */
const gone = (text: RegExp): RegExp => new RegExp(`^(?![^]*${text.source})`);

export const looks: readonly Look[] = [
  ...ofMarkdown('docs', doc),
  ...ofMarkdown('blog', post),
  ...ofMarkdown('pages', page),
  ...list(doc, {
    'docs.docsRootComponent': mark('docsRootComponent'),
    'docs.docVersionRootComponent': mark('docVersionRootComponent'),
    'docs.docRootComponent': mark('docRootComponent'),
    'docs.docItemComponent': mark('docItemComponent'),
    'docs.sidebarCollapsed': gone(/menu__list-item--collapsed/),
    'docs.breadcrumbs': gone(/theme-doc-breadcrumbs/),
    'docs.onInlineTags': /\/docs\/labels\/inline\//,
    'docs.tags': /\/docs\/labels\/permalink-of-option\//,
    'docs.showLastUpdateTime': gone(/<time/),
    'docs.showLastUpdateAuthor': gone(/theme-last-updated/),
    'docs.versions.*.label': /Version of options/,
    'docs.versions.*.banner': /theme-doc-version-banner/,
    'docs.versions.*.badge': /<span[^>]*theme-doc-version-badge/,
    'docs.versions.*.className': /class-of-version/,
    'docs.versions.*.noIndex': /noindex/,
  }),
  ...list('docs/labels/index.html', {
    'docs.docTagsListComponent': mark('docTagsListComponent'),
    'docs.tagsBasePath': /A declared tag/,
  }),
  ...list('docs/labels/inline/index.html', {'docs.docTagDocListComponent': mark('docTagDocListComponent')}),
  ...list('docs/generated/index.html', {
    'docs.docCategoryGeneratedIndexComponent': mark('docCategoryGeneratedIndexComponent'),
    'docs.sidebarPath': /A generated list/,
    'docs.sidebarItemsGenerator': /A link of the generator/,
    'docs.numberPrefixParser': /\/docs\/with\/wordpress\/[^]*\/docs\/with\/ansible\//,
  }),
  ...list('pages.json', {
    'docs.include': gone(/docs\/glossary\//),
    'docs.exclude': gone(/settings\/messenger\//),
    'pages.include': gone(/"\/security\//),
    'pages.exclude': gone(/terms-conditions\//),
  }),
  ...list('blog/archive/index.html', {
    'blog.blogArchiveComponent': mark('blogArchiveComponent'),
    'blog.include': gone(/read-an-lfd-email/),
    'blog.exclude': gone(/sentinel-beside-docker/),
    'blog.processBlogPosts': gone(/searching-for-spammers/),
  }),
  ...list('blog/index.html', {
    'blog.blogListComponent': mark('blogListComponent'),
    'blog.blogTitle': /<title[^>]*>Blog of options/,
    'blog.blogDescription': /A description of the blog/,
    'blog.blogSidebarTitle': /Posts of options/,
    'blog.postsPerPage': /\/blog\/sheet\/2\//,
    'blog.sortPosts': /<article[^]*install-and-configure[^]*<article/,
  }),
  ...list('blog/sheet/2/index.html', {'blog.pageBasePath': mark('blogListComponent')}),
  ...list(post, {
    'blog.blogPostComponent': mark('blogPostComponent'),
    'blog.onInlineTags': /\/blog\/tags\/inline\//,
    'blog.onInlineAuthors': /An inline author/,
    'blog.showReadingTime': gone(/min(?:ute)?s? read/),
    'blog.showLastUpdateTime': gone(/theme-last-updated[^]*<time/),
    'blog.showLastUpdateAuthor': gone(/theme-last-updated/),
  }),
  ...list('blog/tags/index.html', {'blog.blogTagsListComponent': mark('blogTagsListComponent')}),
  ...list('blog/tags/inline/index.html', {'blog.blogTagsPostsComponent': mark('blogTagsPostsComponent')}),
  ...list('blog/authors/index.html', {'blog.blogAuthorsListComponent': mark('blogAuthorsListComponent')}),
  ...list('blog/rss.xml', {
    'blog.feedOptions.xslt.rss': /xml-stylesheet/,
    'blog.feedOptions.title': /Feed of options/,
    'blog.feedOptions.description': /A description of the feed/,
    'blog.feedOptions.copyright': /Copyright of the feed/,
    'blog.feedOptions.language': /<language>en-GB</,
    'blog.feedOptions.createFeedItems': /in the feed/,
    'blog.feedOptions.limit': /^(?!(?:[^]*<item>){3})/,
  }),
  ...list('blog/atom.xml', {'blog.feedOptions.xslt.atom': /xml-stylesheet/}),
  ...list(page, {
    'pages.mdxPageComponent': mark('mdxPageComponent'),
    'pages.showLastUpdateTime': gone(/theme-last-updated[^]*<time/),
    'pages.showLastUpdateAuthor': gone(/theme-last-updated/),
  }),
  ...list(doc, {
    favicon: /<link[^>]*rel="?icon[^>]*icon-512\.png/,
    title: /<title[^>]*>[^<]*Title of options/,
    titleDelimiter: /<title[^>]*>[^<]* · /,
    'i18n.path': /Skip in the words of options/,
    'i18n.localeConfigs.*.path': /Skip in the words of options/,
    'i18n.localeConfigs.*.translate': /Skip in the words of options/,
    'i18n.localeConfigs.*.htmlLang': /<html[^>]*lang="?en-GB/,
    'i18n.localeConfigs.*.direction': /<html[^>]*dir="?rtl/,
    'storage.namespace': /dismiss-options/,
    'markdown.emoji': /🎉/,
    'markdown.remarkRehypeOptions': /Notes of options/,
    'markdown.preprocessor': /An admonition of the option/,
    'markdown.parseFrontMatter': /\/docs\/labels\/inline\//,
    'markdown.hooks.onBrokenMarkdownLinks': /<a[^>]*href="?\/swag\/[^>]*>a link</,
    'markdown.hooks.onBrokenMarkdownImages': /<img[^>]*alt="a picture"/,
    'headTags[].tagName': /<meta[^>]*option-of-head-tags/,
    'headTags[].attributes': /<meta[^>]*option-of-head-tags[^>]*set/,
    'scripts[].src': /\/js\/option\.js/,
    'scripts[].async': /<script[^>]*option\.js[^>]*\basync/,
    'scripts[].defer': /<script[^>]*option\.js[^>]*\bdefer/,
    'stylesheets[].href': /\/option-in-short\.css[^]*\/option\.css/,
    'stylesheets[].type': /<link[^>]*option\.css[^>]*type="?text\/plain/,
    ssrTemplate: mark('template'),
    noIndex: /<meta[^>]*robots[^>]*noindex/,
    'themeConfig.image': /<meta[^>]*property="?og:image"? content=[^>]*icon-512/,
    'themeConfig.metadata[].name': /<meta[^>]*option-of-the-theme/,
    'themeConfig.metadata[].content': /<meta[^>]*content="?metadata/,
  }),
  ...list(doc, {
    'themeConfig.colorMode.defaultMode': /<html[^>]*data-theme="?dark|["']dark["']/,
    'themeConfig.navbar.style': /<nav[^>]*navbar--dark/,
    'themeConfig.navbar.title': /navbar__title[^>]*>Options</,
    'themeConfig.navbar.items[].label': />By pattern</,
    'themeConfig.navbar.items[].html': /<b>Bold item<\/b>/,
    'themeConfig.navbar.items[].className': /item-of-options/,
    'themeConfig.navbar.items[].to': /<a[^>]*item-of-options[^>]*\/swag\//,
    'themeConfig.navbar.items[].href': /<a[^>]*https:\/\/example\.org\/[^>]*>Another site/,
    'themeConfig.navbar.items[].activeBasePath': /<a[^>]*navbar__link--active[^>]*><b>Bold item/,
    'themeConfig.navbar.items[].activeBaseRegex': /<a[^>]*navbar__link--active[^>]*>By pattern/,
    'themeConfig.navbar.items[].versions.*.label': />Version of the dropdown</,
  }),
  ...list('llms.txt', {tagline: /Tagline of options/}),
  ...list('index.html', {baseUrlIssueBanner: gone(/did not load properly/i)}),
  ...list('blog/index.html', {
    'blog.blogSidebarCount': /Posts of options<\/div><ul[^>]*>(?:<li(?:(?!<\/li>)[^])*<\/li>){2}<\/ul>/,
  }),
];
