import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

import {savedName} from './downloads';
import sizes from './sizes.json';

/** A download link for a file of `static/`, with its type and size. */
export default function FileLink({file}: {file: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <a href={withBaseUrl(`/${file}`)} download={savedName(file)}>
        Download {file.split('/').at(-1)}
      </a>{' '}
      ({describeFile(file)})
    </>
  );
}

type Size = {bytes: number; width?: number; height?: number; unit?: string};

const kinds: Record<string, string> = {svg: 'SVG', png: 'PNG', txt: 'text', sh: 'shell script'};

/** The size of a file, measured when it was drawn. */
export function sizeOf(file: string): Size {
  const size = (sizes as Record<string, Size>)[file];
  if (size === undefined) {
    throw new Error(`The size of static/${file} is not known: write it into src/pages/_swag/sizes.json.`);
  }
  return size;
}

/** What a file is, such as "SVG, 66 × 66 mm, 5 kB"; no line ends before a unit. */
export function describeFile(file: string): string {
  const {bytes, width = 0, height = 0, unit} = sizeOf(file);
  const kind = kinds[file.split('.').at(-1)!]!;
  const extent = unit === undefined ? [] : [`${tenths(width)} × ${tenths(height)}\u{a0}${unit}`];
  return [kind, ...extent, writeBytes(bytes)].join(', ');
}

function tenths(length: number): number {
  return Math.round(length * 10) / 10;
}

function writeBytes(bytes: number): string {
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)}\u{a0}kB`;
}
