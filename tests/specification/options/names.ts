import {ConfigSchema} from '@docusaurus/core/lib/server/configValidation';
import * as blog from '@docusaurus/plugin-content-blog/lib/options.js';
import * as docs from '@docusaurus/plugin-content-docs/lib/options.js';
import * as pages from '@docusaurus/plugin-content-pages/lib/options';
import * as googleAnalytics from '@docusaurus/plugin-google-analytics';
import * as gtag from '@docusaurus/plugin-google-gtag/lib/options';
import * as googleTagManager from '@docusaurus/plugin-google-tag-manager';
import * as sitemap from '@docusaurus/plugin-sitemap/lib/options';
import * as svgr from '@docusaurus/plugin-svgr/lib/options';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import * as theme from '@docusaurus/theme-classic/lib/options';

/** The part of a description by Joi that this reads. */
type Description = {
  flags?: {presence?: string};
  keys?: Record<string, Description>;
  patterns?: {rule: Description}[];
  items?: Description[];
  matches?: Match[];
  whens?: Match[];
};

type Match = {schema?: Description; then?: Description; otherwise?: Description; switch?: Match[]};

type Schema = {describe: () => Description};

type Plugin = {
  validateOptions: (given: {validate: (schema: Schema, options: object) => object; options: object}) => object;
};

/** The parts of the preset and how each checks its options. */
const parts = {docs, blog, pages, sitemap, svgr, theme, googleAnalytics, gtag, googleTagManager};

/** The schema that a plugin hands to Docusaurus. */
function schemaOf(plugin: unknown): Schema {
  let found: Schema | undefined;
  (plugin as Plugin).validateOptions({
    validate: (schema, options) => {
      found = schema;
      return options;
    },
    options: {},
  });
  return found!;
}

/** Names of all options in a schema, with how Docusaurus takes them: "forbidden" is one that it refuses by itself. */
function namesIn(schema: Description, prefix: string): [string, string | undefined][] {
  const ofMatch = ({schema: inner, then, otherwise, switch: cases = []}: Match): [string, string | undefined][] => [
    ...[inner, then, otherwise].flatMap((one) => (one ? namesIn(one, prefix) : [])),
    ...cases.flatMap(ofMatch),
  ];
  return [
    ...Object.entries(schema.keys ?? {}).flatMap(([key, inner]): [string, string | undefined][] => [
      [prefix + key, inner.flags?.presence],
      ...namesIn(inner, `${prefix}${key}.`),
    ]),
    ...(schema.patterns ?? []).flatMap(({rule}) => namesIn(rule, `${prefix}*.`)),
    ...(schema.items ?? []).flatMap((item) => namesIn(item, prefix.replace(/\.$/, '[].'))),
    ...[...(schema.matches ?? []), ...(schema.whens ?? [])].flatMap(ofMatch),
  ];
}

/**
 * All options of Docusaurus, the classic preset and the classic theme, as their own checks know them. An option that
 * only holds others is not among them.
 */
export function optionNames(): Map<string, 'allowed' | 'forbidden'> {
  const all = [
    ...namesIn((ConfigSchema as unknown as Schema).describe(), ''),
    ...namesIn((ThemeConfigSchema as unknown as Schema).describe(), 'themeConfig.'),
    ...Object.entries(parts).flatMap(([name, plugin]) => namesIn(schemaOf(plugin).describe(), `${name}.`)),
  ];
  const holders = new Set(
    all.flatMap(([name]) => name.split(/(?=\.|\[)/).map((_, index, steps) => steps.slice(0, index).join(''))),
  );
  return new Map(
    all
      .filter(([name]) => !holders.has(name))
      .map(([name, presence]) => [name, presence === 'forbidden' ? 'forbidden' : 'allowed']),
  );
}
