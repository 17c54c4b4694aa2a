import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import Countdown from './_redirect/Countdown';
import {checkDestination, isTrusted} from './_redirect/destination';
import styles from './_redirect/styles.module.css';
import Verdict from './_redirect/Verdict';

/** Shows where a link leads before the visitor follows it; the address is the parameter `to`. */
export default function Redirect(): ReactNode {
  const {search} = useLocation();
  const trustedHosts = useDocusaurusContext().siteConfig.customFields?.trustedHosts as string[];
  // There is no address while the site is built.
  const checked = useIsBrowser() ? checkDestination(new URLSearchParams(search).getAll('to')) : undefined;
  const destination = checked?.ok ? checked : undefined;
  return (
    <Layout
      title="You are leaving this site"
      description="Shows the full address of a link that leads away from the site of Sentinel Firewall before you follow it."
    >
      <Head>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
      </Head>
      <main className="container margin-vert--lg">
        <Heading as="h1">You are leaving this site</Heading>
        <div className={styles.columns}>
          <div>
            <p>
              A link to this page names another site. Only sites that the project uses open by themselves, after five
              seconds. Any other waits for your click.
            </p>
            <noscript>
              <p>
                This page needs JavaScript to show the address. Without it, nothing opens by itself: copy what follows
                “to=” in your browser’s address bar.
              </p>
            </noscript>
            <p>
              <Link to="/">Back to the home page</Link>
            </p>
          </div>
          <div className={checked && styles.goal}>
            {checked && <Verdict destination={checked} />}
            <Countdown
              key={search}
              goal={destination && isTrusted(destination, trustedHosts) ? destination : undefined}
            />
            {destination && (
              <a
                className="button button--primary"
                href={destination.url}
                rel="noopener noreferrer nofollow"
                referrerPolicy="no-referrer"
              >
                Continue to {destination.host}
              </a>
            )}
          </div>
        </div>
      </main>
    </Layout>
  );
}
