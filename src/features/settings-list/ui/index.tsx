import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

import {useHistory, useLocation} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';

import choices from '@site/src/components/choices.module.css';

import styles from './styles.module.css';

type Props = {
  /** The list of all settings, as the build wrote it. */
  children: ReactNode;
};

/** A list of settings with a field that filters it to lines with every typed word. */
export default function SettingsFilter({children}: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState('');
  const [count, setCount] = useState<number>();
  // Updates the field first, then the list.
  const asked = useDeferredValue(query).trim();
  const words = asked.toLowerCase();
  const [, setAsked] = useQueryString('q');
  const {pathname} = useLocation();
  const history = useHistory();

  // Set once: afterwards the URL follows the field. The visitor may have typed something before hydration.
  const begin = useEffectEvent(() =>
    setQuery(field.current!.value || (new URLSearchParams(window.location.search).get('q') ?? '')),
  );
  useEffect(() => begin(), []);

  // Not before the field has what the URL asked for.
  const keep = useEffectEvent(() => {
    // After a click on a link, this page stays until the other has loaded, and the URL is no longer its own.
    if (history.location.pathname === pathname) {
      setAsked(asked);
    }
  });
  useEffect(() => {
    const timer = setTimeout(keep, 500);
    return () => clearTimeout(timer);
  }, [asked]);

  useLayoutEffect(() => {
    setCount(showLines(list.current!, words));
  }, [words]);

  function onKey(event: KeyboardEvent): void {
    // Chromium would clear the field by itself, Firefox would not.
    if (event.key === 'Escape' && query !== '') {
      event.preventDefault();
      setQuery('');
    }
    if (event.key === 'Enter') {
      const found = list.current!.querySelector<HTMLElement>('p:has(+ ul:not([hidden]))');
      found?.setAttribute('tabindex', '-1');
      found?.focus();
    }
  }

  return (
    <div className={styles.filter}>
      <label htmlFor="settings-filter">Filter settings</label>
      <input
        id="settings-filter"
        ref={field}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder="LF_SSHD, country, seconds …"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKey}
      />
      <p role="status" className={choices.count}>
        {words !== '' &&
          (count === 0 ? 'No setting matches. Try one word.' : `${count} ${count === 1 ? 'setting' : 'settings'}`)}
      </p>
      <div ref={list} className={styles.list}>
        {children}
      </div>
    </div>
  );
}

/**
 * Hides the lines of a list that lack one of the words, and the groups without a line. Changes the DOM directly, because
 * React would take longer to render the list again.
 * @returns how many lines are left
 */
function showLines(list: HTMLElement, words: string): number {
  const wanted = words.split(/\s+/);
  let total = 0;
  for (const group of list.querySelectorAll('ul')) {
    const heading = group.previousElementSibling;
    const name = heading?.firstElementChild?.textContent ?? '';
    let count = 0;
    for (const line of group.querySelectorAll('li')) {
      const text = `${line.textContent} ${name}`.toLowerCase();
      line.hidden = !wanted.every((word) => text.includes(word));
      count += line.hidden ? 0 : 1;
    }
    group.hidden = count === 0;
    if (heading?.lastChild) {
      heading.lastChild.textContent = ` ${count}`;
    }
    total += count;
  }
  return total;
}
