import {Children, cloneElement, isValidElement, useEffect, useEffectEvent, useId, useRef, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props as TabItemProps} from '@theme/TabItem';
import ThemeTabs, {type Props as TabsProps} from '@theme/Tabs';

import styles from './styles.module.css';

/**
 * The theme's tabs, each with the id of its panel, between two marks. `src/plugins/built-pages/openRememberedTabs.js`
 * finds them in the built page by the first, and the second shows that they are complete.
 */
export function Tabs({children, ...props}: TabsProps): ReactNode {
  const id = useId();
  return (
    <>
      {props.groupId && <span hidden data-tab-group={props.groupId} />}
      <ThemeTabs {...props}>
        {Children.map(children, (item, index) =>
          isValidElement<TabItemProps>(item)
            ? cloneElement(item, {attributes: {...item.props.attributes, 'aria-controls': id + index}})
            : item,
        )}
      </ThemeTabs>
      {props.groupId && <span hidden />}
    </>
  );
}

/**
 * The panel of a tab, which opens when the URL names something in it. In print and without scripts, all panels are open
 * and show their tab's name.
 */
export function TabItem({value, label, attributes, children}: TabItemProps): ReactNode {
  const name = useRef<HTMLParagraphElement>(null);
  const {selectedValue, selectValue} = useTabs();
  const {hash} = useLocation();
  // The effect below runs for new URLs only, so that a tab chosen afterwards stays open.
  const open = useEffectEvent(() => selectValue(value));
  useEffect(() => {
    const target = elementAt(hash);
    const panel = name.current?.parentElement;
    if (target !== null && panel?.hidden && panel.contains(target)) {
      open();
      requestAnimationFrame(() => target.scrollIntoView());
    }
  }, [hash]);
  return (
    <div
      role="tabpanel"
      id={attributes?.['aria-controls'] as string}
      className={styles.panel}
      hidden={selectedValue !== value}
    >
      <p ref={name} className={styles.name} data-search="skip" data-tab={value}>
        <strong>{label ?? value}</strong>
      </p>
      {children}
    </div>
  );
}

function elementAt(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
