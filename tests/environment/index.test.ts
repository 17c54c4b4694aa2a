import {readEnvironment, readPushEnvironment, type Environment} from '@site/src/environment';

/** One part of the environment that these variables make, or what is wrong with them. */
function partOf<Name extends keyof Environment>(name: Name, given: Record<string, string>) {
  const read = readEnvironment(given);
  return read.ok ? read.environment[name] : read.errors;
}

test('without variables the site is built for its own address, without analytics, with its own search, and no form goes to a service', () => {
  expect(readEnvironment({})).toEqual({
    ok: true,
    environment: {
      siteUrl: 'https://sentinelfirewall.org',
      baseUrl: '/',
      noIndex: false,
      gtagId: undefined,
      search: {provider: 'embedded'},
      forms: {},
      brotliLevel: undefined,
    },
  });
});

test('an empty value counts as unset', () => {
  const names = ['SITE_URL', 'BASE_URL', 'NO_INDEX', 'GTAG_ID', 'CONTACT_FORM_ACTION', 'CONTACT_EMAIL'].concat(
    ['NEWSLETTER_FORM_ACTION', 'NEWSLETTER_FIELD', 'BROTLI_LEVEL'],
    ['APP_ID', 'SEARCH_KEY', 'INDEX', 'INSIGHTS', 'ADMIN_KEY'].map((name) => `ALGOLIA_${name}`),
  );
  const empty = Object.fromEntries(names.map((name) => [name, '']));
  expect(readEnvironment(empty)).toEqual(readEnvironment({}));
  expect(readPushEnvironment(empty)).toEqual(readPushEnvironment({}));
});

test('takes the address of a preview and an analytics id', () => {
  expect(readEnvironment({SITE_URL: 'http://localhost:8080', BASE_URL: '/pr/12/', GTAG_ID: 'G-ABC1234567'})).toEqual({
    ok: true,
    environment: {
      siteUrl: 'http://localhost:8080',
      baseUrl: '/pr/12/',
      noIndex: true,
      gtagId: 'G-ABC1234567',
      search: {provider: 'embedded'},
      forms: {},
      brotliLevel: undefined,
    },
  });
});

test('a level of Brotli is a number from 1 to 11', () => {
  expect(partOf('brotliLevel', {BROTLI_LEVEL: '11'})).toBe(11);
  for (const level of ['0', '12', '9.5', 'best']) {
    expect(partOf('brotliLevel', {BROTLI_LEVEL: level})).toEqual([
      `BROTLI_LEVEL is "${level}": write a number from 1 to 11, which is the smallest and slowest, or unset it for a quick build.`,
    ]);
  }
});

test('reports every error at once, with its remedy', () => {
  expect(readEnvironment({SITE_URL: 'https://example.org/docs', BASE_URL: 'preview', GTAG_ID: 'UA-1'})).toEqual({
    ok: false,
    errors: [
      'SITE_URL is "https://example.org/docs": write an origin such as https://example.org; a path belongs in BASE_URL.',
      'BASE_URL is "preview": write a path with a slash at both ends, such as /preview/.',
      'GTAG_ID is "UA-1": write a measurement id such as G-ABC1234567, or unset it for a build without analytics.',
    ],
  });
});

test.each([
  ...['ftp://example.org', 'example.org', 'https://example.org/', 'https://user@example.org', 'https://'].map(
    (address) => ['SITE_URL', address],
  ),
  ...['/a', 'a/', '//', '/a//b/', '/a b/', '/<script>/'].map((path) => ['BASE_URL', path]),
])('%s cannot be %s', (name, value) => expect(readEnvironment({[name!]: value}).ok).toBe(false));

describe('search engines', () => {
  const noIndexOf = (given: Record<string, string>) => partOf('noIndex', given);
  const real = 'https://sentinelfirewall.org';

  test.each([
    ['may list the real address', {SITE_URL: real, BASE_URL: '/'}, false],
    ['may not list a preview', {SITE_URL: 'https://deploy-preview-7--sentinel.example.org'}, true],
    ['may not list the real host without HTTPS', {SITE_URL: 'http://sentinelfirewall.org'}, true],
    ['may not list the real host below a path', {SITE_URL: real, BASE_URL: '/pr/12/'}, true],
    ['may not list the real address with NO_INDEX=1', {NO_INDEX: '1'}, true],
    ['may list another address with NO_INDEX=0', {SITE_URL: 'https://docs.example.org', NO_INDEX: '0'}, false],
    [
      'are not affected by any other value',
      {NO_INDEX: 'yes'},
      [
        'NO_INDEX is "yes": write 1 to ask search engines not to list the site, 0 to let them, ' +
          'or unset it to let them list the real address only.',
      ],
    ],
  ])('%s', (_, given, expected) => expect(noIndexOf(given)).toEqual(expected));
});

