import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import links from '@site/src/product/facts/links.json';

/** How to tell the maintainers of a vulnerability without telling everybody. */
export default function Security({email}: {email: string | undefined}): ReactNode {
  return (
    <section>
      <Heading as="h2" id="security">
        Report a vulnerability
      </Heading>
      <p>
        Not in an issue, not in the chat{email ? ', not by the form' : ' and not by the form'}: an attacker would read
        it before there is a fixed version.
      </p>
      <ol>
        {email && (
          <li>
            Write to <a href={`mailto:${email}`}>{email}</a>.
          </li>
        )}
        <li>
          Open <a href={`${links.codeHost.repo}/security`}>the security page of the repository</a>. Where it offers
          “Report a vulnerability”, only the maintainers read what you write there.
        </li>
        <li>
          Where it does not, ask in the <a href={links.chat}>Discord chat</a> for a maintainer who can be written to in
          private, and say nothing more there.
        </li>
      </ol>
      <p>
        Name the version, the panel and the system, and the steps that show it. What endangers visitors of this site,
        rather than servers that run {links.product.shortName}, goes to{' '}
        <a href={`${links.site.sourceRepo}/security`}>the security page of the site</a>. Programs find these ways in{' '}
        <Link to="pathname:///.well-known/security.txt">security.txt</Link>.
      </p>
    </section>
  );
}
