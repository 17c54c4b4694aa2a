type StyleSheet = {source?: {input: {file?: string}}};

/** A plugin of PostCSS, as far as it matters here. */
export type StylePlugin = {
  postcssPlugin: string;
  OnceExit: (styleSheet: StyleSheet, helpers: object) => void | Promise<void>;
};

/** Takes rules and variables out of Infima whose names stand in no source of a page; other style sheets stay. */
export function purgeInfima(siteDir: string): StylePlugin {
  let purge: Promise<StylePlugin> | undefined;
  return {
    postcssPlugin: 'purge-infima',
    async OnceExit(styleSheet, helpers) {
      if (isInfima(styleSheet)) {
        // A build that has kept its style sheets need not read all sources.
        purge ??= import('./purgeBySources').then(({purgeBySources}) => purgeBySources(siteDir));
        await (await purge).OnceExit(styleSheet, helpers);
      }
    },
  };
}

function isInfima({source}: StyleSheet): boolean {
  return /[\\/]infima[\\/]/.test(source?.input.file ?? '');
}
