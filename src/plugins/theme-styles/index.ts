import type {LoadContext, Plugin} from '@docusaurus/types';
import type {ThemeConfig} from '@docusaurus/theme-common';
import path from 'node:path';

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
 * The settings that the theme writes into `style` attributes, which the content security policy forbids. The colours of
 * the announcement and of code become a style sheet; for the style of a logo there is `className`.
 */
export default function themeStyles({siteConfig, generatedFilesDir}: LoadContext): Plugin {
  const settings = siteConfig.themeConfig as Settings;
  const errors = findErrors(settings);
  if (errors.length > 0) {
    exitWithMessage(errors.join('\n'));
  }
  const file = path.join(generatedFilesDir, 'theme-styles/settings.css');
  writeIfChanged(file, announcementRule(settings) + codeRules(settings.prism ?? {}));
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

/** The settings that cannot be applied, as error messages. */
export function findErrors({announcementBar = {}, navbar, footer}: Settings): string[] {
  const colours = (['backgroundColor', 'textColor'] as const).flatMap((name) =>
    /[{};]/.test(announcementBar[name] ?? '')
      ? [`themeConfig.announcementBar.${name} in docusaurus.config.ts is not a colour: ${announcementBar[name]}`]
      : [],
  );
  const logos = Object.entries({navbar, footer}).flatMap(([part, config]) =>
    config?.logo?.style
      ? [
          `themeConfig.${part}.logo.style in docusaurus.config.ts would become a style attribute, which the content ` +
            `security policy forbids. Set themeConfig.${part}.logo.className, and write the rule into src/css/frame.css.`,
        ]
      : [],
  );
  return [...colours, ...logos];
}
