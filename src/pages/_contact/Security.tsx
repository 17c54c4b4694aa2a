import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import links from '@sentinel/csf/facts/links.json';

/** How to report a vulnerability to the maintainers in private. */
export default function Security({email}: {email: string | undefined}): ReactNode {
  const notBy = `not in an issue, not in the chat${email ? ', not by the form' : ' and not by the form'}`;
  return (
    <section>
      <Heading as="h2" id="security">
        Report a vulnerability
      </Heading>
      <p>
        The known vulnerabilities are in the <Link to="/docs/security-notices/">security notices</Link>.{' '}
        <span>{`Report a new one in private: ${notBy}. There, attackers could read it before a fixed version exists.`}</span>
      </p>
      <ol>
        {email && (
          <li>
            Write to <a href={`mailto:${email}`}>{email}</a>.
          </li>
        )}
        <li>
          Open <a href={`${links.codeHost.repo}/security`}>the security page of the repository</a>. If it offers “Report
          a vulnerability”, only the maintainers can read what you write there.
        </li>
        <li>
          If it does not, ask in the <a href={links.chat}>Discord chat</a> for a maintainer you can write to in private,
          and say nothing more there.
        </li>
      </ol>
      <p>
        Name the version, the panel and the system, and list the steps that show the problem. If it endangers visitors
        of this site, not servers that run {links.product.shortName}, use{' '}
        <a href={`${links.site.sourceRepo}/security`}>the security page of the site</a>. Programs find these ways in{' '}
        <Link to="pathname:///.well-known/security.txt">security.txt</Link>.
      </p>
    </section>
  );
}
