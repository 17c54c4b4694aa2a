import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** A block of a page, without the indentation of a list, and where it begins and ends. */
export type Fence = {text: string; start: number; end: number};

/** The blocks of a page in one language. */
export function fencesOf(markdown: string, language: string): Fence[] {
  const fence = new RegExp(`^([ \\t]*)\`\`\`${language}\\b[^\\n]*\\n([^]*?)\\n[ \\t]*\`\`\`$`, 'gm');
  return [...markdown.matchAll(fence)].map(({0: whole, 1: indent = '', 2: block = '', index}) => ({
    text: block
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .join('\n'),
    start: index,
    end: index + whole.length,
  }));
}

/** The shell blocks of a page. */
export function blocksOf(markdown: string): string[] {
  return fencesOf(markdown, 'bash').map(({text}) => text);
}

/** The commands that somebody typed in a recording. */
export function typedIn(recording: string): string[] {
  return [...recording.matchAll(/^\S+@\S+[#$] (.+)$/gm)].map(([, command = '']) => command);
}

/** All texts of a data file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Where readers see blocks and words: a page, a data file that pages are made of, or a component. */
export function readPage(file: string): {
  hasBlock: (block: string) => boolean;
  hasWords: (words: string) => boolean;
  /** Whether the section of a block has these words above it, or that of a command in the text has them. */
  hasWordsAbove: (block: string, words: string) => boolean;
} {
  const source = readFileSync(file, 'utf8');
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const inlineOf = (block: string): string => (path.extname(file) === '.tsx' ? `'${block}'` : `\`${block}\``);
  const isData = ['.json', '.yml'].includes(path.extname(file));
  const texts = isData ? textsIn(load(source)) : [source];
  const recorded = isData ? [] : fencesOf(source, 'console').flatMap(({text}) => typedIn(text));
  const blocks = new Set(isData ? texts : [...blocksOf(source), ...recorded]);
  return {
    hasBlock: (typed) => {
      const block = typed.trimEnd();
      const inline = inlineOf(block);
      const isValue = (text: string): boolean => !block.includes('\n') && `${text}\n`.includes(` = ${block}\n`);
      return blocks.has(block) || texts.some((text) => text.includes(inline) || isValue(text));
    },
    hasWords: (words) => texts.some((text) => oneLine(text).includes(oneLine(words))),
    hasWordsAbove: (typed, words) => {
      const block = typed.trimEnd();
      const has = (text: string): boolean => oneLine(text).includes(oneLine(words));
      const fences = fencesOf(source, 'bash').filter(({text}) => text === block);
      return fences.length > 0
        ? fences.every(({start}) => has(source.slice(source.lastIndexOf('\n## ', start) + 1, start)))
        : source.split(/^## /m).some((section) => section.includes(inlineOf(block)) && has(section));
    },
  };
}
