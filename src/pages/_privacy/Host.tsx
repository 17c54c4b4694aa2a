import type {ReactNode} from 'react';

import {useThisBuild, type Build} from './thisBuild';

const hosts = {
  'contact form': ({forms}: Build) => forms?.contactAction,
  'mailing list': ({forms}: Build) => forms?.newsletter?.action,
  search: ({search}: Build) => (search.provider === 'hosted' ? `https://${search.appId}-dsn.algolia.net` : undefined),
};

/** The host that this build asks. */
export default function Host({of}: {of: keyof typeof hosts}): ReactNode {
  const address = hosts[of](useThisBuild());
  return address === undefined ? null : <code>{new URL(address).host}</code>;
}
