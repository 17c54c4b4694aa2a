import {load, type YAMLException} from 'js-yaml';

import type {Fault} from './fault';

/** What stands between the first two lines of three hyphens. */
export type FrontMatter = {
  frontMatter: Record<string, unknown>;
  /** Line of each key, from 1. */
  keyLines: Record<string, number>;
  /** What kept it from being read. */
  matterFaults: Fault[];
};

/** Reads the front matter of a Markdown file. */
export function readFrontMatter(file: string, text: string): FrontMatter {
  const matter = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  if (matter === undefined) {
    const message = 'the page has no front matter; begin it with --- lines around title and description';
    return {frontMatter: {}, keyLines: {}, matterFaults: [{file, line: 1, message}]};
  }
  const keyLines = linesOfKeys(matter);
  try {
    const read = load(matter);
    const frontMatter = typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
    return {frontMatter, keyLines, matterFaults: []};
  } catch (error) {
    const {mark, reason} = error as YAMLException;
    const message = `the front matter is no valid YAML (${reason}); put a value that holds ": " in double quotes`;
    return {frontMatter: {}, keyLines, matterFaults: [{file, line: mark.line + 2, message}]};
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
