import {useLayoutEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * Shows a new announcement at once to a visitor who closed the previous one. The inline script that hides a closed bar
 * before the first paint does not know its id, so this undoes it.
 */
export default function NewAnnouncementBar(): ReactNode {
  const isBrowser = useIsBrowser();
  const {isActive} = useAnnouncementBar();
  const isNew = isBrowser && isActive;
  useLayoutEffect(() => {
    if (isNew) {
      document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
    }
  }, [isNew]);
  return <AnnouncementBar />;
}
