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

export default function Swag(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const baseUrl = useBaseUrl('/');
  return (
    <Layout
      title="Swag"
      description="Stickers, wallpapers, a shell prompt, slide and README badges of Sentinel Firewall: drawn by the project, free to download, print and change."
    >
      <main className={clsx('container', 'margin-vert--lg', 'markdown')}>
        <Heading as="h1">Swag</Heading>
        <p>
          Every packet is a line and every decision a gate: the line runs on through the opening, or it stops at a bar.
          Everything here is that one drawing, made by the project and free to take.
        </p>

        <Heading as="h2" id="stickers">
          Stickers
        </Heading>
        <p>
          Send the SVG to a print shop as it is. Lengths in it are millimetres. The drawing goes on for 3 mm beyond the
          cut on every side (the bleed); the cut itself is a path named <code>cut</code>, which has no colour and is not
          printed. There are no fonts in the files: the letters are shapes.
        </p>
        <Gallery items={stickers} label="Stickers" />

        <Heading as="h2" id="wallpapers">
          Wallpapers
        </Heading>
        <p>The PNG files fit a screen pixel by pixel; the SVG files can be drawn at any other size.</p>
        <Gallery items={wallpapers} label="Wallpapers" />

        <Heading as="h2" id="shell">
          In the shell
        </Heading>
        <p>
          A message for everybody who logs in. Add it to what is there already:{' '}
          <code>cat {savedName(shellFiles.motd)} &gt;&gt; /etc/motd</code>
        </p>
        <Snippet code={motd} title="/etc/motd" language="text" />
        <p>
          <FileLink file={shellFiles.motd} />
        </p>
        <p>
          Or only for yourself, with a prompt for bash that begins with <code>-:-</code> after a command that succeeded
          and with <code>-|</code> after one that failed. To undo it, take its line out of <code>~/.bashrc</code>.
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
        <p>Where Markdown may have HTML, as at GitHub, this one follows the reader’s colour mode:</p>
        <Snippet code={badgeHtml(siteConfig.url, baseUrl)} title="HTML of both badges" language="text" />

        <Heading as="h2" id="mark">
          The mark
        </Heading>
        <Gallery items={marks} label="Marks" />

        <Heading as="h2" id="licence">
          What you may do with them
        </Heading>
        <p>
          The drawings and texts of this page are part of this site and have its licence, the{' '}
          <Link to="/terms-conditions/">GNU General Public License, version 3</Link>. You may print them, put them on
          slides, give them away, sell them and change them. Who passes on a changed drawing does so under the same
          licence, says that it was changed, and hands over the file it was made from.
        </p>
        <p>
          Please do not put them on a product that is not Sentinel Firewall: people would take it for ours. They come
          without any warranty.
        </p>

        <Heading as="h2" id="event">
          Printed stickers for an event
        </Heading>
        <p>
          Say where and when it is, for how many people, and by which day you need them. The project has no shop and no
          stock, so the answer may be that you have them printed from the files above.
        </p>
        <ContactForm topic="stickers" />
      </main>
    </Layout>
  );
}
