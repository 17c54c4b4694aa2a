import type {BuiltPage, PageReader} from '../../lib/html/builtPage';
import type {BuildCache} from '../../lib/node/buildCache';
import {stage} from '../../lib/node/stages';

/** Names of the site's scripts and style sheets, which change in all pages if one page changes. No reader uses them. */
const assetNames = /\/assets\/(?:js|css)\/[\w~.-]+/g;

/** A function of pages that reads each page again only if it has changed since the last build. */
export function readChanged<Value>(
  cache: BuildCache,
  step: string,
  read: (page: BuiltPage) => Value,
): (page: BuiltPage) => Value {
  return (page) =>
    stage(
      step,
      () => cache.take(step, `${page.url}\n${page.html.replaceAll(assetNames, '')}`, () => read(page)) as Value,
    );
}

/** A reader that reads each page again only if it has changed since the last build. */
export function changedReader<Value>(cache: BuildCache, step: string, reader: PageReader<Value>): PageReader<Value> {
  return {
    read: readChanged(cache, step, (page) => reader.read(page)),
    finish: (outDir, values) => stage(step, () => reader.finish(outDir, values)),
  };
}
