import {execFileSync} from 'node:child_process';

/** @returns the commit of the main branch; undefined if there is none, as in a shallow clone of another branch */
export function commitOfMain(): string | undefined {
  return ['origin/main', 'main'].map((branch) => commitOf(branch)).find((commit) => commit !== undefined);
}

/** @returns the commit that a name of git means, or undefined */
export function commitOf(name: string): string | undefined {
  return gitLine('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
}

/** @returns what a command of git prints, without its line end; undefined if it fails or prints nothing */
export function gitLine(...words: readonly string[]): string | undefined {
  try {
    return execFileSync('git', words, {encoding: 'utf8'}).trim() || undefined;
  } catch {
    return undefined;
  }
}