const hosted = {
  ALGOLIA_APP_ID: 'ABCDE12345',
  ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
  ALGOLIA_INDEX: 'sentinel-docs',
};
const adminKey = 'fedcba9876543210fedcba9876543210';

describe('the hosted search', () => {
  const searchOf = (given: Record<string, string>) => partOf('search', given);
  const found = {
    provider: 'hosted',
    appId: hosted.ALGOLIA_APP_ID,
    searchKey: hosted.ALGOLIA_SEARCH_KEY,
    index: hosted.ALGOLIA_INDEX,
  };

  test('is taken with all of its variables', () => expect(searchOf(hosted)).toEqual({...found, insights: false}));

  test.each([
    ['1', true],
    ['0', false],
  ])('has click events with ALGOLIA_INSIGHTS=%s: %s', (ALGOLIA_INSIGHTS, insights) =>
    expect(searchOf({...hosted, ALGOLIA_INSIGHTS})).toEqual({...found, insights}),
  );

  const rule =
    'the hosted search needs ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, and ALGOLIA_INDEX; ' +
    'set what is missing, or unset the others to use the built-in search.';

  test.each([
    [['ALGOLIA_APP_ID'], 'ALGOLIA_SEARCH_KEY and ALGOLIA_INDEX are not set'],
    [['ALGOLIA_APP_ID', 'ALGOLIA_INDEX'], 'ALGOLIA_SEARCH_KEY is not set'],
    [['ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'], 'ALGOLIA_APP_ID is not set'],
  ] as const)('with %j alone is an error', (names, error) => {
    const given = Object.fromEntries(names.map((name) => [name, hosted[name]]));
    expect(searchOf(given)).toEqual([`${error}: ${rule}`]);
  });

  test('is needed for click events', () => {
    expect(searchOf({ALGOLIA_INSIGHTS: '1'})).toEqual([
      `ALGOLIA_APP_ID, ALGOLIA_SEARCH_KEY, and ALGOLIA_INDEX are not set: ${rule}`,
    ]);
    expect(searchOf({ALGOLIA_INSIGHTS: '0'})).toEqual({provider: 'embedded'});
  });

  test('reports values of a wrong form, and shows no key', () => {
    expect(
      searchOf({
        ALGOLIA_APP_ID: 'evil.example/',
        ALGOLIA_SEARCH_KEY: 'secret',
        ALGOLIA_INDEX: 'my index',
        ALGOLIA_INSIGHTS: 'yes',
      }),
    ).toEqual([
      'ALGOLIA_APP_ID is "evil.example/": write the application id, ten capital letters and digits such as ABCDE12345.',
      'ALGOLIA_SEARCH_KEY has a wrong form: write the search-only key, 32 or more letters and digits.',
      'ALGOLIA_INDEX is "my index": write the name of an index in letters, digits, "_", "." and "-", such as sentinel-docs.',
      'ALGOLIA_INSIGHTS is "yes": write 1 to send click events to the search service, or unset it.',
    ]);
  });

  test('does not publish the admin key', () => {
    expect(searchOf({...hosted, ALGOLIA_ADMIN_KEY: hosted.ALGOLIA_SEARCH_KEY})).toEqual([
      'ALGOLIA_SEARCH_KEY is the admin key, which every visitor could read in the site: set it to the search-only key.',
    ]);
    expect(JSON.stringify(searchOf({...hosted, ALGOLIA_ADMIN_KEY: adminKey}))).not.toContain(adminKey);
  });
});

