import {useEffect, useEffectEvent, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useTabs} from '@docusaurus/theme-common/internal';
import TabItem, {type Props} from '@theme/TabItem';

import styles from './styles.module.css';

/**
 * The panel of a tab, which opens when the address names something in it. On paper and where no script runs all panels
 * are open, and each says whose it is.
 */
export default function NamedTabItem({children, ...props}: Props): ReactNode {
  const name = useRef<HTMLParagraphElement>(null);
  const {selectValue} = useTabs();
  const {hash} = useLocation();
  // The effect below is for new addresses only: who then chooses another tab keeps it.
  const open = useEffectEvent(() => selectValue(props.value));
  useEffect(() => {
    const target = elementAt(hash);
    const panel = name.current?.parentElement;
    if (target !== null && panel?.hidden && panel.contains(target)) {
      open();
      requestAnimationFrame(() => target.scrollIntoView());
    }
  }, [hash]);
  return (
    <TabItem {...props}>
      <p ref={name} className={styles.name} data-search="skip" data-tab={props.value}>
        <strong>{props.label ?? props.value}</strong>
      </p>
      {children}
    </TabItem>
  );
}

function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
