import {load, type CheerioAPI} from 'cheerio';
import {execFileSync} from 'node:child_process';
import {existsSync, statSync} from 'node:fs';
import path from 'node:path';

import {readArchive} from '../support/unpackArchive';
import {buildFolder, readBuilt} from './build';
import {version} from '@sentinel/csf/model/version';

const policySelector = 'meta[http-equiv="Content-Security-Policy"]';

const files = readArchive();
const pages = [...files]
  .filter(([file]) => file.endsWith('.html'))
  .map(([file, content]) => {
    const html = content.toString();
    const $ = load(html, {}, true);
    return {file, html, addresses: addressesIn($), policy: $(policySelector).attr('content') ?? ''};
  });
const online = /^https:\/\/sentinelfirewall\.org\//;

test('it has every page of the sitemap, its list of pages and its texts for the search', () => {
  const listed = [...readBuilt('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  expect(listed.length).toBeGreaterThan(80);
  const lacking = listed
    .map((address) => `${address.replace(online, '')}index.html`)
    .filter((file) => !files.has(file));
  expect(lacking).toEqual([]);
  for (const file of [
    'index.html',
    'README.txt',
    'search/index.html',
    'search-index.json',
    'search-texts.json',
    'pages.json',
  ]) {
    expect([file, files.has(file)]).toEqual([file, true]);
  }
});

test('it has nothing that is for servers or is there twice', () => {
  const wrong =
    /\.(br|gz|map|zip|sha256|webm)$|^(_|offline\/|sw\.js$|sitemap|404|img\/cards\/)|^blog\/\w+\.(xml|json)$/;
  expect([...files.keys()].filter((file) => wrong.test(file))).toEqual([]);
});

test('its checksum is the one beside it, as sha256sum reads it', () => {
  const output = execFileSync('sha256sum', ['-c', `sentinel-docs-${version}.zip.sha256`], {
    cwd: path.join(buildFolder, 'offline'),
    encoding: 'utf8',
  });
  expect(output).toBe(`sentinel-docs-${version}.zip: OK\n`);
});

/** What the attributes of a page name. */
function addressesIn($: CheerioAPI): string[] {
  const named = ['href', 'src', 'poster', 'action'].flatMap((name) =>
    $(`[${name}]`)
      .toArray()
      .map((element) => $(element).attr(name)!),
  );
  // A parser with scripting reads the content of noscript as text.
  const quiet = $('noscript')
    .toArray()
    .flatMap((element) =>
      [...($(element).html() ?? '').matchAll(/href="([^"]+)"/g)].map(([, address = '']) => address),
    );
  return [...named, ...quiet];
}

test('no address of a page or a style sheet depends on where the archive lies', () => {
  const wrong = pages.flatMap(({file, addresses}) =>
    addresses.filter((address) => address.startsWith('/')).map((address) => `${file}: ${address}`),
  );
  expect(wrong).toEqual([]);
  const styles = [...files].filter(([file]) => file.endsWith('.css'));
  expect(styles.length).toBeGreaterThan(0);
  expect(styles.filter(([, css]) => /url\(["']?\//.test(css.toString())).map(([file]) => file)).toEqual([]);
});

test('every relative address leads to a file of the archive, and every heading it names is there', () => {
  const ids = new Map(
    pages.map(({file, html}) => [file, new Set([...html.matchAll(/\sid="?([^"\s>]+)/g)].map(([, id]) => id))]),
  );
  const broken = pages.flatMap(({file, addresses}) =>
    addresses
      .filter((address) => !/^([a-z]+:|#)/.test(address))
      .filter((address) => {
        const {pathname, hash} = new URL(address, `https://archive.invalid/${file}`);
        const target = decodeURI(pathname.slice(1));
        const anchor = decodeURIComponent(hash.slice(1));
        return !files.has(target) || (anchor !== '' && ids.has(target) && !ids.get(target)!.has(anchor));
      })
      .map((address) => `${file}: ${address}`),
  );
  expect(broken).toEqual([]);
});

test('addresses of the online site in its pages exist there', () => {
  const named = pages.flatMap(({addresses}) => addresses).filter((address) => online.test(address));
  const unique = [...new Set(named.map((address) => decodeURI(new URL(address).pathname.slice(1))))];
  expect(unique.length).toBeGreaterThan(10);
  const lacking = unique.filter((file) => !existsSync(path.join(buildFolder, file.replace(/(^|\/)$/, '$1index.html'))));
  expect(lacking).toEqual([]);
});

test('each page keeps its policy, and the scripts in it are those that the policy knows', async () => {
  const {readPage} = await import('@site/src/plugins/security/readPage');
  for (const {file, html, policy} of pages) {
    expect(policy).toContain("script-src 'self' file: 'sha256-");
    const unknown = readPage(html, file).inlineScripts.filter((hash) => !policy.includes(`'${hash}'`));
    expect(unknown).toEqual([]);
  }
});

test('it says what it is and of when, in lines that every editor shows', () => {
  const text = files.get('README.txt')!.toString();
  expect(text).toContain(`It describes version ${version}.\r\n`);
  expect(text).toContain('https://sentinelfirewall.org/\r\n');
  expect(text).toContain(`sha256sum -c sentinel-docs-${version}.zip.sha256\r\n`);
});

test('the download page shows the sizes of the archive and of the offline mode', () => {
  const {archive, mode} = JSON.parse(readBuilt('offline/sizes.json')) as {
    archive: number;
    mode: {kept: number; fetched: number};
  };
  expect(archive).toBe(statSync(path.join(buildFolder, `offline/sentinel-docs-${version}.zip`)).size);
  const $ = load(readBuilt('docs/download/index.html'));
  const told = $('[data-offline-size]')
    .toArray()
    .map((element) => $(element).text());
  expect(told).toEqual([archive, mode.fetched, mode.kept].map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`));
});
