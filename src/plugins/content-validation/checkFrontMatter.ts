import {didYouMean} from '../../product/didYouMean';
import {roomOf, type Content, type Page} from './content';
import type {Fault} from './fault';

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

/** Shortest and longest description, in characters: search engines cut what is longer. */
const descriptionLength = {min: 50, max: 160};

/** Finds front matter that is missing, misspelt or names an author or tag that does not exist. */
export function checkFrontMatter({sources, authors, tags}: Content<Page>): Fault[] {
  return sources.flatMap((source) => [
    ...source.matterFaults,
    ...(source.matterFaults.length > 0 ? [] : [...checkKeys(source), ...checkDescription(source)]),
    ...checkNames(source, 'authors', authors, 'add it to authors.yml'),
    ...checkNames(source, 'tags', [...tags.keys()], 'add it to blog/tags.yml'),
  ]);
}

function checkKeys({file, frontMatter, keyLines}: Page): Fault[] {
  const room = roomOf(file);
  const missing = requiredKeys[room]
    .filter((key) => frontMatter[key] === undefined)
    .map((key) => ({file, line: 1, message: `the front matter lacks ${key}; add a line "${key}: …"`}));
  const unknown = Object.keys(frontMatter)
    .filter((key) => !knownKeys[room].includes(key))
    .map((key) => ({
      file,
      line: keyLines[key] ?? 1,
      message: `the front matter of a ${room === 'blog' ? 'post' : 'page'} has no key ${key}${
        didYouMean(key, knownKeys[room]) || `; known are ${knownKeys[room].join(', ')}`
      }`,
    }));
  return [...missing, ...unknown];
}

function checkDescription({file, frontMatter, keyLines}: Page): Fault[] {
  const {description} = frontMatter;
  if (description === undefined) {
    return [];
  }
  const line = keyLines.description ?? 1;
  if (description === null) {
    const {min, max} = descriptionLength;
    return [{file, line, message: `the description is still empty; write one sentence of ${min} to ${max} characters`}];
  }
  if (typeof description !== 'string') {
    return [{file, line, message: 'the description is no text; put it in double quotes'}];
  }
  const {min, max} = descriptionLength;
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

function checkNames(source: Page, key: 'authors' | 'tags', known: string[], remedy: string): Fault[] {
  const {file, frontMatter, keyLines} = source;
  const names = [frontMatter[key] ?? []].flat();
  return names
    .filter((name) => typeof name !== 'string' || !known.includes(name))
    .map((name) => ({
      file,
      line: keyLines[key] ?? 1,
      message: `${JSON.stringify(name)} is none of the known ${key} (${known.join(', ')})${
        didYouMean(String(name), known) || `; ${remedy}`
      }`,
    }));
}