describe('a push to the hosted search index', () => {
  const {ALGOLIA_APP_ID, ALGOLIA_INDEX} = hosted;

  test('needs the application, the index and the admin key, not the search key', () => {
    expect(
      readPushEnvironment({ALGOLIA_APP_ID, ALGOLIA_INDEX, ALGOLIA_ADMIN_KEY: adminKey, BASE_URL: '/pr/12/'}),
    ).toEqual({
      ok: true,
      environment: {baseUrl: '/pr/12/', appId: ALGOLIA_APP_ID, adminKey, index: ALGOLIA_INDEX},
    });
  });

  test('says what is missing or wrong, all at once, and no key', () => {
    expect(readPushEnvironment({ALGOLIA_ADMIN_KEY: 'secret', BASE_URL: 'x'})).toEqual({
      ok: false,
      errors: [
        'BASE_URL is "x": write a path with a slash at both ends, such as /preview/.',
        'ALGOLIA_ADMIN_KEY has a wrong form: write the admin key, 32 or more letters and digits.',
        'ALGOLIA_APP_ID is not set: write the application id, ten capital letters and digits such as ABCDE12345.',
        'ALGOLIA_INDEX is not set: write the name of an index in letters, digits, "_", "." and "-", such as sentinel-docs.',
      ],
    });
  });
});

describe('the forms', () => {
  const formsOf = (given: Record<string, string>) => partOf('forms', given);
  const contact = 'https://forms.example.org/f/abc';
  const list = 'https://example.us1.list-manage.com/subscribe/post?u=1&id=2';

  test('go where the variables say; the field of the list is called email unless another name is set', () => {
    expect(formsOf({CONTACT_FORM_ACTION: contact, CONTACT_EMAIL: 'hello@example.org'})).toEqual({
      contactAction: contact,
      contactEmail: 'hello@example.org',
    });
    expect(formsOf({NEWSLETTER_FORM_ACTION: list})).toEqual({newsletter: {action: list, field: 'email'}});
    expect(formsOf({NEWSLETTER_FORM_ACTION: list, NEWSLETTER_FIELD: 'sub[e-mail]'})).toEqual({
      newsletter: {action: list, field: 'sub[e-mail]'},
    });
  });

  test.each(['http://localhost:4180/form', 'http://127.0.0.1/form', 'http://[::1]:1/form'])(
    '%s is taken, since it stays on this machine',
    (CONTACT_FORM_ACTION) => expect(formsOf({CONTACT_FORM_ACTION})).toEqual({contactAction: CONTACT_FORM_ACTION}),
  );

  test.each([
    'http://forms.example.org/f/abc',
    'http://localhost.example.org/',
    'https://user:secret@forms.example.org/',
    'https://forms.example.org/#top',
    'https://forms.example.org/a b',
    'https://',
    'javascript:alert(1)',
    'mailto:hello@example.org',
    '//forms.example.org/',
    '/form',
  ])('%s cannot take a form', (address) => {
    const remedy =
      'write the https address that receives the form, such as https://example.org/form; http is for localhost only';
    expect(formsOf({CONTACT_FORM_ACTION: address, NEWSLETTER_FORM_ACTION: address})).toEqual([
      `CONTACT_FORM_ACTION is "${address}": ${remedy}.`,
      `NEWSLETTER_FORM_ACTION is "${address}": ${remedy}.`,
    ]);
  });

  test.each(['hello', 'hello@', 'hello@example', 'a b@example.org', 'hello@example.org?cc=x', 'mailto:a@example.org'])(
    'mail cannot go to %s',
    (CONTACT_EMAIL) =>
      expect(formsOf({CONTACT_EMAIL})).toEqual([
        `CONTACT_EMAIL is "${CONTACT_EMAIL}": write an address such as contact@example.org, or unset it for a site without one.`,
      ]),
  );

  test.each(['1mail', 'e mail', 'email"', '[email]'])('no field is called %s', (NEWSLETTER_FIELD) =>
    expect(formsOf({NEWSLETTER_FORM_ACTION: list, NEWSLETTER_FIELD})).toEqual([
      `NEWSLETTER_FIELD is "${NEWSLETTER_FIELD}": write the name of the email field in the form of the mailing list, such as email or EMAIL.`,
    ]),
  );

  test('a field without a list is an error', () =>
    expect(formsOf({NEWSLETTER_FIELD: 'EMAIL'})).toEqual([
      'NEWSLETTER_FORM_ACTION is not set, but NEWSLETTER_FIELD names a field of that form: set both, or unset NEWSLETTER_FIELD.',
    ]));
});
