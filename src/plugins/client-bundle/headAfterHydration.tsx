import type {ComponentProps, ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Head from '@docusaurus/core/lib/client/exports/Head';

/**
 * Docusaurus's `Head`, once the page is hydrated. Hydration has pauses, and in one of them the original writes what the
 * parts that came first say: the page lost its title and description until its own part had come.
 */
export default function HeadAfterHydration(props: ComponentProps<typeof Head>): ReactNode {
  return useIsBrowser() ? <Head {...props} /> : null;
}
