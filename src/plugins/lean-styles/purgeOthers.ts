import purgeCss from '@fullhuman/postcss-purgecss';

import type {StylePlugin} from './purgeInfima';

/** Values of attributes that Markdown makes. */
const madeByMarkdown = ['checkbox', 'radio'];

/** Makes a function that takes rules and variables with other names than the given out of a style sheet. */
export function purgeOthers(names: readonly string[]): StylePlugin['Once'] {
  const plugin = purgeCss({
    content: [{raw: [...names, ...madeByMarkdown].join(' '), extension: 'html'}],
    variables: true,
    safelist: {variables: names.filter((name) => name.startsWith('--'))},
  }) as unknown as {OnceExit: StylePlugin['Once']};
  return plugin.OnceExit;
}
