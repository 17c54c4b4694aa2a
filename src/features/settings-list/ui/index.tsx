import {
  useEffect,
  useEffectEvent,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';

import {isPlainLeftClick} from '@site/src/lib/browser/isPlainLeftClick';
import {OtherLink} from '@site/src/components/MarkdownLink/otherLink';

import {createFoundLines, type FoundLines} from './foundLines';
import {countLinesInSight} from './linesInSight';
import {drawLink} from './listLink';
import {createPrefetch, isOfThisSite, type Prefetch} from './prefetch';
import {createSearch, readLines, type Line} from './searchLines';
import styles from './styles.module.css';

type Props = {
  /** The list of all settings, as the build wrote it. */
  children: ReactNode;
};

/**
 * A list of settings with a field that shows only what holds every word typed. The list is cut away whole and keeps
 * its layout, because to lay it out anew would take longer than a frame; what was found lies in its place.
 */
export default function SettingsFilter({children}: Props): ReactNode {
  const history = useHistory();
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  const first = useRef<HTMLUListElement>(null);
  const others = useRef<HTMLUListElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const search = useRef<(query: string) => readonly Line[]>(undefined);
  const found = useRef<FoundLines>(undefined);
  const lineHeight = useRef(0);
  const inSight = useRef(1);
  const prefetch = useRef<Prefetch>(undefined);

  /** What the first key need not wait for. */
  function prepare(): void {
    search.current ??= createSearch(readLines(all.current!));
    found.current ??= createFoundLines(first.current!, others.current!, {tell, settle});
    lineHeight.current = found.current.measureName(all.current!.querySelector('li')!);
    all.current!.dataset.isFiltered = '';
    prefetch.current?.rest();
    countInSight();
    // The browser brings a field that gets the focus into sight.
    requestAnimationFrame(countInSight);
  }

  /** Asked for with a key, the place of the list would cost a layout of its own. */
  function countInSight(): void {
    const {top} = list.current!.getBoundingClientRect();
    inSight.current = countLinesInSight({lineHeight: lineHeight.current, top, windowHeight: window.innerHeight});
  }

  /** Writes into the page itself: for React, to draw this anew would take a large part of a frame. */
  function filter(): void {
    if (!search.current) {
      prepare();
    }
    // Back on the page, WebKit sets a field without autocompletion to its default value.
    field.current!.defaultValue = field.current!.value;
    const query = field.current!.value.trim().toLowerCase();
    const isEmpty = query === '';
    all.current!.dataset.isOutOfSight = String(!isEmpty);
    if (isEmpty) {
      all.current!.inert = false;
    }
    found.current!.show(isEmpty ? [] : search.current!(query), inSight.current);
  }

  function tell(found: number): void {
    count.current!.textContent = isOutOfSight() ? sayHowMany(found) : '';
  }

  /** To take its room and its links from the list that is out of sight takes longer than a frame, so no key does. */
  function settle(): void {
    all.current!.inert = isOutOfSight();
    countInSight();
  }

  function isOutOfSight(): boolean {
    return all.current!.dataset.isOutOfSight === 'true';
  }

  /** Something may stand in the field before the page comes to life. */
  const filterWhatWasTyped = useEffectEvent(() => {
    if (field.current!.value !== '') {
      filter();
    }
  });

  useEffect(() => {
    filterWhatWasTyped();
    prefetch.current = createPrefetch(all.current!.querySelectorAll('ul'));
    prefetch.current.watch();
    return () => {
      prefetch.current?.rest();
      found.current?.stop();
    };
  }, []);

  function settleOrClear(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'Tab') {
      found.current?.complete();
      settle();
    } else if (event.key === 'Escape' && field.current!.value !== '') {
      // Chromium would empty the field itself, Firefox would not.
      event.preventDefault();
      field.current!.value = '';
      filter();
    }
  }

  /** Copies of links know nothing of the router. */
  function follow(event: MouseEvent): void {
    const link = linkAt(event);
    if (link && !event.defaultPrevented && isPlainLeftClick(event)) {
      event.preventDefault();
      history.push(`${link.pathname}${link.search}${link.hash}`);
    }
  }

  function preload(event: PointerEvent): void {
    const link = linkAt(event);
    if (link) {
      void window.docusaurus.preload(link.pathname);
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
        autoCapitalize="none"
        spellCheck={false}
        placeholder="LF_SSHD, country, seconds …"
        onFocus={prepare}
        onBlur={() => prefetch.current?.watch()}
        onChange={filter}
        onKeyDown={settleOrClear}
      />
      <p ref={count} role="status" className={styles.count} />
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Links in it are what is clicked, also by the keyboard. */}
      <div ref={list} onClick={follow} onPointerOver={preload} className={styles.list}>
        <div className={styles.found}>
          <ul ref={first} />
          <ul ref={others} hidden />
        </div>
        <div ref={all} className={styles.all}>
          <OtherLink value={drawLink}>{children}</OtherLink>
        </div>
      </div>
    </div>
  );
}

function sayHowMany(count: number): string {
  return `${count} ${count === 1 ? 'setting' : 'settings'}`;
}

/** The link that an event happened in, if it leads to a page that the router can show. */
function linkAt({target}: {target: EventTarget}): HTMLAnchorElement | undefined {
  const link = (target as Element).closest('a');
  return link !== null && isOfThisSite(link) ? link : undefined;
}
