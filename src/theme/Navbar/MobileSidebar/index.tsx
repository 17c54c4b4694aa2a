import {useEffect, useEffectEvent, useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';

import {scrollToCurrent} from '@site/src/lib/browser/scrollToCurrent';

const shownPanel = '.navbar-sidebar__item:not([inert])';

/**
 * The theme's mobile menu, rendered only when it is first opened, with the current page's entry in sight. Escape closes
 * it and returns the focus to the button that opened it. "Back to main menu" moves the focus there: its own panel becomes
 * inert, and the focus would be lost behind the menu.
 */
export default function LateMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const panel = useNavbarSecondaryMenu().shown;
  const [wasShown, setWasShown] = useState(shown);
  if (shown && !wasShown) {
    setWasShown(true);
  }

  const close = useEffectEvent((event: KeyboardEvent) => {
    // Escape closes a dialog above the menu first.
    if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) {
      toggle();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    }
  });
  useEffect(() => {
    if (!shown) {
      return undefined;
    }
    scrollToCurrent(shownPanel);
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [shown]);

  const focusPanel = useEffectEvent(() => {
    if (shown) {
      document.querySelector<HTMLElement>(`${shownPanel} :is(a,button)`)?.focus({preventScroll: true});
    }
  });
  useEffect(() => focusPanel(), [panel]);

  return wasShown ? <MobileSidebar /> : null;
}
