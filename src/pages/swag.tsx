import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

import {motd, prompt} from '@site/src/brand/motd';
import ContactForm from '@site/src/features/contact/ui';
import Snippet from '@site/src/components/Snippet';

import {
  badgeHtml,
  badgeMarkdown,
  marks,
  readmeBadges,
  savedName,
  shellFiles,
  slideBadges,
  stickers,
  wallpapers,
} from './_swag/downloads';
import FileLink from './_swag/FileLink';
import Gallery from './_swag/Gallery';
import styles from './_swag/styles.module.css';

// eslint-disable-next-line max-lines-per-function -- the words of a page
export default function Swag(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const baseUrl = useBaseUrl('/');
  return (
    <Layout
      title="Swag"
      description="Stickers, wallpapers, a shell prompt, slide and README badges of Sentinel Firewall: drawn by the project, free to download, print and change."
    >
      <main className={clsx('container', 'margin-vert--lg', 'markdown', styles.page)}>
        <Heading as="h1">Swag</Heading>
        <p>
          Each packet is a line, and each decision a gate: the line passes the opening or stops at a bar. Everything
          here is that one drawing, made by the project and free to take.
        </p>

        <Heading as="h2" id="stickers">
          Stickers
        </Heading>
        <p>
          Send the SVG to a print shop as it is. It is in millimetres, with 3 mm of bleed on every side. The path named{' '}
          <code translate="no">cut</code> has no colour and doesn’t print. The letters are shapes, so you need no fonts.
        </p>
        <Gallery items={stickers} label="Stickers" />

        <Heading as="h2" id="wallpapers">
          Wallpapers
        </Heading>
        <p>The PNG files fit a screen pixel by pixel. The SVG files fit any other size.</p>
        <Gallery items={wallpapers} label="Wallpapers" />

        <Heading as="h2" id="shell">
          In the shell
        </Heading>
        <p>
          A message for everybody who logs in. Add it to your own:{' '}
          <code className="long" translate="no">
            cat {savedName(shellFiles.motd)} &gt;&gt; /etc/motd
          </code>
        </p>
        <Snippet code={motd} title="/etc/motd" language="text" />
        <p>
          <FileLink file={shellFiles.motd} />
        </p>
        <p>
          Or a bash prompt for yourself. It begins with <code translate="no">-:-</code> after a command that succeeded
          and with <code translate="no">-|</code> after one that failed. To undo it, remove its line from{' '}
          <code translate="no">~/.bashrc</code>.
        </p>
        <Snippet code={prompt} title={`~/${savedName(shellFiles.prompt)}`} />
        <p>
          <FileLink file={shellFiles.prompt} />
        </p>

        <Heading as="h2" id="slides">
          Slides
        </Heading>
        <Gallery items={slideBadges} label="Slide badges" />

        <Heading as="h2" id="readme">
          Badge for a README
        </Heading>
        <Gallery items={readmeBadges} label="README badges" />
        <p>Paste this line into a Markdown file:</p>
        <Snippet code={badgeMarkdown(siteConfig.url, baseUrl)} title="Markdown of the badge" language="text" />
        <p>If your Markdown may contain HTML, as on GitHub, this one follows the reader’s colour mode:</p>
        <Snippet code={badgeHtml(siteConfig.url, baseUrl)} title="HTML of both badges" language="text" />

        <Heading as="h2" id="mark">
          The mark
        </Heading>
        <Gallery items={marks} label="Marks" />

        <Heading as="h2" id="licence">
          What you may do with them
        </Heading>
        <p>
          The drawings and texts of this page have the licence of this site, the{' '}
          <Link to="/terms-conditions/">GNU General Public License, version 3</Link>. You may print them, put them on
          slides, give them away, sell them and change them. If you pass on a changed drawing, use the same licence, say
          that you changed it, and include the file that you made it from.
        </p>
        <p>
          Do not put them on a product other than Sentinel Firewall: people would think that it is ours. They come
          without any warranty.
        </p>

        <Heading as="h2" id="event">
          Printed stickers for an event
        </Heading>
        <p>
          Say where and when the event is, how many people you expect, and by which day you need the stickers. The
          project has no shop and no stock, so we may ask you to print them from the files above.
        </p>
        <ContactForm topic="stickers" />
      </main>
    </Layout>
  );
}
