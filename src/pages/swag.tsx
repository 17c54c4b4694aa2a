import type {ReactNode} from 'react';
import useBaseUrl, {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import Snippet from '@site/src/components/Snippet';
import links from '@site/src/firewall/facts/links.json';

import {badgeMarkdown, downloads} from './_swag/downloads';
import styles from './_swag/styles.module.css';

export default function Swag(): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  const {siteConfig} = useDocusaurusContext();
  const markdown = badgeMarkdown(siteConfig.url, useBaseUrl('/'));
  return (
    <Layout
      title="Swag"
      description="The mark, the word mark and a README badge of Sentinel Firewall as SVG files to download for stickers, slides and projects."
    >
      <main className="container margin-vert--lg">
        <Heading as="h1">Swag</Heading>
        <p>
          Everything here is drawn by the project and scales to any size. Print it, put it on a slide, stick it on a
          rack. Please do not change the shapes, and do not use them for a product that is not Sentinel Firewall.
        </p>

        <Heading as="h2">Drawings to download</Heading>
        <ul className={styles.downloads}>
          {downloads.map(({name, file, width, height, use}) => (
            <li key={file}>
              <div className={clsx(styles.preview, file.includes('dark') && styles.darkGround)}>
                <img src={withBaseUrl(`/img/${file}`)} width={width} height={height} alt={name} loading="lazy" />
              </div>
              <p>
                <strong>{name}</strong> {use}{' '}
                <a href={withBaseUrl(`/img/${file}`)} download={`sentinel-firewall-${file}`}>
                  Download {file}
                </a>
              </p>
            </li>
          ))}
        </ul>

        <Heading as="h2">Badge for a README</Heading>
        <p>Paste this line into a Markdown file:</p>
        <Snippet code={markdown} title="Markdown of the badge" language="text" />

        <Heading as="h2">Stickers for an event</Heading>
        <p>
          The files above are what a print shop needs: send the SVG as it is. Planning a meet-up and want to talk about
          it? Ask in the <a href={links.chat}>Discord chat</a>.
        </p>
      </main>
    </Layout>
  );
}
