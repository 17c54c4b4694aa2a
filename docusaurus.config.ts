import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Config, PluginModule} from '@docusaurus/types';

import {listingHeadTags} from './src/urls/listing';
import {iconHeadTags} from './src/brand/head';
import {requireEnvironment} from './src/environment';
import {hasSeam} from './src/environment/seams';
import {codeTheme} from './src/css/codeThemes';
import links from '@sentinel/csf/facts/links.json';
import {version} from '@sentinel/csf/model/version';
import highlightCode from './src/plugins/rehype-code-highlight';
import pageHistory from './src/plugins/git-history';
import {sitemapItems} from './src/plugins/git-history/sitemapItems';
import curlyQuotes from './src/plugins/remark-curly-quotes';
import productLinks from './src/plugins/remark-product-links';
import {searchHeadTags} from './src/features/search/node/headTags';

const {siteUrl, baseUrl, noIndex, gtagId, search, forms, brotliLevel} = requireEnvironment();
const {product, codeHost, social, site} = links;

/** Sites that the redirect page opens without a click; a host stands for itself only, not for its subdomains. */
const trustedHosts = [site.url, codeHost.org, links.download.upgradeScript, links.chat, ...Object.values(social)].map(
  (address) => new URL(address).host,
);

/** Whether a page shows a film of YouTube; the content security policy lets its player in then. */
const youTubeFilms = false;

const prism = {
  theme: codeTheme,
  darkTheme: codeTheme,
  additionalLanguages: ['apacheconf', 'bash', 'diff', 'ini', 'json', 'nginx', 'perl', 'yaml'],
};

const markdown = {
  editUrl: site.editUrl,
  showLastUpdateTime: true,
  showLastUpdateAuthor: true,
  beforeDefaultRemarkPlugins: [[productLinks, {siteDir: __dirname}], curlyQuotes],
  rehypePlugins: [[highlightCode, prism]],
};

/** A plugin that is loaded when the site is: Docusaurus reads this file twice, and what it imports as often. */
function plugin(load: () => Promise<{default: PluginModule}>): PluginModule {
  return async (context, options) => (await load()).default(context, options);
}

