import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

import {exitWithMessage} from '../../environment/exitWithMessage';
import {openMemoryCache, openProjectCache} from '../../lib/node/buildCache';
import {printErrors, type ContentError} from '../../lib/node/contentError';
import {isPreview, reloadable, reloadModules} from '../../lib/node/reload';
import * as checks from './checkContent';
import {pageSources} from './pageSources';

/** The checks, reloaded when the product's facts change. */
const currentChecks = reloadable(path.join(__dirname, 'checkContent.ts'), checks);

/**
 * Checks what writers typed, and reports all errors at once with file, line and remedy. A build stops; the preview
 * shows them over the page. Docusaurus itself reports errors that only show later.
 */
export default async function contentValidation({siteDir}: LoadContext): Promise<Plugin> {
  if (!isPreview) {
    stopAt(await checks.findEarlyErrors(siteDir));
  }
  return {
    name: 'content-validation',
    configureWebpack: (_config, isServer) => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: ['docs', 'blog', 'src/pages'].map((folder) => path.join(siteDir, folder) + path.sep),
            enforce: 'pre',
            use: [
              {
                loader: path.join(__dirname, 'dependOnProduct.js'),
                options: {files: pageSources(siteDir), isPreview},
              },
            ],
          },
        ],
      },
      plugins: isServer ? [] : [{apply: (compiler: Compiler) => checkCompilations(compiler, siteDir)}],
    }),
  };
}

function stopAt(errors: readonly ContentError[]): void {
  if (errors.length > 0) {
    exitWithMessage(`Some pages have errors:\n${printErrors(errors)}`);
  }
}

/** The part of the bundler's API used here, which Rspack and webpack share. */
type Compiler = {
  modifiedFiles?: ReadonlySet<string>;
  hooks: {
    watchRun: {tapPromise: (name: string, run: (compiler: Compiler) => Promise<void>) => void};
    thisCompilation: {tap: (name: string, run: (compilation: Compilation) => void) => void};
  };
};

type Compilation = {
  errors: Error[];
  fileDependencies: {addAll: (files: Iterable<string>) => void};
  contextDependencies: {add: (folder: string) => void};
  hooks: {finishModules: {tapPromise: (name: string, run: () => Promise<void>) => void}};
};

const name = 'content-validation';

/** What the checks depend on, besides the sources of pages. */
const folders = ['docs', 'blog', 'src/pages', 'static'];
const files = ['authors.yml', 'blog/tags.yml'];

/** Runs the checks whenever the bundler has read all modules. */
function checkCompilations(compiler: Compiler, siteDir: string): void {
  const product = path.join(siteDir, 'packages/csf');
  let unread: Error | undefined;
  let cache = openProjectCache(siteDir, name);
  compiler.hooks.watchRun.tapPromise(name, async ({modifiedFiles = new Set()}) => {
    if ([...modifiedFiles].some((file) => file.startsWith(product + path.sep))) {
      unread = await errorOf(() => reloadModules(product));
      // What was read of a page says what the old facts make of it.
      cache = openMemoryCache();
    }
  });
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.finishModules.tapPromise(name, async () => {
      if (!isPreview) {
        stopAt(await currentChecks().findErrors(siteDir, cache));
        cache.close();
        return;
      }
      // Pages that show facts depend on the product's files already. A file that is added here too counts as changed at
      // the next start.
      folders.forEach((folder) => compilation.contextDependencies.add(path.join(siteDir, folder)));
      compilation.fileDependencies.addAll(files.map((file) => path.join(siteDir, file)));
      const check = await errorOf(async () => {
        const found = await currentChecks().findErrors(siteDir, cache);
        compilation.errors.push(...found.map((error) => bare(printErrors([error]))));
      });
      cache.close();
      compilation.errors.push(...[unread, check].filter((error) => error !== undefined));
    });
  });
}

/** The error's message for the person who edits a file. */
async function errorOf(run: () => Promise<void>): Promise<Error | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    const {message, cause} = error as Error;
    return bare([message, cause instanceof Error ? cause.message : ''].filter(Boolean).join('\n'));
  }
}

/** An error without our own stack trace. */
function bare(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}
