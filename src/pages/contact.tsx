import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import type {FormsEnvironment} from '@site/src/environment';
import ContactForm from '@site/src/features/contact/ui';
import links from '@sentinel/csf/facts/links.json';

import News from './_contact/News';
import Security from './_contact/Security';
import styles from './_contact/styles.module.css';

export default function Contact(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {contactEmail, newsletter} = siteConfig.customFields?.forms as FormsEnvironment;
  return (
    <Layout
      title="Contact and mailing list"
      description="Where to ask about Sentinel Firewall, where to report a bug in the product or in this site, and how to hear of new releases and posts."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">Contact and mailing list</Heading>
        <p>
          Locked out right now? Do not wait for an answer: <Link to="/docs/locked-out/">one command</Link> lets you back
          in from your provider’s console.
        </p>

        <div className={styles.columns}>
          <section>
            <Heading as="h2" id="message">
              Write to the project
            </Heading>
            <p>
              <span className="site-only-with-script">
                What you type here stays in this browser tab until you send it, even if you reload the page.{' '}
              </span>
              To report a vulnerability, use <a href="#security">another way</a>.
            </p>
            <ContactForm />
          </section>

          <div className={styles.aside}>
            <section>
              <Heading as="h2" id="chat">
                Ask in the chat
              </Heading>
              <p>
                The people who run and write Sentinel meet in the <a href={links.chat}>Discord chat</a>. Say which panel
                and system you run, what <code translate="no">csf -v</code> prints, and the last lines of{' '}
                <code translate="no">/var/log/lfd.log</code>. Replace addresses that others should not see.
              </p>
            </section>
            <Security email={contactEmail} />
            <section>
              <Heading as="h2" id="bugs">
                Look at known bugs
              </Heading>
              <p>
                Bugs and feature requests are <a href={links.codeHost.issues}>issues on GitHub</a>, where everybody can
                read them. Errors on these pages have <a href={`${links.site.sourceRepo}/issues`}>their own issues</a>.
                It is often faster to correct one yourself: the link at the end of each documentation page opens its
                source for editing.
              </p>
            </section>
          </div>
        </div>

        <div className={styles.news}>
          <News newsletter={newsletter} />
        </div>
      </main>
    </Layout>
  );
}
