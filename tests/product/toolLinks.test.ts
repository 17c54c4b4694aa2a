import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';

import {collectUrlPaths} from '@site/src/plugins/content-validation/links';
import {readContent} from '@site/src/plugins/content-validation/readContent';

const folders = ['src/features/rule-builder/logic', 'src/features/block-decoder/logic'];
const sources = folders.flatMap((folder) => readdirSync(folder).map((file) => path.join(folder, file)));

/** Every address of a page in a source, with the constants in it put in place. */
function linksOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const bases = new Map(
    [...text.matchAll(/const (\w+) = '(\/docs\/[^']*)'/g)].map(([, name, address]) => [name!, address!]),
  );
  const whole = [...text.matchAll(/'(\/docs\/[^']*)'/g)].map(([, address]) => address!);
  const joined = [...text.matchAll(/`\$\{(\w+)\}(#[\w-]+)`/g)].map(
    ([, name, anchor]) => `${bases.get(name!) ?? name!}${anchor!}`,
  );
  const anchors = [...text.matchAll(/'(#[\w-]+)'/g)].map(([, anchor]) => `${bases.get('page') ?? file}${anchor!}`);
  return [...whole, ...joined, ...anchors];
}

// Every Markdown file of the site is parsed, which takes its time on a busy machine.
const patience = 60_000;

test(
  'every page that the tools link to exists, with its heading',
  async () => {
    const addresses = collectUrlPaths(await readContent(process.cwd()));
    const links = sources.flatMap((file) => linksOf(file).map((link) => [file, link] as const));
    expect(links.length).toBeGreaterThan(80);
    const broken = links.filter(([, link]) => {
      const [address = '', anchor] = link.split('#');
      return !addresses.has(address) || (anchor !== undefined && !addresses.get(address)!.anchors.has(anchor));
    });
    expect(broken).toEqual([]);
  },
  patience,
);
