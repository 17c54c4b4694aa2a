import {readFileSync} from 'node:fs';

type StyleSheet = {source?: {input: {file?: string}}};
type Message = {type: string; plugin?: string; [detail: string]: unknown};
type Helpers = {result: {messages: Message[]}};

/** A plugin of PostCSS, as far as it matters here. */
export type StylePlugin = {
  postcssPlugin: string;
  Once: (styleSheet: StyleSheet, helpers: Helpers) => void | Promise<void>;
};

const postcssPlugin = 'purge-infima';

/**
 * Takes rules and variables out of Infima whose names stand in no source of a page; other style sheets stay. To be the
 * first of the plugins: PurgeCSS passes over every second of the rules that another one has put into a cascade layer.
 * @param namesFile with the names that stay, as JSON; when it changes, the bundler makes the style sheet again
 */
export function purgeInfima(namesFile: string): StylePlugin {
  return {
    postcssPlugin,
    async Once(styleSheet, helpers) {
      if (isInfima(styleSheet)) {
        helpers.result.messages.push({type: 'dependency', plugin: postcssPlugin, file: namesFile});
        // A build that has kept its style sheets need not load PurgeCSS.
        const {purgeOthers} = await import('./purgeOthers');
        await purgeOthers(JSON.parse(readFileSync(namesFile, 'utf8')) as string[])(styleSheet, helpers);
      }
    },
  };
}

function isInfima({source}: StyleSheet): boolean {
  return /[\\/]infima[\\/]/.test(source?.input.file ?? '');
}
