import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {SearchProvider} from '@site/src/environment';
import {cachePrefix, workerFile} from '@site/src/features/offline/logic/offlineFiles';

/** The parts of the build's configuration that decide which hosts a visitor's browser contacts. */
export type Build = {
  search: SearchProvider;
  /** Google's id of this site; undefined without analytics. */
  gtagId?: string;
  forms?: {contactAction?: string; contactEmail?: string; newsletter?: {action: string}};
};

/** Parts that a build has or lacks. */
const parts = {
  analytics: ({gtagId}: Build) => gtagId !== undefined,
  'hosted search': ({search}: Build) => search.provider === 'hosted',
  insights: ({search}: Build) => search.provider === 'hosted' && search.insights,
  'contact form': ({forms}: Build) => forms?.contactAction !== undefined,
  'contact address': ({forms}: Build) => forms?.contactAction === undefined && forms?.contactEmail !== undefined,
  'mailing list': ({forms}: Build) => forms?.newsletter !== undefined,
};

export type Part = keyof typeof parts;

/** Whether a build has a part. */
export function hasPart(build: Build, part: Part): boolean {
  return parts[part](build);
}

/** The build that the visitor reads. */
export function useThisBuild(): Build {
  return useDocusaurusContext().siteConfig.customFields as Build;
}

type BuiltProps = ({with: Part; without?: never} | {without: Part; with?: never}) & {children: ReactNode};

/** Text that is true only for builds with a part, or only for builds without it. */
export function Built({with: wanted, without, children}: BuiltProps): ReactNode {
  const build = useThisBuild();
  const isTrue = wanted === undefined ? !hasPart(build, without) : hasPart(build, wanted);
  return isTrue ? children : null;
}

const hosts = {
  'contact form': ({forms}: Build) => forms?.contactAction,
  'mailing list': ({forms}: Build) => forms?.newsletter?.action,
  search: ({search}: Build) => (search.provider === 'hosted' ? `https://${search.appId}-dsn.algolia.net` : undefined),
};

/** The host that this build contacts. */
export function Host({of}: {of: keyof typeof hosts}): ReactNode {
  const address = hosts[of](useThisBuild());
  return address === undefined ? null : <code translate="no">{new URL(address).host}</code>;
}

/** The prefix of the offline mode's cache name. */
export function OfflineCache(): ReactNode {
  return <code translate="no">{cachePrefix(useDocusaurusContext().siteConfig.baseUrl).trim()}</code>;
}

/** The service worker's URL. */
export function OfflineWorker(): ReactNode {
  return <code translate="no">{useDocusaurusContext().siteConfig.baseUrl + workerFile}</code>;
}
