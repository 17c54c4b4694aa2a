import {load} from 'js-yaml';
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';

import {Refusal} from './ask';

const description = 'description: # One sentence of 50 to 160 characters that says what the page answers.';

/** A page of the docs whose words are still to be written; the build stops until they are. */
export function docText(title: string): string {
  return `---
title: ${yamlValue(title)}
sidebar_label: ${yamlValue(title)}
${description}
---

{/* What it is and when to use it, in one or two sentences. Then the shortest working example, the details,
    how to check that it works, how to undo it, and what goes wrong. Take this comment away. */}
`;
}

/** A post whose words are still to be written; the build stops until they are. */
export function postText(title: string, slug: string, author: string): string {
  return `---
title: ${yamlValue(title)}
${description}
slug: ${slug}
authors: [${author}]
tags: [] # Those of blog/tags.yml that fit.
---

{/* The introduction: for whom this post is, and what they have at its end. Take this comment away. */}

{/* truncate */}
`;
}

/** A title on one line, without characters that nobody sees. */
export function cleanTitle(typed: string): string {
  return typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim();
}

/** The last part of the address of a page, made from its title; empty when no letter or digit of it can stand there. */
export function slugOf(title: string): string {
  return title
    .normalize('NFKD')
    .replaceAll(/['’\p{M}]/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
}

/** A text as a value of YAML: plain where it stays the same text, else in double quotes. */
export function yamlValue(text: string): string {
  try {
    return load(text) === text && !text.includes('#') ? text : JSON.stringify(text);
  } catch {
    return JSON.stringify(text);
  }
}

/** Writes a file that is not there yet; what is there stays. */
export function writeNew(file: string, text: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  try {
    writeFileSync(file, text, {flag: 'wx'});
  } catch (error) {
    const isThere = (error as NodeJS.ErrnoException).code === 'EEXIST';
    throw new Refusal(
      isThere
        ? `${file} is there already; it was left as it is.`
        : `${file} cannot be written: ${(error as Error).message}.`,
    );
  }
}
