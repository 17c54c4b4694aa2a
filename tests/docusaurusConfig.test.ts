import type {Config} from '@docusaurus/types';

import links from '@sentinel/csf/facts/links.json';

const {env} = process;

/** The configuration as a build with these variables reads it. */
function configWith(variables: Record<string, string>): Config {
  const own = Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(ALGOLIA|CONTACT|NEWSLETTER)_|^(SITE_URL|BASE_URL|NO_INDEX)$/.test(name)),
  );
  process.env = {...own, ...variables};
  let config: Config | undefined;
  jest.isolateModules(() => {
    config = jest.requireActual<{default: Config}>('../docusaurus.config').default;
  });
  return config!;
}

afterEach(() => {
  process.env = env;
});

test('passes the search provider to the pages', () => {
  const config = configWith({});
  expect(config.customFields).toMatchObject({search: {provider: 'embedded'}});
  expect(JSON.stringify(config.headTags)).not.toContain('preconnect');
});

test('passes a hosted search on, with a connection to its host and without the admin key', () => {
  const config = configWith({
    ALGOLIA_APP_ID: 'ABCDE12345',
    ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
    ALGOLIA_INDEX: 'sentinel-docs',
    ALGOLIA_ADMIN_KEY: 'fedcba9876543210fedcba9876543210',
  });
  expect(config.customFields).toMatchObject({
    search: {
      provider: 'hosted',
      appId: 'ABCDE12345',
      searchKey: '0123456789abcdef0123456789abcdef',
      index: 'sentinel-docs',
      insights: false,
    },
  });
  expect(config.headTags).toContainEqual({
    tagName: 'link',
    attributes: {rel: 'preconnect', href: 'https://ABCDE12345-dsn.algolia.net', crossorigin: 'anonymous'},
  });
  expect(JSON.stringify(config)).not.toContain('fedcba98');
});

test('passes the targets of forms on, and nothing if nothing is set', () => {
  expect(configWith({}).customFields?.forms).toEqual({});
  const config = configWith({
    CONTACT_FORM_ACTION: 'https://forms.example.org/f/1',
    CONTACT_EMAIL: 'contact@example.org',
    NEWSLETTER_FORM_ACTION: 'https://list.example.org/subscribe',
  });
  expect(config.customFields?.forms).toEqual({
    contactAction: 'https://forms.example.org/f/1',
    contactEmail: 'contact@example.org',
    newsletter: {action: 'https://list.example.org/subscribe', field: 'email'},
  });
});

test('tells the pages whether there is analytics', () => {
  expect(configWith({GTAG_ID: ''}).customFields?.gtagId).toBeUndefined();
  expect(configWith({GTAG_ID: 'G-ABC1234567'}).customFields?.gtagId).toBe('G-ABC1234567');
});

test('names the manifest and the touch icon under the base URL', () => {
  const {headTags} = configWith({BASE_URL: '/preview/'});
  const addresses = headTags!.map(({attributes}) => attributes?.href);
  expect(addresses).toEqual(expect.arrayContaining(['/preview/site.webmanifest', '/preview/img/touch-icon.png']));
});

test('asks search engines not to list a preview, and keeps its sitemap', () => {
  const robots = expect.objectContaining({attributes: {name: 'robots', content: 'noindex, nofollow'}});
  const preview = configWith({SITE_URL: 'https://preview.example.org'});
  expect(preview.url).toBe('https://preview.example.org');
  expect(preview.headTags).toContainEqual(robots);
  expect(preview.noIndex).toBeUndefined();
  expect(configWith({}).headTags).not.toContainEqual(robots);
});

test('trusts the hosts that the facts name as the project’s own, and no other', () => {
  const named = JSON.stringify(links)
    .match(/https:\/\/[^/"\s]+/g)!
    .map((address) => new URL(address).host);
  expect([...(configWith({}).customFields!.trustedHosts as string[])].sort()).toEqual([...new Set(named)].sort());
});
