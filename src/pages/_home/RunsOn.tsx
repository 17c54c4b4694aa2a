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
            cPanel, DirectAdmin, InterWorx, CentOS Web Panel, VestaCP and CyberPanel each get their own installer and a
            page in the panel. Webmin gets a module. Without a panel, use the command line or Sentinel’s own web
            interface. <Link to="/docs/installation/">What to know about each panel</Link>
          </dd>
          <dt>Systems</dt>
          <dd>
            The Red Hat family, Debian, Ubuntu, Gentoo and Slackware: the installer knows most of their paths. On Debian
            and Ubuntu you correct some log paths by hand, on SuSE from 15 on all paths.{' '}
            <Link to="/docs/requirements/">Requirements, and a test of your server</Link>
          </dd>
          <dt>What it needs</dt>
          <dd>
            Root, Perl, the iptables commands (the nftables variant works too), and a kernel with a handful of iptables
            modules. Containers share their host’s kernel.{' '}
            <Link to="/docs/usage/docker/">Beside Docker and firewalld</Link>
          </dd>
        </dl>
      </div>
    </section>
  );
}