export default {
  title: product.name,
  tagline: 'The firewall and login watch for hosting servers',
  url: siteUrl,
  baseUrl,
  trailingSlash: true,
  favicon: 'img/favicon.svg',
  organizationName: 'sentinelfirewall',
  projectName: 'sentinelfirewall.org',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {en: {htmlLang: 'en', direction: 'ltr'}},
  },

  future: {
    v4: true,
    // Threads for static rendering cost memory and gain no time on two cores.
    faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: true,
      // Our own reads the history, below.
      gitEagerVcs: false,
      ssgWorkerThreads: false,
    },
    experimental_vcs: pageHistory(__dirname),
  },

  // A wrong link is a wrong answer.
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    emoji: false,
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  presets: [
    './src/plugins/refused-options/index.ts',
    ['./src/plugins/built-pages/index.ts', {brotliLevel}],
    [
      'classic',
      {
        docs: {
          ...markdown,
          sidebarPath: './sidebars.ts',
          versions: {current: {label: version}},
          onInlineTags: 'throw',
        },
        blog: {
          ...markdown,
          authorsMapPath: '../authors.yml',
          blogTitle: 'Blog',
          blogDescription:
            'Guides for people who keep hosting servers safe: installing Sentinel Firewall, cPanel, WHM and Exim mail.',
          blogSidebarTitle: 'All posts',
          blogSidebarCount: 'ALL',
          postsPerPage: 10,
          onInlineAuthors: 'throw',
          onInlineTags: 'throw',
          onUntruncatedBlogPosts: 'throw',
          feedOptions: {
            type: 'all',
            title: `${product.name} blog`,
            description: 'Guides for people who keep hosting servers safe.',
            copyright: product.copyright[0],
            language: 'en',
          },
        },
        pages: markdown,
        sitemap: {
          lastmod: 'date',
          createSitemapItems: sitemapItems,
          ignorePatterns: ['/redirect/', '/docs/'].map((route) => `${baseUrl}${route.slice(1)}`),
        },
        theme: {
          customCss: ['tokens', 'fonts', 'site', 'frame', 'prose', 'print', 'noScript'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        gtag: gtagId ? {trackingID: gtagId, anonymizeIP: true} : undefined,
      } satisfies PresetOptions,
    ],
  ],

  plugins: [
    plugin(() => import('./src/plugins/content-validation')),
    plugin(() => import('./src/plugins/reference')),
    plugin(() => import('./src/plugins/feeds')),
    plugin(() => import('./src/plugins/man-pages')),
    plugin(() => import('./src/plugins/client-bundle')),
    plugin(() => import('./src/features/search/node/page')),
    plugin(() => import('./src/plugins/security')),
    [plugin(() => import('./src/plugins/root-files')), {noIndex}],
    plugin(() => import('./src/plugins/theme-styles')),
    plugin(() => import('./src/plugins/redirects')),
  ],

  customFields: {search, gtagId, forms, youTubeFilms, trustedHosts},
  headTags: [
    ...iconHeadTags(baseUrl),
    ...searchHeadTags(search, {title: product.name, baseUrl}),
    ...listingHeadTags(noIndex),
  ],

  clientModules: [
    './src/lib/browser/beforeHydration.ts',
    ...(hasSeam('held-loads') ? ['./src/components/PageLoadError/clientModule.ts'] : []),
    './src/lib/browser/pageFocus.ts',
  ],

  themeConfig: {
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    prism,
    docs: {sidebar: {hideable: false, autoCollapseCategories: false}},
    announcementBar: {
      id: 'migration-2026-11',
      // The second sentence can go once a version with fixes is out.
      content: `On ConfigServer’s CSF? <a href="${baseUrl}docs/upgrade-from-csf/">Move to Sentinel</a> and keep your settings. First read the <a href="${baseUrl}docs/security-notices/">security notices</a>.`,
      isCloseable: true,
    },
    navbar: {
      title: product.shortName,
      items: [
        {to: '/blog/', label: 'Blog', position: 'left'},
        {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
        {type: 'docsVersionDropdown', position: 'left'},
        {type: 'custom-starBadge', repo: codeHost.starBadgeRepo, position: 'right'},
        {href: codeHost.repo, label: 'GitHub', position: 'right'},
        {href: links.chat, label: 'Discord', position: 'right'},
      ],
    },
    footer: {
      style: 'light',
      logo: {
        alt: product.name,
        src: 'img/wordmark.svg',
        srcDark: 'img/wordmark-dark.svg',
        width: 180,
        height: 32,
        href: '/',
      },
      links: [
        {
          title: 'Help',
          items: [
            {label: 'Locked out', to: '/docs/locked-out/'},
            {label: 'Troubleshooting', to: '/docs/troubleshooting/'},
            {label: 'Questions', to: '/docs/questions/'},
            {label: 'Security notices', to: '/docs/security-notices/'},
          ],
        },
        {
          title: 'Community',
          items: [
            {label: 'GitHub', href: codeHost.org},
            {label: 'Contributing', href: codeHost.contributing},
            {label: 'Discord', href: links.chat},
          ],
        },
        {
          title: 'Social',
          items: [
            {label: 'Twitter', href: social.twitter},
            {label: 'LinkedIn', href: social.linkedin},
            {label: 'YouTube', href: social.youtube},
          ],
        },
        {
          title: 'Organization',
          items: [
            {label: 'Privacy policy', to: '/privacy-policy/'},
            {label: 'Security of this site', to: '/security/'},
            {label: 'Accessibility', to: '/accessibility/'},
            {label: 'Terms and conditions', to: '/terms-conditions/'},
            {label: 'Contact', to: '/contact/'},
            {label: 'Swag', to: '/swag/'},
          ],
        },
      ],
      copyright: `Copyright © ${product.copyright[0]}. Free software under the <a href="${baseUrl}docs/license/">GNU General Public License, version 3</a>.<br>${product.trademarkNotice}.<br>For programs: <a href="${baseUrl}llms.txt">list of pages as Markdown</a>.`,
    },
  } satisfies ThemeConfig,
} satisfies Config;
