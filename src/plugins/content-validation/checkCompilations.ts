import {Globby} from '@docusaurus/utils';
import path from 'node:path';

import {currentRules, renewRules} from './reload';
import {printFaults, type Fault} from './fault';

/** As much of the bundler as is used here, which Rspack and webpack have alike. */
export type Compiler = {
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

type Options = {
  siteDir: string;
  /** Ends a build that has faults; without it they become errors of the bundler, which the preview shows. */
  stopAt?: (faults: readonly Fault[]) => void;
  /** Writes files anew that are made of facts and descriptions, when those have changed; gives the changed ones. */
  renewParts?: () => string[];
};

const name = 'content-check';

/** Folders and files, beside the pages, that decide whether a page is right. */
const folders = ['docs', 'blog', 'src/pages', 'static'];
const files = [
  'authors.yml',
  'blog/tags.yml',
  'src/product/**/*.{ts,json,yml,txt}',
  'src/features/rule-builder/logic/*.ts',
];

/** Checks what writers typed whenever the bundler has read all modules. */
export function checkCompilations(compiler: Compiler, {siteDir, stopAt, renewParts}: Options): void {
  const product = path.join(siteDir, 'src/product');
  let unread: Error | undefined;
  compiler.hooks.watchRun.tapPromise(name, async (watching) => {
    const {modifiedFiles = new Set()} = watching;
    if ([...modifiedFiles].some((file) => file.startsWith(product + path.sep))) {
      unread = await errorOf(async () => {
        await renewRules();
        // What is written now is part of this round.
        watching.modifiedFiles = new Set([...modifiedFiles, ...(renewParts?.() ?? [])]);
      });
    }
  });
  compiler.hooks.thisCompilation.tap(name, (compilation) => {
    compilation.hooks.finishModules.tapPromise(name, async () => {
      if (stopAt) {
        stopAt(await currentRules().findFaults(siteDir));
        return;
      }
      folders.forEach((folder) => compilation.contextDependencies.add(path.join(siteDir, folder)));
      compilation.fileDependencies.addAll(Globby.sync(files, {cwd: siteDir, absolute: true}));
      const check = await errorOf(async () => {
        const faults = await currentRules().findFaults(siteDir);
        compilation.errors.push(...faults.map((fault) => bare(printFaults([fault]))));
      });
      compilation.errors.push(...[unread, check].filter((error) => error !== undefined));
    });
  });
}

/** What was thrown, in words for who edits a file. */
async function errorOf(run: () => Promise<void>): Promise<Error | undefined> {
  try {
    await run();
    return undefined;
  } catch (error) {
    const {message, cause} = error as Error;
    return bare([message, cause instanceof Error ? cause.message : ''].filter(Boolean).join('\n'));
  }
}

/** An error without the stack of our own code. */
function bare(message: string): Error {
  const error = new Error(message);
  delete error.stack;
  return error;
}
