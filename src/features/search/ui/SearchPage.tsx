import {useEffect, useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {cutText} from '@site/src/urls/textInUrl';
import {
  filterNamed,
  maxQueryLength,
  toAddressQuery,
  type Filter,
  type Kind,
  type SearchHit,
} from '@site/src/features/search/logic/record';
import type {PageList} from '@site/src/features/search/node/page';

import {AnswerText, describeCount, FilterChoice, groupHits, HitsNote, HitText, NoResults, Problem} from './hits';
import styles from './searchPage.module.css';
import {useSearchService} from './searchService';
import useResults, {type Results} from './useResults';

/** Pause in typing, in milliseconds, after which the URL takes over the words. */
const addressDelay = 500;

const kindNames: Record<Kind, string> = {
  docs: 'Documentation',
  reference: 'Reference',
  blog: 'Blog',
  site: 'Other pages',
};

/** The search results as a page. The URL has the query as `q` and the filter as `kind`. */
export default function SearchPage({pages}: {pages: PageList}): ReactNode {
  const {search, pathname} = useLocation();
  const {replace} = useHistory();
  const isBrowser = useIsBrowser();
  // There is no query while the site is built.
  const asked = isBrowser ? cutText(new URLSearchParams(search).get('q') ?? '', maxQueryLength) : '';
  const {client, useBuiltIn} = useSearchService();
  const filter = isBrowser && client.canFilter ? filterNamed(new URLSearchParams(search).get('kind')) : undefined;
  // The typed text counts until the URL catches up or another search is opened.
  const [typed, setTyped] = useState<{over: string; words: string}>();
  const query = typed?.over === search ? typed.words : asked;

  useEffect(() => {
    const timer = setTimeout(() => {
      if (query !== asked) {
        replace({pathname, search: toAddressQuery(query, filter)});
      }
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [query, filter, asked, pathname, replace]);

  const {results, loadMore, retry} = useResults(client, query, filter);
  const setFilter = (next: Filter | undefined): void => replace({pathname, search: toAddressQuery(query, next)});
  const title = query.trim() ? `Search results for "${query.trim()}"` : 'Search the documentation';

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
        <Heading as="h1">{title}</Heading>
        <form role="search" action={pathname} className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <label htmlFor="q">Words to look up</label>
          <input
            id="q"
            name="q"
            type="search"
            autoComplete="off"
            maxLength={maxQueryLength}
            placeholder="Search docs"
            value={query}
            onFocus={() => client.prepare?.()}
            onChange={({target}) => setTyped({over: search, words: target.value})}
          />
          {client.canFilter && query.trim() && <FilterChoice name="kind" value={filter} onChange={setFilter} />}
        </form>
        <p className={isEmpty ? styles.spoken : styles.status} role="status">
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
            onSuggestion={(words) => setTyped({over: search, words})}
          />
        )}
        {results.status === 'done' && !isEmpty && (
          <HitsNote query={query.trim()} repaired={results.repaired} isFar={results.isFar} />
        )}
        {results.answer && (
          <section aria-label="Answer">
            <Link to={results.answer.from.url} className={styles.hit}>
              <AnswerText answer={results.answer} />
            </Link>
          </section>
        )}
        {groupHits(results.hits, ({kind}) => kindNames[kind]).map(({name, hits}) => (
          <HitSection key={name} name={name} hits={hits} />
        ))}
        {results.hits.length < results.nbHits && <More load={loadMore} left={results.nbHits - results.hits.length} />}
        {!query.trim() && <AllPages pages={pages} />}
      </main>
    </Layout>
  );
}

function HitSection({name, hits}: {name: string; hits: SearchHit[]}): ReactNode {
  return (
    <section>
      <Heading as="h2" className={styles.kind}>
        {name}
      </Heading>
      <ul className={styles.hits}>
        {hits.map((hit) => (
          <li key={hit.objectID}>
            <Link to={hit.url} className={styles.hit}>
              <HitText hit={hit} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
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
      Show more ({left} left)
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

function describe({status, nbHits, answer, isFar}: Results, query: string, filter: Filter | undefined): string {
  if (status === 'loading') {
    return 'Searching';
  }
  return status === 'done' ? describeCount(nbHits, query, filter, {answer, isFar}) : '';
}
