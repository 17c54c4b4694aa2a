import {useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

import {isPlainClick} from '@site/src/components/Click/isPlainClick';
import {isOfflineCopy} from '@site/src/components/OfflineCopy/siteRoot';

import {createFoundLines, type FoundLines} from './foundLines';
import {readLines, searchLines, wordsOf, type Line} from './searchLines';
import styles from './styles.module.css';

type Props = {
  /** The list of all settings, as the build wrote it. */
  children: ReactNode;
};

/**
 * A list of settings with a field that shows only what holds every word typed. The list is put out of sight whole
 * and keeps its layout, because to lay it out anew would take longer than a frame.
 */
export default function SettingsFilter({children}: Props): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLUListElement>(null);
  const others = useRef<HTMLUListElement>(null);
  const lines = useRef<Line[]>(undefined);
  const found = useRef<FoundLines>(undefined);
  const [count, setCount] = useState<number>();

  /** What the first key need not wait for. */
  function prepare(): void {
    lines.current ??= readLines(all.current!);
    all.current!.dataset.isFiltered = '';
  }

  function filter(): void {
    const words = wordsOf(field.current!.value);
    const isEmpty = words.length === 0;
    prepare();
    found.current ??= createFoundLines(first.current!, others.current!);
    const matching = isEmpty ? [] : searchLines(lines.current!, words);
    all.current!.hidden = !isEmpty;
    found.current.show(matching);
    setCount(isEmpty ? undefined : matching.length);
  }

  /** Something may stand in the field before the page comes to life. */
  const filterWhatWasTyped = useEffectEvent(() => {
    if (field.current!.value !== '') {
      filter();
    }
  });

  useEffect(() => {
    filterWhatWasTyped();
    return () => found.current?.stop();
  }, []);

  function clearByEscape(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Escape' && field.current!.value !== '') {
      // Chromium would empty the field itself, Firefox would not.
      event.preventDefault();
      field.current!.value = '';
      filter();
    }
  }

  /** Copies of links know nothing of the router, which an offline copy has no use for. */
  function follow(event: MouseEvent<HTMLElement>): void {
    const link = (event.target as Element).closest('a');
    if (link !== null && isPlainClick(event) && link.origin === window.location.origin && !isOfflineCopy()) {
      event.preventDefault();
      history.push(`${link.pathname}${link.search}${link.hash}`);
    }
  }

  return (
    <div className={styles.filter}>
      <label htmlFor="settings-filter">Show only settings with these words</label>
      <input
        id="settings-filter"
        ref={field}
        type="search"
        autoComplete="off"
        placeholder="LF_SSHD, country, seconds …"
        onFocus={prepare}
        onChange={filter}
        onKeyDown={clearByEscape}
      />
      <p role="status" className={styles.count}>
        {count === undefined ? '' : `${count} ${count === 1 ? 'setting' : 'settings'}`}
      </p>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Links in it are what is clicked, also by the keyboard. */}
      <div onClick={follow} className={styles.found}>
        <ul ref={first} />
        <ul ref={others} hidden />
      </div>
      <div ref={all} className={styles.all}>
        {children}
      </div>
    </div>
  );
}
