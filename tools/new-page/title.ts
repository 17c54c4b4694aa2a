import {load} from 'js-yaml';

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
