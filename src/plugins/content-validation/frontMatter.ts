import {load, type YAMLException} from 'js-yaml';

import type {ContentError} from '../../lib/node/contentError';
import {didYouMean} from '@sentinel/csf/model/didYouMean';
import {sectionOf, type Content, type FrontMatter, type Page} from './content';

/** Reads the front matter of a Markdown file. */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const matter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  if (matter === undefined) {
    const message = 'the page has no front matter; begin it with --- lines around title and description';
    return {frontMatter: {}, keyLines: {}, matterErrors: [{file, line: 1, message}]};
  }
  const keyLines = linesOfKeys(matter);
  try {
    const read = load(matter);
    const frontMatter = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
    return {frontMatter, keyLines, matterErrors: []};
  } catch (error) {
    const {mark, reason} = error as YAMLException;
    const message = `the front matter is not valid YAML (${reason}); put a value that holds ": " in double quotes`;
    return {frontMatter: {}, keyLines, matterErrors: [{file, line: mark.line + 2, message}]};
  }
}

function linesOfKeys(matter: string): Record<string, number> {
  return Object.fromEntries(
    matter.split('\n').flatMap((text, index): [string, number][] => {
      const key = /^(\w+):/.exec(text)?.[1];
      return key === undefined ? [] : [[key, index + 2]];
    }),
  );
}

const common = ['title', 'description', 'keywords', 'image', 'hide_table_of_contents', 'toc_max_heading_level'];

const knownKeys = {
  docs: [...common, 'sidebar_label', 'slug', 'pagination_next', 'pagination_prev'],
  blog: [...common, 'slug', 'authors', 'tags', 'date'],
  pages: common,
};

const requiredKeys = {
  docs: ['title', 'description'],
  blog: ['title', 'description', 'slug', 'authors'],
  pages: ['title', 'description'],
};

/** Minimum and maximum length of a description, in characters. Search engines cut longer ones. */
const descriptionLength = {min: 50, max: 160};

/** What a new page has as its description: a text, because the preview shows no page without one. */
export const descriptionToWrite = `One sentence of ${descriptionLength.min} to ${descriptionLength.max} characters that says what the page answers.`;

/** Finds front matter that is missing or misspelt, or names an author or tag that does not exist. */
export function checkFrontMatter({sources, authors, tags}: Content<unknown>): ContentError[] {
  return sources.flatMap((source) => [
    ...source.matterErrors,
    ...(source.matterErrors.length > 0 ? [] : [...checkKeys(source), ...checkDescription(source)]),
    ...checkNames(source, 'authors', authors, 'add it to authors.yml'),
    ...checkNames(source, 'tags', [...tags.keys()], 'add it to blog/tags.yml'),
  ]);
}

function checkKeys({file, frontMatter, keyLines}: Page): ContentError[] {
  const section = sectionOf(file);
  const missing = requiredKeys[section]
    .filter((key) => frontMatter[key] === undefined)
    .map((key) => ({file, line: 1, message: `the front matter has no ${key}; add a line "${key}: …"`}));
  const unknown = Object.keys(frontMatter)
    .filter((key) => !knownKeys[section].includes(key))
    .map((key) => ({
      file,
      line: keyLines[key] ?? 1,
      message: `the front matter of a ${section === 'blog' ? 'post' : 'page'} has no key ${key}${
        didYouMean(key, knownKeys[section]) || `; known are ${knownKeys[section].join(', ')}`
      }`,
    }));
  return [...missing, ...unknown];
}

function checkDescription({file, frontMatter, keyLines}: Page): ContentError[] {
  const {description} = frontMatter;
  if (description === undefined) {
    return [];
  }
  const line = keyLines.description ?? 1;
  const {min, max} = descriptionLength;
  if (description === null || description === descriptionToWrite) {
    return [{file, line, message: `the description is still empty; write one sentence of ${min} to ${max} characters`}];
  }
  if (typeof description !== 'string') {
    return [{file, line, message: 'the description is not text; put it in double quotes'}];
  }
  return description.length >= min && description.length <= max
    ? []
    : [
        {
          file,
          line,
          message: `the description has ${description.length} characters; write one sentence of ${min} to ${max}`,
        },
      ];
}

function checkNames(source: Page, key: 'authors' | 'tags', known: string[], remedy: string): ContentError[] {
  const {file, frontMatter, keyLines} = source;
  const names = [frontMatter[key] ?? []].flat();
  return names
    .filter((name) => typeof name !== 'string' || !known.includes(name))
    .map((name) => ({
      file,
      line: keyLines[key] ?? 1,
      message: `${JSON.stringify(name)} is not one of the known ${key} (${known.join(', ')})${
        didYouMean(String(name), known) || `; ${remedy}`
      }`,
    }));
}
