import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import links from '@site/src/firewall/facts/links.json';

import IssueForm from './_contact/IssueForm';

export default function Contact(): ReactNode {
  return (
    <Layout
      title="Contact and mailing list"
      description="Where to ask about Sentinel Firewall, where to report a fault in the product or in this site, and how to hear of new releases and posts."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">Contact and mailing list</Heading>
        <p>
          Locked out right now? Do not wait for an answer: <Link to="/docs/locked-out/">three commands</Link> let you
          back in from your provider’s console.
        </p>

        <Heading as="h2">Ask a question</Heading>
        <p>
          The people who run and write Sentinel meet in the <a href={links.chat}>Discord chat</a>. Say which panel and
          system you run, what <code>csf -v</code> prints, and the last lines of <code>/var/log/lfd.log</code>. Replace
          addresses that nobody should see.
        </p>

        <Heading as="h2">Report a fault in the product</Heading>
        <p>
          Faults and wishes are kept as <a href={links.codeHost.issues}>issues on GitHub</a>, where everybody can read
          them. The form below opens a new issue there with your words filled in; you can still change everything before
          you send it. You need a GitHub account.
        </p>
        <IssueForm action={`${links.codeHost.issues}/new`} />

        <Heading as="h2">Report a mistake in these pages</Heading>
        <p>
          Each page of the documentation ends with a link that opens its source for editing. A mistake you cannot mend
          yourself belongs in the <a href={`${links.site.sourceRepo}/issues`}>issues of this site</a>.
        </p>

        <Heading as="h2">Mailing list and news</Heading>
        <p>Sentinel sends news in two ways, and neither needs your address in a list of ours:</p>
        <ul>
          <li>
            <strong>New releases by e-mail:</strong> open <a href={links.codeHost.repo}>the repository on GitHub</a>,
            choose Watch, then Custom, then Releases. GitHub writes to you when a version is tagged.
          </li>
          <li>
            <strong>New posts:</strong> add one of the blog’s feeds to a feed reader:{' '}
            <Link to="pathname:///blog/rss.xml">RSS</Link>, <Link to="pathname:///blog/atom.xml">Atom</Link> or{' '}
            <Link to="pathname:///blog/feed.json">JSON Feed</Link>.
          </li>
        </ul>
      </main>
    </Layout>
  );
}
