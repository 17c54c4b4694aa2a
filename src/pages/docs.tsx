import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {version} from '@sentinel/csf/model/version';

/** The docs have no page at their root. A server redirects from there; on hosts without redirects, this page does. */
export default function DocsRoot(): ReactNode {
  const intro = useBaseUrl('/docs/intro/');
  const {replace} = useHistory();
  useEffect(() => replace(intro), [intro, replace]);
  return (
    <Layout
      title="Documentation"
      description={`The documentation of Sentinel Firewall ${version} begins with the introduction: what it does and the first five minutes.`}
    >
      <Head>
        <meta httpEquiv="refresh" content={`0; url=${intro}`} />
        <meta name="robots" content="noindex" />
      </Head>
      <main className="container margin-vert--xl">
        <Heading as="h1">Documentation</Heading>
        <p>
          The documentation begins with <Link to="/docs/intro/">the introduction</Link>.
        </p>
      </main>
    </Layout>
  );
}
