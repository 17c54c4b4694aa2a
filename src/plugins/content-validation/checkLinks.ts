import path from 'node:path/posix';

import {didYouMean} from '../../product/didYouMean';
import {collectAddresses} from './addresses';
import type {Content, Source} from './content';
import type {Fault} from './fault';

/** Finds links of Markdown files to pages, headings and files that do not exist. */
export function checkLinks(content: Content): Fault[] {
  const addresses = collectAddresses(content);
  const files = new Map(content.sources.map((source) => [source.file, source]));
  return content.sources.flatMap((source) =>
    source.links.flatMap(({target, line}) => {
      const message = checkTarget(target, source, addresses, files);
      return message === undefined ? [] : [{file: source.file, line, message}];
    }),
  );
}

function checkTarget(
  target: string,
  source: Source,
  addresses: Map<string, Source | undefined>,
  files: Map<string, Source>,
): string | undefined {
  if (/^[a-z][\w+.-]*:(?!\/\/\/)/i.test(target)) {
    return undefined;
  }
  const [address = '', anchor] = target.replace(/^pathname:\/\//, '').split('#');
  const clean = address.split('?')[0]!;
  if (clean === '') {
    return checkAnchor(anchor, source);
  }
  if (clean.startsWith('/')) {
    if (!addresses.has(clean)) {
      return addresses.has(`${clean}/`)
        ? `the link to ${clean} lacks the slash at its end; write ${clean}/`
        : `there is no page ${clean}${didYouMean(clean, addresses.keys()) || '; link to a page that exists'}`;
    }
    return checkAnchor(anchor, addresses.get(clean));
  }
  const file = path.join(path.dirname(source.file), clean);
  if (!/\.mdx?$/.test(clean)) {
    return `the link to ${clean} names no file; write a path such as ./page.mdx or an address such as /docs/page/`;
  }
  const found = files.get(file);
  return found === undefined
    ? `there is no file ${file}${didYouMean(file, files.keys()) || '; link to a file that exists'}`
    : checkAnchor(anchor, found);
}

function checkAnchor(anchor: string | undefined, page: Source | undefined): string | undefined {
  return !anchor || page === undefined || page.anchors.has(anchor)
    ? undefined
    : `${page.file} has no heading #${anchor}${didYouMean(anchor, page.anchors) || '; link to a heading it has'}`;
}
