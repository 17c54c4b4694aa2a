import {sharedFileHeader, sharedFiles, type Header} from './headers';

/** Longest line that Cloudflare Pages reads in `_headers`. */
const longestLine = 2000;

const immutable: Header = {
  name: 'Cache-Control',
  value: 'public, max-age=31536000, immutable',
  why: 'The name of such a file changes with its content.',
};

/** The headers for nginx, as a list of directives to be included. @throws if a value cannot be quoted */
export function nginxHeaders(headers: readonly Header[]): string {
  return headers.map(({name, value}) => `add_header ${name} "${checkQuotable(name, value)}" always;\n`).join('');
}

/** The same for files that pages of others may show. */
export function nginxSharedFileHeaders(headers: readonly Header[]): string {
  return nginxHeaders(headers.map((header) => (header.name === sharedFileHeader.name ? sharedFileHeader : header)));
}

/** The file `_headers` that Netlify and Cloudflare Pages read. @throws if a line is longer than they take */
export function headersFile(headers: readonly Header[], baseUrl: string): string {
  return [
    rule(`${baseUrl}*`, headers),
    rule(`${baseUrl}assets/*`, [immutable]),
    // Both hosts join the two values of a header by a comma, and browsers ignore a policy that they do not know.
    ...sharedFiles.map((file) => rule(baseUrl + file, [sharedFileHeader])),
  ].join('\n');
}

function rule(path: string, headers: readonly Header[]): string {
  const lines = headers.map(({name, value}) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(
      `The header ${long.trim().split(':')[0]} has ${long.length} characters in _headers, and Cloudflare Pages takes ` +
        `${longestLine}: let src/security name fewer or shorter sources.`,
    );
  }
  return [path, ...lines, ''].join('\n');
}

function checkQuotable(name: string, value: string): string {
  if (/["\\$\r\n]/.test(value)) {
    throw new Error(`The header ${name} has a character that nginx would not take literally: ${value}`);
  }
  return value;
}
