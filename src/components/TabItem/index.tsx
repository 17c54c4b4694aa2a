import {useEffect, useRef, type ReactNode} from 'react';
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
  useEffect(() => {
    const target = elementAt(hash);
    const panel = name.current?.parentElement;
    if (target !== null && panel?.hidden && panel.contains(target)) {
      selectValue(props.value);
      requestAnimationFrame(() => target.scrollIntoView());
    }
  }, [hash, props.value, selectValue]);
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
