import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {SearchProvider} from '@site/src/environment';

/** What was configured when this copy of the site was built, as far as it decides who is asked for what. */
export type Build = {
  search: SearchProvider;
  /** Google's name for this site; undefined without analytics. */
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
