import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {checkDestination, type Destination} from './_redirect/destination';

import styles from './_redirect/styles.module.css';

/** Shows where a link leads before the visitor follows it; the address is the parameter `to`. */
export default function Redirect(): ReactNode {
  const {search} = useLocation();
  // While the site is built nobody has asked for an address.
  const destination = useIsBrowser() ? checkDestination(new URLSearchParams(search).get('to')) : undefined;
  return (
    <Layout
      title="You are leaving this site"
      description="Shows the full address of a link that leads away from the site of Sentinel Firewall, before you follow it."
    >
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
      </Head>
      <main className="container margin-vert--xl">
        <Heading as="h1">You are leaving this site</Heading>
        <p>A link to this page names another site. Nothing is opened until you choose it here.</p>
        <noscript>
          <p>
            Showing the address needs JavaScript. Without it, copy what follows “to=” from your browser’s address bar.
          </p>
        </noscript>
        {destination && <Choice destination={destination} />}
        <p>
          <Link to="/">Back to the home page</Link>
        </p>
      </main>
    </Layout>
  );
}

function Choice({destination}: {destination: Destination}): ReactNode {
  if (!destination.ok) {
    return (
      <p role="alert">
        <strong>This link is not followed.</strong> {destination.reason}
      </p>
    );
  }
  const {url, host} = destination;
  const at = url.indexOf(host);
  return (
    <>
      <p className={styles.address}>
        {url.slice(0, at)}
        <strong>{host}</strong>
        {url.slice(at + host.length)}
      </p>
      <p>
        <a className="button button--primary" href={url} rel="noopener noreferrer nofollow">
          Continue to {host}
        </a>
      </p>
    </>
  );
}
