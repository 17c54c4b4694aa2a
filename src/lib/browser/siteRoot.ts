import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

import siteConfig from '@generated/docusaurus.config';

/** The path of the site, with a slash at both ends: as built, or where an offline copy of it lies. */
export function siteRoot(): string {
  return rootOfCopy() ?? siteConfig.baseUrl;
}

/** Whether this is an unpacked offline archive, whose pages are loaded as a whole. */
export function isOfflineCopy(): boolean {
  return rootOfCopy() !== undefined;
}

function rootOfCopy(): string | undefined {
  return ExecutionEnvironment.canUseDOM ? document.documentElement.dataset.root : undefined;
}
