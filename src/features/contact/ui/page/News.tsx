import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import type {FormsEnvironment} from '@site/src/environment';
import links from '@site/src/product/facts/links.json';

import Subscribe from './Subscribe';

/** The mailing list, where there is one, and the news that need none. */
export default function News({newsletter}: Pick<FormsEnvironment, 'newsletter'>): ReactNode {
  return (
    <section>
      <Heading as="h2" id="mailing-list">
        Mailing list and news
      </Heading>
      {newsletter && (
        <>
          <p>News of releases and posts by e-mail:</p>
          <Subscribe {...newsletter} />
          <p>Three more ways keep your address out of any list:</p>
        </>
      )}
      {!newsletter && <p>News come in three ways, and none needs your address in a list of ours:</p>}
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
        <li>
          <strong>Versions of the firewall:</strong> <Link to="/docs/changelog/">what changed</Link> has{' '}
          <Link to="pathname:///docs/changelog/atom.xml">a feed of its own</Link>.
        </li>
      </ul>
    </section>
  );
}
