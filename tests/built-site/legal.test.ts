import {pages, type BuiltPage} from './build';

const pageAt = (address: string): BuiltPage => pages.find((page) => page.address === address)!;

describe.each(['/privacy-policy/', '/terms-conditions/'])('%s', (address) => {
  const {$} = pageAt(address);
  const text = $('main').text();

  test('tells its date and its publisher', () => {
    const [, date = ''] = /Last changed on (\d+ [A-Z][a-z]+ 20\d\d)\. Published by the Sentinel Project\./.exec(text)!;
    expect(Date.parse(date)).toBeLessThanOrEqual(Date.now());
  });

  test('makes up no company and no mailbox', () => {
    expect(text).not.toMatch(/\S@\S|\b(Inc|Ltd|LLC|GmbH|Sdn)\b/);
    expect($('main a[href^="mailto:"]')).toHaveLength(0);
  });

  test('leads to the contact page for questions', () => {
    expect($('main a[href="/contact/"]').length).toBeGreaterThan(0);
  });
});

test('no page takes scripts, styles, pictures or players from other hosts, as the privacy policy says', () => {
  const foreign = pages.flatMap(({address, $}) =>
    $('script[src], img[src], iframe, video[src], source[src], link[rel="stylesheet"], link[rel="preconnect"]')
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
      .filter((target) => !/^(\/(?!\/)|data:)/.test(target))
      .map((target) => `${address}: ${target}`),
  );
  expect(foreign).toEqual([]);
});
