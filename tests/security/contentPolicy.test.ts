import {
  contentPolicy,
  type InPages,
  writeMetaPolicy,
  writePolicy,
  type Services,
} from '@site/src/security/contentPolicy';

const plain: Services = {search: {provider: 'embedded'}, forms: {}};
const hosted: Services = {
  search: {provider: 'hosted', appId: 'TESTAPP123', searchKey: 'key', index: 'docs', insights: false},
  forms: {},
};

const inPages: InPages = {scripts: ['sha256-abc='], styles: ['sha256-def=']};
const nothing: InPages = {scripts: [], styles: []};

function sourcesOf(services: Services, name: string): string[] {
  const directive = contentPolicy(services, inPages).find((candidate) => candidate.name === name);
  return directive?.sources.map(({value}) => value) ?? [];
}

test('without services, pages ask this site and GitHub for the stars, and no one else', () => {
  expect(writePolicy(contentPolicy(plain, nothing))).not.toMatch(/https:\/\/(?!api\.github\.com|github\.com)/);
  expect(sourcesOf(plain, 'connect-src')).toEqual(["'self'", 'https://api.github.com']);
});

test('what is fetched ahead comes from this site: Firefox asks default-src, which decides nothing else', () => {
  expect(sourcesOf(plain, 'default-src')).toEqual(["'self'"]);
  const named = contentPolicy(plain, nothing).map(({name}) => name);
  // The fetch directives of CSP 3 that fall back to default-src at once. Those for parts of scripts and styles fall
  // back to these; child-src is only the fallback for frame-src and worker-src.
  for (const name of ['connect', 'font', 'frame', 'img', 'manifest', 'media', 'object', 'script', 'style', 'worker']) {
    expect(named).toContain(`${name}-src`);
  }
});

test('scripts and style sheets of a page are allowed by their fingerprints, and nothing unsafe ever is', () => {
  expect(sourcesOf(plain, 'script-src')).toEqual(["'self'", "'sha256-abc='"]);
  expect(sourcesOf(plain, 'style-src')).toEqual(["'self'", "'sha256-def='"]);
  const all = {...hosted, gtagId: 'G-TEST', forms: {contactAction: 'https://forms.example/f'}};
  expect(writePolicy(contentPolicy(all, nothing))).not.toMatch(/unsafe/);
});

test('the hosted search may ask its four hosts, and the events theirs only when they are on', () => {
  const hosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  expect(sourcesOf(hosted, 'connect-src')).toEqual([
    "'self'",
    'https://api.github.com',
    ...hosts.map((ending) => `https://testapp123${ending}`),
  ]);
  const withInsights: Services = {...hosted, search: {...hosted.search, insights: true} as Services['search']};
  expect(sourcesOf(withInsights, 'connect-src')).toContain('https://insights.algolia.io');
});

test('a form may go to the address it is set to, not to others at the same service', () => {
  const forms: Services = {
    ...plain,
    forms: {
      contactAction: 'https://forms.example/f/contact?lang=en',
      newsletter: {action: 'https://lists.example/subscribe;v=1,2', field: 'email'},
    },
  };
  expect(sourcesOf(forms, 'form-action')).toEqual([
    "'self'",
    'https://github.com',
    'https://forms.example/f/contact',
    'https://lists.example/subscribe%3Bv=1%2C2',
  ]);
  expect(sourcesOf(forms, 'connect-src')).toContain('https://forms.example/f/contact');
  expect(sourcesOf(forms, 'connect-src')).not.toContain('https://lists.example/subscribe%3Bv=1%2C2');
});

test('Trusted Types are required unless the script of the analytics is there, which is not ours to check', () => {
  expect(sourcesOf(plain, 'require-trusted-types-for')).toEqual(["'script'"]);
  expect(sourcesOf({...plain, gtagId: 'G-TEST'}, 'require-trusted-types-for')).toEqual([]);
});

test('films of YouTube let in its player and its host without cookies, and nothing more', () => {
  expect(sourcesOf(plain, 'frame-src')).toEqual(["'none'"]);
  const films = {...plain, youTubeFilms: true};
  expect(sourcesOf(films, 'frame-src')).toEqual(['https://www.youtube-nocookie.com']);
  expect(sourcesOf(films, 'script-src').slice(2)).toEqual([
    'https://www.youtube.com/iframe_api',
    'https://www.youtube.com/s/player/',
  ]);
  expect(sourcesOf(films, 'require-trusted-types-for')).toEqual([]);
});

test('the policy in a page leaves out what only a header can say', () => {
  const policy = contentPolicy(plain, nothing);
  expect(writePolicy(policy)).toContain("frame-ancestors 'none'");
  expect(writeMetaPolicy(policy)).not.toContain('frame-ancestors');
});
