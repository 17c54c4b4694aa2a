import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';

import styles from './styles.module.css';

export default function TwoPrograms(): ReactNode {
  return (
    <section className={styles.section}>
      <div className="container">
        <Heading as="h2">Two programs keep watch</Heading>
        <div className={styles.columns}>
          <div>
            <Heading as="h3">csf sets the rules</Heading>
            <p>
              It turns <code>/etc/csf/csf.conf</code> and a handful of list files into iptables rules: which ports are
              open, who is always let in, who is always dropped. You type <code>csf -a</code>, <code>csf -d</code> and{' '}
              <code>csf -r</code>. <Link to="/docs/usage/principles/">How a packet is judged</Link>
            </p>
          </div>
          <div>
            <Heading as="h3">lfd reads the logs</Heading>
            <p>
              It runs in the background, counts failed logins in the logs of your services, and has csf block whoever
              fails too often. It also reports odd processes, changed files and port scans.{' '}
              <Link to="/docs/features/">All it can do, and what it cannot</Link>
            </p>
          </div>
        </div>
        <Heading as="h2">Coming from CSF</Heading>
        <p>
          The last release of ConfigServer’s own CSF is 15.00; its maker shut down in August 2025. Sentinel keeps the
          same program names, the same <code>/etc/csf</code> folder and the same list files, so your settings move with
          you. <Link to="/docs/upgrade-from-csf/">What stays, what changes, and the way back</Link>
        </p>
      </div>
    </section>
  );
}
