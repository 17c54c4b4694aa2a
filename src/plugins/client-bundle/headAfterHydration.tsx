import {useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import Head from '@docusaurus/core/lib/client/exports/Head';

const never = (): (() => void) => () => undefined;

/**
 * Docusaurus's `Head`, but not while the page hydrates. Hydration has pauses, and in one of them the original writes
 * what the parts that came first say: the page lost its title and description until its own part had come.
 */
export default function HeadAfterHydration(props: ComponentProps<typeof Head>): ReactNode {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHydrated && <Head {...props} />;
}
