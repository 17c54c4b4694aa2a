import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import Results from '@site/src/components/Search/Results';
import useSearch from '@site/src/components/Search/useSearch';
import useSearchClient from '@site/src/components/Search/useSearchClient';
import {maxQueryLength} from '@site/src/search/engine';

import styles from './_search/styles.module.css';

/** Pause in typing, in milliseconds, after which the address takes the words over. */
const addressDelay = 500;

/** The results of a search as a page of its own; the query is the address's `q`. */
export default function SearchPage(): ReactNode {
  const {search, pathname} = useLocation();
  const {replace} = useHistory();
  const isBrowser = useIsBrowser();
  // While the site is built nobody has asked anything.
  const asked = isBrowser ? (new URLSearchParams(search).get('q')?.slice(0, maxQueryLength) ?? '') : '';
  // What is typed counts until the address has caught up or another search was opened.
  const [typed, setTyped] = useState<{over: string; words: string}>();
  const query = typed?.over === search ? typed.words : asked;

  useEffect(() => {
    const timer = setTimeout(() => {
      if (query !== asked) {
        replace({pathname, search: query ? `?q=${encodeURIComponent(query)}` : ''});
      }
    }, addressDelay);
    return () => clearTimeout(timer);
  }, [query, asked, pathname, replace]);

  const {state, retry} = useSearch(useSearchClient(), query);
  const title = query ? `Search results for "${query}"` : 'Search the documentation';

  return (
    <Layout
      title={title}
      description="Search the documentation and the blog of Sentinel Firewall by setting, command, file name or symptom."
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
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
            onChange={({target}) => setTyped({over: search, words: target.value})}
          />
        </form>
        <noscript>
          <p>
            The search runs in your browser and needs JavaScript. Without it, the{' '}
            <Link to="/docs/intro/">introduction</Link> lists the common tasks and{' '}
            <Link to="/docs/usage/commands/">commands</Link> lists every option.
          </p>
        </noscript>
        <Results state={state} retry={retry} />
      </main>
    </Layout>
  );
}
