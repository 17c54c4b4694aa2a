import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function RunsOn(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">What it runs on</Heading>
        <dl className={styles.facts}>
          <dt>Control panels</dt>
          <dd>
            cPanel, DirectAdmin, InterWorx, CentOS Web Panel, VestaCP and CyberPanel have an installer of their own and
            a page in the panel; for Webmin there is a module. Without a panel, everything works from the command line
            or in Sentinel’s own web interface. <Link to="/docs/installation/">What to know about each panel</Link>
          </dd>
          <dt>Systems</dt>
          <dd>
            Linux of the Red Hat family, Debian, Ubuntu, Gentoo, SuSE and Slackware: the installer knows their paths. On
            Debian and Ubuntu some log paths need a correction by hand.{' '}
            <Link to="/docs/requirements/">Requirements, and a test of your server</Link>
          </dd>
          <dt>What it needs</dt>
          <dd>
            Root, Perl, the iptables commands (their nftables variant will do), and a kernel with a handful of iptables
            modules. Containers share the kernel of their host.{' '}
            <Link to="/docs/usage/docker/">Beside Docker and firewalld</Link>
          </dd>
        </dl>
      </div>
    </section>
  );
}
