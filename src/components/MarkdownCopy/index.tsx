import {useRef, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';

import {markdownPath} from '@site/src/urls/paths';
import {copyText} from '@site/src/lib/browser/copyText';

import styles from '../quietRow.module.css';

/** Copies the page as Markdown, and links to it. Programs find it through a link in the head. */
export default function MarkdownCopy(): ReactNode {
  const address = markdownPath(useLocation().pathname);
  const link = useRef<HTMLAnchorElement>(null);
  const [outcome, setOutcome] = useState('');

  async function copy(): Promise<void> {
    // In an offline copy, the link has the path of the file.
    const markdown = fetchPage(link.current!.href);
    try {
      await copyText(markdown);
      setOutcome('Copied.');
    } catch {
      const hasArrived = await markdown.then(Boolean, () => false);
      setOutcome(
        hasArrived
          ? 'Your browser doesn’t let this page copy: open the Markdown and copy it there.'
          : 'The Markdown did not load: check your connection and press again.',
      );
    }
  }

  return (
    <p className={styles.row}>
      <Head>
        <link rel="alternate" type="text/markdown" href={address} />
      </Head>
      <button type="button" className={clsx(styles.button, 'site-only-with-script')} onClick={copy}>
        Copy page
      </button>
      <a ref={link} href={address}>
        Markdown
      </a>
      <span role="status">{outcome}</span>
    </p>
  );
}

/** A page's Markdown, with all parts of a long one. */
async function fetchPage(address: string): Promise<string> {
  const markdown = await fetchText(address);
  const next = /Next: <.*\/(.+)>$/m.exec(markdown)?.[1];
  return next === undefined ? markdown : `${markdown}\n${await fetchPage(new URL(next, address).href)}`;
}

async function fetchText(address: string): Promise<string> {
  const answer = await fetch(address);
  if (!answer.ok) {
    throw new Error(`${address} answered ${answer.status}`);
  }
  return answer.text();
}
