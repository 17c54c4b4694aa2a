import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import path from 'node:path';
import {createElement, type CSSProperties} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {exitWithMessage} from '../../environment/exitWithMessage';
import {writeIfChanged} from '../../lib/node/writeIfChanged';
import {codeRules, type CodeThemes} from './codeRules';

type Settings = {
  announcementBar?: Partial<ThemeConfig['announcementBar']>;
  navbar?: Partial<ThemeConfig['navbar']>;
  footer?: Partial<ThemeConfig['footer']>;
  prism?: CodeThemes;
};

/**
 * Makes a style sheet of the settings that the theme would write into `style` attributes, which the content security
 * policy forbids: the colours of the announcement and of code, and the style of a logo. The theme does not see them.
 */
export default function themeStyles({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const settings = siteConfig.themeConfig as Settings;
  const errors = findErrors(settings);
  if (errors.length > 0) {
    exitWithMessage(errors.join('\n'));
  }
  const file = path.join(generatedFilesDir, 'theme-styles/settings.css');
  writeIfChanged(file, announcementRule(settings) + logoRules(settings) + codeRules(settings.prism ?? {}));
  Object.assign(siteConfig, {themeConfig: withoutStyles(settings)});
  return {name: 'theme-styles', getClientModules: () => [file]};
}

/** The rule for the colours of the announcement; empty where none are set. */
export function announcementRule({announcementBar: {backgroundColor, textColor} = {}}: Settings): string {
  const colours = [
    ...(backgroundColor ? [`background:${backgroundColor}`] : []),
    ...(textColor ? [`color:${textColor}`] : []),
  ];
  // With the element it outranks the rules of the theme and of frame.css, whatever their order is.
  return colours.length > 0 ? `div.theme-announcement-bar{${colours.join(';')}}\n` : '';
}

const logoParts = ['navbar', 'footer'] as const;
const logoClass = (part: (typeof logoParts)[number]): string => `site-logo-of-${part}`;

/** The rules for the styles of the logos. As a style attribute, they outrank those of any class. */
export function logoRules(settings: Settings): string {
  return logoParts
    .map((part) => declarationsOf(settings[part]?.logo?.style))
    .map((declarations, place) =>
      declarations ? `#__docusaurus .${logoClass(logoParts[place]!)}{${declarations}}\n` : '',
    )
    .join('');
}

/** The settings for the theme: classes instead of the styles that the rules have. */
export function withoutStyles<Given extends Settings>(settings: Given): Given {
  const {announcementBar} = settings;
  const logos = logoParts.flatMap((part) => {
    const {logo, ...others} = settings[part] ?? {};
    if (!logo?.style) {
      return [];
    }
    const className = [logo.className, logoClass(part)].filter(Boolean).join(' ');
    return [[part, {...others, logo: {...logo, style: undefined, className}}]];
  });
  return {
    ...settings,
    ...(announcementBar && {announcementBar: {...announcementBar, backgroundColor: undefined, textColor: undefined}}),
    ...Object.fromEntries(logos),
  };
}

/** A style as React writes it into an attribute. */
function declarationsOf(style: CSSProperties = {}): string {
  const written = /style="([^"]*)"/.exec(renderToStaticMarkup(createElement('i', {style})))?.[1] ?? '';
  const characters: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'"};
  return written.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_, name: string) => characters[name]!);
}

/** The settings that cannot be applied, as error messages. */
export function findErrors({announcementBar = {}, navbar, footer}: Settings): string[] {
  const {backgroundColor, textColor} = announcementBar;
  const colours = {'announcementBar.backgroundColor': backgroundColor, 'announcementBar.textColor': textColor};
  const logos = Object.entries({navbar, footer}).flatMap(([part, config]) =>
    Object.entries((config?.logo?.style ?? {}) as Record<string, unknown>).map(([name, value]) => [
      `${part}.logo.style.${name}`,
      value,
    ]),
  );
  return [...Object.entries(colours), ...logos].flatMap(([name, value]) =>
    /[{};]/.test(String(value ?? ''))
      ? [`themeConfig.${String(name)} in docusaurus.config.ts is no value of one CSS property: ${String(value)}`]
      : [],
  );
}
