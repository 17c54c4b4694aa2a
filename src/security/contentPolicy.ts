import type {FormsEnvironment, SearchProvider} from '../environment';

/** A source that pages may load or contact, and why. */
export type AllowedSource = {value: string; why: string};

/** A directive of the content security policy. */
export type Directive = {name: string; sources: readonly AllowedSource[]};

/** Fingerprints of the pages' inline content, such as `sha256-…`. */
export type InPages = {scripts: readonly string[]; styles: readonly string[]};

/** The parts of a build that contact other hosts. */
export type Services = {
  gtagId?: string | undefined;
  search: SearchProvider;
  forms: FormsEnvironment;
  /** Whether a page has a YouTube film, which loads when a visitor opens it. */
  youTubeFilms?: boolean;
};

const own: AllowedSource = {value: "'self'", why: 'files of this site'};
const nothing = (why: string): readonly AllowedSource[] => [{value: "'none'", why}];

/** The content security policy of a build: everything that its pages may load, run and contact. */
// eslint-disable-next-line max-lines-per-function -- the policy is one table
export function contentPolicy(services: Services, {scripts, styles}: InPages): Directive[] {
  const {gtagId, search, forms, youTubeFilms = false} = services;
  const analytics = gtagId !== undefined;
  return [
    // The only directive that Firefox checks before it prefetches a file. All other types of content have a directive
    // below.
    {name: 'default-src', sources: [{value: "'self'", why: 'files of this site that the next page needs'}]},
    {
      name: 'script-src',
      sources: [
        own,
        ...scripts.map((hash) => ({value: `'${hash}'`, why: 'a script in the page, by its fingerprint'})),
        ...when(analytics, {value: 'https://www.googletagmanager.com', why: 'Google Analytics'}),
        ...when(
          youTubeFilms,
          {value: 'https://www.youtube.com/iframe_api', why: 'the YouTube player, when you open a film'},
          {value: 'https://www.youtube.com/s/player/', why: 'the YouTube player, when you open a film'},
        ),
      ],
    },
    {
      name: 'style-src',
      sources: [
        own,
        ...styles.map((hash) => ({value: `'${hash}'`, why: 'a style sheet in the page, by its fingerprint'})),
      ],
    },
    {name: 'font-src', sources: [own]},
    {
      name: 'img-src',
      sources: [
        own,
        {value: 'data:', why: 'small drawings in the style sheets'},
        ...when(
          analytics,
          {value: 'https://www.google-analytics.com', why: 'Google Analytics'},
          {value: 'https://www.googletagmanager.com', why: 'Google Analytics'},
        ),
      ],
    },
    {name: 'media-src', sources: [own]},
    {name: 'manifest-src', sources: [own]},
    {name: 'worker-src', sources: [{...own, why: 'the offline mode, after you turn it on'}]},
    {
      name: 'connect-src',
      sources: [
        own,
        {value: 'https://api.github.com', why: 'the number of stars'},
        ...searchHosts(search),
        ...when(
          analytics,
          {value: 'https://*.google-analytics.com', why: 'Google Analytics'},
          {value: 'https://*.analytics.google.com', why: 'Google Analytics'},
          {value: 'https://www.googletagmanager.com', why: 'Google Analytics'},
        ),
        ...endpoint(forms.contactAction, 'the contact form'),
      ],
    },
    {
      name: 'form-action',
      sources: [
        own,
        {value: 'https://github.com', why: 'an issue that the contact form prepares'},
        ...endpoint(forms.contactAction, 'the contact form'),
        ...endpoint(forms.newsletter?.action, 'the mailing list'),
      ],
    },
    {
      name: 'frame-src',
      sources: youTubeFilms
        ? [{value: 'https://www.youtube-nocookie.com', why: 'a YouTube film, when you open it'}]
        : nothing('pages in this page'),
    },
    {name: 'frame-ancestors', sources: nothing('this page in pages of other sites')},
    {name: 'object-src', sources: nothing('plug-ins')},
    {name: 'base-uri', sources: nothing('another base for the links of a page')},
    // Nobody here can know what third-party scripts write into a page.
    ...(analytics || youTubeFilms
      ? []
      : [
          {
            name: 'require-trusted-types-for',
            sources: [{value: "'script'", why: 'everything that could become a script'}],
          },
          {name: 'trusted-types', sources: [{value: 'default', why: 'a script in the head of each page'}]},
        ]),
  ];
}

/** The policy as a browser reads it. */
export function writePolicy(policy: readonly Directive[]): string {
  return policy.map(({name, sources}) => [name, ...sources.map(({value}) => value)].join(' ')).join('; ');
}

/** The policy for a `<meta>` tag, without directives that work only in a header, about which browsers warn. */
export function writeMetaPolicy(policy: readonly Directive[]): string {
  return writePolicy(policy.filter(({name}) => name !== 'frame-ancestors'));
}

function when(condition: boolean, ...sources: AllowedSource[]): AllowedSource[] {
  return condition ? sources : [];
}

/** The host for reading and its three fallbacks, as in `algoliasearch`. */
function searchHosts(search: SearchProvider): AllowedSource[] {
  if (search.provider === 'embedded') {
    return [];
  }
  const hosts = ['-dsn.algolia.net', '-1.algolianet.com', '-2.algolianet.com', '-3.algolianet.com'];
  return [
    ...hosts.map((ending) => ({value: `https://${search.appId}${ending}`.toLowerCase(), why: 'the search'})),
    ...when(search.insights, {value: 'https://insights.algolia.io', why: 'which hits help'}),
  ];
}

/** A source cannot have a query, and `;` and `,` would end it. */
function endpoint(address: string | undefined, why: string): AllowedSource[] {
  if (address === undefined) {
    return [];
  }
  const {origin, pathname} = new URL(address);
  return [{value: origin + pathname.replace(/;/g, '%3B').replace(/,/g, '%2C'), why}];
}
