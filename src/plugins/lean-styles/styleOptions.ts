import type {PostCssOptions} from '@docusaurus/types';
import {createRequire} from 'node:module';

/** A plugin of PostCSS by the file that makes it, and what that is to be told. */
type Named = [file: string, options: object];

/**
 * The options of PostCSS with its plugins made once, when the first style sheet needs them, and not for each style
 * sheet again; and without a look for a configuration in all folders above each style sheet, which is in this file.
 */
export function styleOptions(options: PostCssOptions, ours: readonly object[]): PostCssOptions {
  return {
    ...options,
    config: false,
    plugins: [...ours, ...options.plugins.map((plugin) => (isNamed(plugin) ? madeOnce(plugin) : plugin))],
  };
}

function isNamed(plugin: unknown): plugin is Named {
  return Array.isArray(plugin) && typeof plugin[0] === 'string';
}

/** What PostCSS asks for a plugin each time that it begins a style sheet. */
function madeOnce([file, options]: Named): unknown {
  let made: unknown;
  const make = (): unknown => (made ??= (createRequire(__filename)(file) as (options: object) => unknown)(options));
  return Object.assign(make, {postcss: true});
}
