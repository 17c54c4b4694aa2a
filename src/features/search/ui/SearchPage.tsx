import {useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {handOver} from '@site/src/browser-tools/frame/handOver';
import {filterNamed, toAddressQuery, type Filter} from '@site/src/features/search/logic/record';
import {maxQueryLength} from '@site/src/urls/textInUrl';
import type {PageList} from '@site/src/features/search/node/page';

import {
  AnswerText,
  describeOutcome,
  FilterChoice,
  HitLink,
  HitsNote,
  HitText,
  NoResults,
  Problem,
  toolHit,
  ToolText,
  Words,
  type ReadBy,
} from './hits';
import {fitIntoField, keepAsTyped, onPaste, pastedAs} from './pastedText';
import styles from './searchPage.module.css';
import {useSearchService} from './searchService';
import useResults, {type Results} from './useResults';

/** Pause in typing, in milliseconds, after which the URL takes over the words. */
const addressDelay = 500;

/** How far the page was scrolled when its visitor left it, in pixels. */
let leftAt = 0;

/** Comes back to the place that the visitor left, because Docusaurus begins each page at its top. */
function useLeftPlace(isBack: boolean): void {
  const comeBack = useEffectEvent(() => {
    if (isBack && leftAt > 0) {
      window.scrollTo(0, leftAt);
    }
  });
  useEffect(() => comeBack(), []);
  useLayoutEffect(
    () => () => {
      leftAt = window.scrollY;
    },
    [],
  );
}

/** The search results as a page. The URL has the query as `q` and the filter as `kind`. */
// eslint-disable-next-line max-lines-per-function -- joins the address, the field and the list to one search
export default function SearchPage({pages}: {pages: PageList}): ReactNode {
  const {search, pathname} = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  useLeftPlace(history.action === 'POP');
  // There is no query while the site is built.
  const asked = useMemo(
    () => (isBrowser ? fitIntoField(new URLSearchParams(search).get('q') ?? '') : ''),
    [isBrowser, search],
  );
  const {client, useBuiltIn} = useSearchService();
  const filter = isBrowser && client.canFilter ? filterNamed(new URLSearchParams(search).get('kind')) : undefined;
  // The typed text counts until the URL names another search. Docusaurus shows a new URL somewhat later than the browser
  // has it, and what somebody types meanwhile counts too.
  const [typed, setTyped] = useState<{at: string; words: string}>();
  const isOfTyped = typed !== undefined && [search, history.location.search].includes(typed.at);
  const query = isOfTyped ? typed.words : asked;
  const type = (words: string): void => setTyped({at: history.location.search, words});

  useEffect(() => {
    const timer = setTimeout(() => {
      // After a click on a hit, this page stays until the other has loaded, and the URL is no longer its own.
      if (query !== asked && history.location.pathname === pathname) {
        const next = toAddressQuery(query, filter);
        setTyped({at: next, words: query});
        history.replace({pathname, search: next});
      }
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [query, filter, asked, pathname, history]);

  const {results, loadMore, retry} = useResults(client, query, filter);
  const setFilter = (next: Filter | undefined): void =>
    history.replace({pathname, search: toAddressQuery(query, next)});
  const title = query.trim() ? `Search results for “${query.trim()}”` : 'Search the documentation';

  // The note below then says the same words in sight.
  const isEmpty = results.status === 'done' && results.nbHits === 0;
  return (
    <Layout
      title={title}
      description="Search the documentation and the blog of Sentinel Firewall by setting, command, file name or symptom."
    >
      {asked && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className="container margin-vert--lg">
        <Heading as="h1">
          <Words text={title} />
        </Heading>
        <form role="search" action={pathname} className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="q">Search</label>
          <input
            id="q"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={maxQueryLength}
            placeholder="Search docs"
            value={query}
            onFocus={() => client.prepare?.()}
            onPaste={(event) => onPaste(event, type)}
            onChange={({target}) => type(target.value)}
          />
          {client.canFilter && query.trim() && <FilterChoice name="kind" value={filter} onChange={setFilter} />}
        </form>
        <p className={isEmpty ? 'site-visually-hidden' : styles.status} role="status">
          {describe(results, query.trim(), filter)}
        </p>
        {results.status === 'error' && (
          <Problem failure={results.failure ?? 'connection'} retry={retry} useBuiltIn={useBuiltIn} />
        )}
        {isEmpty && (
          <NoResults
            query={query.trim()}
            suggestions={results.suggestions}
            filter={filter}
            onUnfilter={() => setFilter(undefined)}
            onSuggestion={type}
          />
        )}
        {results.status === 'done' && !isEmpty && (
          <HitsNote
            query={query.trim()}
            repaired={results.repaired}
            unknown={results.unknown}
            isFar={results.isFar}
            onAsTyped={() => {
              keepAsTyped(query.trim());
              retry();
            }}
          />
        )}
        <ToolSection reads={results.recognised} text={pastedAs(query.trim()) ?? query.trim()} />
        {results.answer && (
          <section aria-label="Answer">
            <Link to={results.answer.from.url} className={styles.hit}>
              <AnswerText answer={results.answer} />
            </Link>
          </section>
        )}
        {results.hits.length > 0 && (
          <ul className={styles.hits}>
            {results.hits.map((hit) => (
              <li key={hit.objectID}>
                <HitLink to={hit.url} className={styles.hit}>
                  <HitText hit={hit} />
                </HitLink>
              </li>
            ))}
          </ul>
        )}
        {results.hits.length < results.nbHits && <More load={loadMore} left={results.nbHits - results.hits.length} />}
        {!query.trim() && <AllPages pages={pages} />}
      </main>
    </Layout>
  );
}

/** Opens the tool that reads what was typed or pasted, with the text in it. */
function ToolSection({reads, text}: {reads: ReadBy | undefined; text: string}): ReactNode {
  const hit = toolHit(reads, useBaseUrl('/'));
  return (
    hit && (
      <section aria-label="Tool">
        <Link to={hit.url} className={styles.hit} onClick={() => handOver(hit.reads, text)}>
          <ToolText hit={hit} />
        </Link>
      </section>
    )
  );
}

/** Loads more hits when it comes into view, or by a click. */
function More({load, left}: {load: () => void; left: number}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load());
    observer.observe(button.current!);
    return () => observer.disconnect();
  }, [load]);
  return (
    <button ref={button} type="button" className="button button--secondary" onClick={load}>
      {`Show more (${left} left)`}
    </button>
  );
}

/** Every page by section, for visitors without scripts and while there is no query. */
function AllPages({pages}: {pages: PageList}): ReactNode {
  return (
    <>
      <noscript>
        <p>The search runs in your browser and needs JavaScript. These are all pages of the documentation.</p>
      </noscript>
      <div className={styles.sections}>
        {pages.map(({title, pages: links}) => (
          <section key={title}>
            <Heading as="h2" className={styles.kind}>
              {title}
            </Heading>
            <ul>
              {links.map(({title: name, path}) => (
                <li key={path}>
                  <Link to={path}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function describe(results: Results, query: string, filter: Filter | undefined): string {
  const {status} = results;
  return status === 'loading' ? 'Searching' : status === 'done' ? describeOutcome(query, filter, results) : '';
}
