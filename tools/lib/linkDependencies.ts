import {existsSync, mkdirSync, readdirSync, symlinkSync} from 'node:fs';
import path from 'node:path';

/**
 * Gives a copy of the project what is installed here. Packages of the project's own workspaces are the copy's own.
 * @param project folder of the copy
 */
export function linkDependencies(project: string): void {
  const installed = path.resolve('node_modules');
  const linked = path.join(project, 'node_modules');
  mkdirSync(linked);
  readdirSync(installed)
    .filter((name) => name !== '@sentinel')
    .forEach((name) => symlinkSync(path.join(installed, name), path.join(linked, name)));
  // Older states of the project have no workspaces.
  const workspaces = path.join(project, 'packages');
  if (existsSync(workspaces)) {
    mkdirSync(path.join(linked, '@sentinel'));
    readdirSync(workspaces).forEach((name) =>
      symlinkSync(path.join(workspaces, name), path.join(linked, '@sentinel', name)),
    );
  }
}
