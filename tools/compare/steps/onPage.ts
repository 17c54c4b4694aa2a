import {readFileSync} from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/** The shell blocks of a page, without the indentation of a list. */
export function blocksOf(markdown: string): string[] {
  return [...markdown.matchAll(/^([ \t]*)```bash[^\n]*\n([^]*?)\n[ \t]*```$/gm)].map(([, indent = '', block = '']) =>
    block
      .split('\n')
      .map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line))
      .join('\n'),
  );
}

/** All texts of a data file. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') {
    return [value];
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Where readers see blocks and words: a page, a data file that pages are made of, or a component. */
export function readPage(file: string): {hasBlock: (block: string) => boolean; hasWords: (words: string) => boolean} {
  const source = readFileSync(file, 'utf8');
  const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const isData = ['.json', '.yml'].includes(path.extname(file));
  const texts = isData ? textsIn(load(source)) : [source];
  const blocks = new Set(isData ? texts : blocksOf(source));
  const isComponent = path.extname(file) === '.tsx';
  return {
    hasBlock: (typed) => {
      const block = typed.trimEnd();
      const inline = isComponent ? `'${block}'` : `\`${block}\``;
      const isValue = (text: string): boolean => !block.includes('\n') && `${text}\n`.includes(` = ${block}\n`);
      return blocks.has(block) || texts.some((text) => text.includes(inline) || isValue(text));
    },
    hasWords: (words) => texts.some((text) => oneLine(text).includes(oneLine(words))),
  };
}
