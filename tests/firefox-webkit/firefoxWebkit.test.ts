import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

import {tools, toolUrl} from '../../src/browser-tools/tools';
import {wordsFor} from '../../src/features/offline/ui/mode/offlineMode';
import {translateAsBrowser} from '../browser/support/translateAsBrowser';
import {startNginx, type Nginx} from '../deploy/nginx/support/startNginx';

import {Browser} from './support/browser';
import {startFirefox} from './support/firefox';
import {startWebkit} from './support/webkit';

/** What differs from Chromium, or did once, in the other two browsers; everything else is in tests/browser. */
const browsers = [
  {name: 'Firefox', start: startFirefox},
  {name: 'WebKit', start: startWebkit},
];

const routes = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(
  ([, path]) => path!,
);

const searchButton = '[data-search-button]';
const searchField = 'dialog[open] [role="combobox"]';
const wide = [1280, 900] as const;

/** For all pages in turn. */
jest.setTimeout(1_800_000);

describe.each(browsers)('in $name', ({start}) => {
  let nginx: Nginx;
  let browser: Browser;

  beforeAll(async () => {
    nginx = await startNginx();
    browser = new Browser(await start(), `http://localhost:${nginx.port}`);
  });

  afterAll(async () => {
    await browser?.close();
    await nginx?.stop();
  });

  beforeEach(() => browser.resize(...wide));

  test('every page opens and comes to life without an error, and the policy forbids nothing', async () => {
    expect(routes.length).toBeGreaterThan(90);
    const found: string[] = [];
    for (const route of [...routes, '/redirect/']) {
      await browser.open(route);
      found.push(...(await browser.problems()).map((problem) => `${route}: ${problem}`));
    }
    expect(found).toEqual([]);
  });

  test('the parts of other pages are prefetched, each once', async () => {
    await browser.open('/docs/intro/');
    const prefetched = (): string[] =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel="prefetch"]')].map(({href}) => href);
    if (await browser.evaluate(() => document.createElement('link').relList.supports('prefetch'))) {
      await browser.until(() => document.querySelectorAll('link[rel="prefetch"]').length > 10);
      const files = await browser.evaluate(prefetched);
      expect(files).toEqual([...new Set(files)]);
    }
    expect(await browser.problems()).toEqual([]);
  });

  describe('the search', () => {
    test('closes by Escape with words in its field, which are there the next time', async () => {
      await browser.open('/docs/intro/');
      await browser.type('/');
      await browser.find(searchField);
      await browser.type('port knocking');
      await browser.find('dialog[open] [role="option"]');
      await browser.press('Escape');
      await browser.until(() => document.querySelector('dialog') === null);
      await browser.until((css) => document.activeElement!.matches(css), searchButton);
      await browser.click(searchButton);
      expect(await browser.valueOf(searchField)).toBe('port knocking');
      // They are selected: the next key replaces them. An empty field closes by Escape too.
      await browser.fill(searchField, '');
      await browser.press('Escape');
      await browser.until(() => document.querySelector('dialog') === null);
    });

    test('keeps the order of what is typed on its button, and opens a result by keyboard', async () => {
      await browser.open('/docs/intro/');
      await browser.focus(searchButton);
      await browser.type('port knocking');
      expect(await browser.valueOf(searchField)).toBe('port knocking');
      // Until then, a slow machine shows what the first letters found, and Enter opens that.
      await browser.until(() => /port knocking/i.test(document.querySelector('[role="option"]')?.textContent ?? ''));
      await browser.find('dialog[open] [role="option"]:nth-of-type(2)');
      await browser.press('ArrowDown');
      await browser.find('[role="option"]:nth-of-type(2)[aria-selected="true"]');
      await browser.press('ArrowUp');
      await browser.press('Enter');
      await browser.until(() => location.pathname === '/docs/usage/port-knocking/');
    });
  });

  test('tabs open by keyboard, and stay open after a reload', async () => {
    await browser.open('/docs/installation/');
    const open = '[role="tablist"] [role="tab"][aria-selected="true"]';
    await browser.focus(open);
    const first = await browser.textOf(open);
    await browser.press('ArrowRight');
    await browser.press('Enter');
    const second = await browser.textOf(open);
    expect(second).not.toBe(first);
    await browser.reload();
    await browser.alive();
    expect(await browser.textOf(open)).toBe(second);
  });

  test('the menu of phones closes by Escape, gives the focus back, and leads to a page', async () => {
    await browser.resize(390, 844);
    await browser.open('/');
    await browser.click('.navbar__toggle');
    await browser.find('.navbar-sidebar--show');
    await browser.press('Escape');
    // Until it has moved out it would take the click.
    await browser.until(() => getComputedStyle(document.querySelector('.navbar-sidebar')!).visibility === 'hidden');
    await browser.until(() => document.activeElement!.matches('.navbar__toggle'));
    await browser.click('.navbar__toggle');
    await browser.settled('.navbar-sidebar');
    await browser.click('.navbar-sidebar a[href="/blog/"]');
    await browser.until(() => location.pathname === '/blog/');
  });

  test.each(tools)('the $id answers what is given to it', async ({id}) => {
    const tool = 'main section:has(> noscript)';
    await browser.open(toolUrl(id));
    const words = (css: string): string => [...document.querySelectorAll(css)].map((one) => one.textContent).join('');
    const before = await browser.evaluate(words, `${tool} [role="status"]`);
    await browser.fill(`${tool} :is(textarea, input[type="text"])`, '203.0.113.7');
    await browser.evaluate((css) => document.querySelector<HTMLButtonElement>(css)?.click(), `${tool} [type="submit"]`);
    const hasAnswered = (css: string, was: string): boolean =>
      [...document.querySelectorAll(css)].map((one) => one.textContent).join('') !== was;
    await browser.until(hasAnswered, `${tool} [role="status"]`, before);
    expect(await browser.problems()).toEqual([]);
  });

  test('a mail, a line and a file show what is in them', async () => {
    await browser.open('/docs/tools/block-decoder/');
    await browser.fill('main textarea', readFileSync('packages/csf/tests/fixtures/decode/mail-ssh/input.txt', 'utf8'));
    await browser.until(() => document.body.innerText.includes('lfd blocked 198.51.100.150 for failed SSH logins'));

    await browser.open('/docs/tools/rule-builder/');
    const pasted = 'tcp|in|d=22|s=198.51.100.0/24';
    await browser.fill('[name="pasted"]', pasted);
    await browser.until(() => document.body.innerText.includes('to port 22 from 198.51.100.0/24'));

    await browser.open('/docs/tools/config-checker/');
    await browser.fill('main textarea', 'TESTING = "1"\nLF_PERMBLOK = "1"\n');
    await browser.until(() => document.body.innerText.includes('LF_PERMBLOK is not a setting of'));
    expect(await browser.problems()).toEqual([]);
  });

  test('the tools with a worker answer: a log is counted, and a packet has a verdict', async () => {
    await browser.open('/docs/tools/log-tester/');
    const failures = Array.from(
      {length: 6},
      (_, second) =>
        `Nov 21 02:24:0${second} server sshd[1]: Failed password for root from 203.0.113.7 port 40022 ssh2`,
    );
    await browser.fill('main [name="log"]', failures.join('\n'));
    await browser.click('main form [type="submit"]');
    await browser.until(() => /lfd blocks 203\.0\.113\.7 at line 5/.test(document.body.innerText));

    await browser.open('/docs/tools/packet-tester/');
    await browser.fill('main [name="from"]', '203.0.113.7');
    await browser.fill('main [name="port"]', '3306');
    await browser.click('main form [type="submit"]');
    await browser.until(() => document.body.innerText.includes('port 3306 is not in TCP_IN'));
    expect(await browser.problems()).toEqual([]);
  });

  test('a page that the browser translates goes on answering: in the search, and in a tool', async () => {
    await browser.open('/docs/intro/');
    await browser.evaluate(translateAsBrowser);
    await browser.click(searchButton);
    for (const words of ['ports', 'unblock']) {
      await browser.fill(searchField, words);
      await browser.until(
        (first) => document.querySelector('dialog[open] [role="option"]')?.textContent?.toLowerCase().includes(first),
        words.slice(0, 4),
      );
    }
    expect(await browser.problems()).toEqual([]);

    await browser.open('/docs/tools/packet-tester/');
    await browser.evaluate(translateAsBrowser);
    await browser.fill('main [name="from"]', '203.0.113.7');
    for (const [port, verdict] of [
      ['3306', 'port 3306 is not in TCP_IN'],
      ['22', 'TCP_IN opens port 22'],
    ] as const) {
      await browser.fill('main [name="port"]', port);
      await browser.click('main form [type="submit"]');
      await browser.until((words) => document.body.innerText.includes(words), verdict);
    }
    expect(await browser.problems()).toEqual([]);
  });

  test('values given once are in the commands of each page, and Reset brings the examples back', async () => {
    const has = (words: string): boolean => document.querySelector('article')!.innerText.includes(words);
    await browser.open('/docs/locked-out/');
    await browser.click('.page-values button[aria-expanded]');
    await browser.fill('.page-values [name="address"]', '198.51.100.4');
    await browser.fill('.page-values [name="port"]', '2222');
    await browser.click('.page-values [type="submit"]');
    await browser.until(has, 'csf -ta 198.51.100.4 2h');
    await browser.reload();
    await browser.alive();
    await browser.until(has, 'csf -ta 198.51.100.4 2h');
    await browser.click('.page-values [role="status"] ~ button');
    await browser.until(has, 'csf -ta 203.0.113.7 2h');
    expect(await browser.problems()).toEqual([]);
  });

  test('the film plays, and closes by Escape', async () => {
    await browser.open('/');
    await browser.click('a[data-film]');
    await browser.until(() => document.querySelector('dialog video') !== null);
    await browser.until(() => document.querySelector<HTMLVideoElement>('dialog video')!.currentTime > 0);
    await browser.press('Escape');
    await browser.until(() => document.querySelector('dialog') === null);
  });

  describe('after going back', () => {
    test('the contact form has every word, also in the draft', async () => {
      await browser.open('/contact/');
      await browser.fill('form [name="title"]', 'Ports of lfd');
      await browser.fill('form textarea', 'Which ports does it need?');
      await browser.open('/docs/intro/');
      await browser.back();
      const subject = (words: string): boolean =>
        document.querySelector<HTMLInputElement>('form [name="title"]')!.value === words;
      await browser.until(subject, 'Ports of lfd');
      expect(await browser.valueOf('form textarea')).toBe('Which ports does it need?');
      await browser.focus('form textarea');
      await browser.type('!');
      await browser.reload();
      await browser.until(subject, 'Ports of lfd');
    });

    test('the filter of the settings has its words, and shows what they find', async () => {
      await browser.open('/docs/reference/settings/');
      await browser.focus('#settings-filter');
      await browser.type('lf_sshd');
      const count = '#settings-filter ~ [role="status"]';
      await browser.until((css) => /^\d+ settings?$/.test(document.querySelector(css)!.textContent!), count);
      await browser.open('/docs/intro/');
      await browser.back();
      await browser.until((css) => /^\d+ settings?$/.test(document.querySelector(css)!.textContent!), count);
      expect(await browser.valueOf('#settings-filter')).toBe('lf_sshd');
    });
  });

  test('print from a wide window takes no more paper than from a narrow one', async () => {
    for (const page of ['/docs/usage/port-knocking/', '/docs/installation/']) {
      await browser.open(page);
      const pages = await pagesOf(await browser.print());
      await browser.resize(700, 900);
      expect(pages).toBeLessThanOrEqual(await pagesOf(await browser.print()));
      await browser.resize(...wide);
    }
  });

  test('the offline mode keeps the site, shows it without a server, and removes it', async () => {
    const own = await startNginx();
    const origin = `http://localhost:${own.port}`;
    const [keep, remove] = ['[class*="mode"] .button--primary', '[class*="mode"] .button--secondary'];
    const status = '[class*="mode"] [role="status"]';
    try {
      await browser.open(`${origin}/docs/download/`);
      await browser.click(keep);
      await browser.until(says, status, wordsFor({state: 'kept'}));
    } finally {
      await own.stop();
    }
    await browser.open(`${origin}/docs/usage/port-knocking/index.html`);
    expect(await browser.evaluate(() => location.pathname)).toBe('/docs/usage/port-knocking/');
    expect(await browser.problems()).toEqual([]);
    await browser.focus(searchButton);
    await browser.type('cloudflare');
    await browser.find('dialog[open] [role="option"]');
    await browser.open(`${origin}/docs/download/`);
    await browser.click(remove);
    await browser.until(says, status, wordsFor({state: 'removed'}));
  });
});

/** Whether an element has these words and no others; runs in the page. */
const says = (css: string, words: string): boolean => document.querySelector(css)!.textContent === words;

/** How many sheets a PDF has. */
async function pagesOf(pdf: Buffer): Promise<number> {
  const {stdout} = spawnSync('pdfinfo', ['-'], {input: pdf, encoding: 'utf8'});
  return Number(/^Pages:\s+(\d+)$/m.exec(stdout)![1]);
}
