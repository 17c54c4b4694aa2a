import {load} from 'js-yaml';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {descriptionToWrite} from '../../src/plugins/content-validation/frontMatter';

/** Why nothing was written, and what to do. */
export class Refusal extends Error {}

const description = `description: ${descriptionToWrite}`;

/** A docs page whose description and text are still to be written. The preview shows it, the build fails. */
export function docText(title: string): string {
  return `---
title: ${yamlValue(title)}
sidebar_label: ${yamlValue(title)}
${description}
---

{/* What it is and when to use it, in one or two sentences. Then the shortest working example, the details,
    how to check that it works, how to undo it, and what goes wrong. Remove this comment. */}
`;
}

/** A post whose description and text are still to be written. The preview shows it, the build fails. */
export function postText(title: string, slug: string, author: string): string {
  return `---
title: ${yamlValue(title)}
${description}
slug: ${slug}
authors: [${author}]
tags: [] # Those of blog/tags.yml that fit.
---

{/* The introduction: for whom this post is, and what they have at its end. Remove this comment. */}

{/* truncate */}
`;
}

/** A title on one line, without invisible characters. */
export function cleanTitle(typed: string): string {
  return typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
}

/** The last part of a page's URL, made from its title; empty if the title has no usable letter or digit. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
}

/** A text as a YAML value: plain if it stays the same text, else in double quotes. */
export function yamlValue(text: string): string {
  try {
    return load(text) === text && !text.includes('#') ? text : JSON.stringify(text);
  } catch {
    return JSON.stringify(text);
  }
}

/** Writes a new file. Never overwrites an existing one. */
export function writeNew(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    writeFileSync(file, text, {flag: 'wx'});
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new Refusal(
      isThere
        ? `${file} already exists; it was not changed.`
        : `${file} cannot be written: ${(error as Error).message}.`,
    );
  }
}
