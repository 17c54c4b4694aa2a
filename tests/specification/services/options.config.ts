import path from 'node:path';

import type {ThemeConfig} from '@docusaurus/preset-classic';

import site from '../../../docusaurus.config';
import {config, preset} from './otherOptions';

const root = path.resolve(__dirname, '../../..');
/** A path of the site's configuration, as a configuration in another folder has to write it. */
const resolve = (file: string): string => (file.startsWith('./') ? path.join(root, file) : file);

/** Another value for each option of the theme: what the tests of section 3 look at. */
const themeConfig = {
  ...site.themeConfig,
  colorMode: {defaultMode: 'dark', disableSwitch: true, respectPrefersColorScheme: false},
  image: 'img/icon-512.png',
  metadata: [{name: 'option-of-the-theme', content: 'metadata'}],
  docs: {versionPersistence: 'none', sidebar: {hideable: true, autoCollapseCategories: true}},
  blog: {sidebar: {groupByYear: false}},
  tableOfContents: {minHeadingLevel: 3, maxHeadingLevel: 3},
  announcementBar: {
    id: 'options',
    content: 'An announcement of <b>options</b>',
    isCloseable: false,
    backgroundColor: '#123456',
    textColor: 'tomato',
  },
  navbar: {
    style: 'dark',
    hideOnScroll: true,
    title: 'Options',
    logo: {
      alt: 'Logo of the navbar',
      src: 'img/wordmark.svg',
      srcDark: 'img/wordmark-dark.svg',
      width: 90,
      height: 16,
      href: '/blog/',
      target: '_self',
      className: 'logo-of-options',
      style: {border: '3px solid rgb(1, 2, 3)'},
    },
    items: [
      {label: 'A page', to: '/swag/', position: 'left', className: 'item-of-options'},
      {html: '<b>Bold item</b>', to: '/contact/', activeBasePath: 'docs', position: 'left'},
      {label: 'By pattern', to: '/blog/', activeBaseRegex: '/docs/lic', prependBaseUrlToHref: true, position: 'left'},
      {label: 'Another site', href: 'https://example.org/', position: 'right'},
      {type: 'dropdown', label: 'More', position: 'left', items: [{label: 'Contact', to: '/contact/'}]},
      {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
      {
        type: 'docsVersionDropdown',
        position: 'left',
        docsPluginId: 'default',
        versions: {current: {label: 'Version of the dropdown'}},
        dropdownItemsBefore: [{label: 'Before the versions', to: '/swag/'}],
        dropdownItemsAfter: [{label: 'After the versions', to: '/swag/'}],
        dropdownActiveClassDisabled: true,
      },
    ],
  },
  footer: {
    style: 'dark',
    logo: {
      alt: 'Logo of the footer',
      src: 'img/wordmark.svg',
      srcDark: 'img/wordmark-dark.svg',
      width: 90,
      height: 16,
      href: 'https://example.org/',
      target: '_blank',
      className: 'logo-of-options',
      style: {border: '3px solid rgb(4, 5, 6)'},
    },
    links: [{label: 'Swag', to: '/swag/'}, {html: '<a href="https://example.org/html">A link in HTML</a>'}],
    copyright: 'All <i>options</i>',
  },
} satisfies ThemeConfig;

export default {
  ...site,
  ...config,
  noIndex: true,
  presets: site.presets.map((entry) => {
    const [name, options] = [entry].flat() as [string, object?];
    return name === 'classic' ? [name, preset] : [resolve(name), options ?? {}];
  }),
  themeConfig,
};
