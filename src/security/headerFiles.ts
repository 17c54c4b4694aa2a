import {openFolders, openHeader, sharedFileHeader, sharedFiles, type Header} from './headers';

/** Longest line that Cloudflare Pages reads in `_headers`. */
const longestLine = 2000;

const immutable: Header = {
  name: 'Cache-Control',
  value: 'public, max-age=31536000, immutable',
  why: 'The name of such a file changes with its content.',
};

/**
 * The headers for nginx, as directives to include.
 * @throws if a value cannot be quoted
 */
export function nginxHeaders(headers: readonly Header[]): string {
  return headers
    .map((header) => `add_header ${header.name} "${variableOf(header) ?? nginxValue(header)}" always;\n`)
    .join('');
}

/** The values that maps in `deploy/nginx/http.conf` set for each file: which sites may load it, and show it in a frame. */
function variableOf(header: Header): string | undefined {
  switch (header.name) {
    case sharedFileHeader.name:
      return '$site_resource_policy';
    case 'X-Frame-Options':
      return '$site_frames';
    case 'Content-Security-Policy':
      return nginxValue(header).replace("frame-ancestors 'none'", 'frame-ancestors $site_ancestors');
    default:
      return undefined;
  }
}

/**
 * The headers for nginx for scripts, style sheets and fonts, whose names change with their content, without those that
 * are for documents only. They do not apply to error answers, which are documents.
 * @throws if a value cannot be quoted
 */
export function nginxAssetHeaders(headers: readonly Header[]): string {
  return [immutable, ...headers.filter(({ofDocuments}) => !ofDocuments)]
    .map((header) => `add_header ${header.name} "${nginxValue(header)}";\n`)
    .join('');
}

/** Entries for the map in `deploy/nginx/http.conf` that sets a different value for files that other sites may show. */
export function nginxSharedFiles(baseUrl: string): string {
  return sharedFiles.map((file) => `${baseUrl}${file} ${sharedFileHeader.value};\n`).join('');
}

/**
 * The file `_headers` for Netlify and Cloudflare Pages.
 * @throws if a line is too long for them
 */
export function headersFile(headers: readonly Header[], baseUrl: string): string {
  return [
    rule(`${baseUrl}*`, headers),
    rule(`${baseUrl}assets/*`, [immutable]),
    // Both hosts join two values of a header with a comma, and browsers ignore a policy that they do not know.
    ...sharedFiles.map((file) => rule(baseUrl + file, [sharedFileHeader])),
    // Netlify takes no ending after the asterisk, so the pages beside the Markdown are open too. They are public.
    ...openFolders.map((folder) => rule(`${baseUrl}${folder}*`, [openHeader])),
  ].join('\n');
}

function rule(path: string, headers: readonly Header[]): string {
  const lines = headers.map(({name, value}) => `  ${name}: ${value}`);
  const long = lines.find((line) => line.length > longestLine);
  if (long !== undefined) {
    throw new Error(
      `The header ${long.trim().split(':')[0]} has ${long.length} characters in _headers, and Cloudflare Pages reads at most ` +
        `${longestLine}: name fewer or shorter sources in src/security.`,
    );
  }
  return [path, ...lines, ''].join('\n');
}

function nginxValue({name, value}: Header): string {
  if (/["\\$\r\n]/.test(value)) {
    throw new Error(`The header ${name} has a character that nginx would not read literally: ${value}`);
  }
  return value;
}
