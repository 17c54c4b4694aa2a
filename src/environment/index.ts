import {formErrors, presenceErrors, missing, type Given, type VariableName} from './variables';
import links from '@sentinel/csf/facts/links.json';
import {exitWithMessage} from './exitWithMessage';

/** Who answers the searches of visitors: the index built into the site, or a service. */
export type SearchProvider =
  | {provider: 'embedded'}
  | {
      provider: 'hosted';
      appId: string;
      /** A key that may only search; every visitor can read it. */
      searchKey: string;
      index: string;
      /** Whether the site reports to the service which results visitors see and open. */
      insights: boolean;
    };

/** Where the site's forms are sent; undefined means not set. */
export type FormsEnvironment = {
  /** URL that receives the contact form. */
  contactAction?: string;
  /** The project's email address. */
  contactEmail?: string;
  /** Receives sign-ups for the mailing list. */
  newsletter?: {
    action: string;
    /** Name of its email field. */
    field: string;
  };
};

/** What environment variables can change about a build. Every value is already checked. */
export type Environment = {
  /** Origin of the deployed site, without a trailing slash. */
  siteUrl: string;
  /** Path under which the site is served; begins and ends with a slash. */
  baseUrl: string;
  /** Whether every page asks search engines not to list it, because the site is a preview or a copy. */
  noIndex: boolean;
  /** Google Analytics measurement id; undefined builds the site without analytics. */
  gtagId: string | undefined;
  search: SearchProvider;
  forms: FormsEnvironment;
  /** Brotli's level for the `.br` files of what pages load, from 1 to 11; undefined for a quick build. */
  brotliLevel: number | undefined;
};

/** What a push to the hosted search index needs. */
type PushEnvironment = {
  /** Path under which the site is served, as in the build. */
  baseUrl: string;
  appId: string;
  /** A key that may change the index; it never becomes part of the site. */
  adminKey: string;
  index: string;
};

type Read<Result> = {ok: true; environment: Result} | {ok: false; errors: string[]};

const ofHostedSearch: VariableName[] = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'];
const ofForms: VariableName[] = ['CONTACT_FORM_ACTION', 'CONTACT_EMAIL', 'NEWSLETTER_FORM_ACTION', 'NEWSLETTER_FIELD'];
const ofBuild: VariableName[] = [
  'SITE_URL',
  'BASE_URL',
  'NO_INDEX',
  'GTAG_ID',
  ...ofHostedSearch,
  'ALGOLIA_INSIGHTS',
  ...ofForms,
  'BROTLI_LEVEL',
];
const ofPush: VariableName[] = ['ALGOLIA_APP_ID', 'ALGOLIA_ADMIN_KEY', 'ALGOLIA_INDEX'];

const list = new Intl.ListFormat('en');

/**
 * Reads the variables of a build. An empty value counts as unset, because continuous integration passes unset secrets
 * that way. Reports all errors at once.
 */
export function readEnvironment(given: Given): Read<Environment> {
  const errors = [...formErrors(ofBuild, given), ...hostedSearchErrors(given), ...newsletterErrors(given)];
  if (errors.length > 0) {
    return {ok: false, errors};
  }
  const siteUrl = given.SITE_URL || links.site.url;
  const baseUrl = given.BASE_URL || '/';
  return {
    ok: true,
    environment: {
      siteUrl,
      baseUrl,
      noIndex: given.NO_INDEX ? given.NO_INDEX === '1' : siteUrl + baseUrl !== `${links.site.url}/`,
      gtagId: given.GTAG_ID || undefined,
      search: searchProvider(given),
      forms: forms(given),
      brotliLevel: given.BROTLI_LEVEL ? Number(given.BROTLI_LEVEL) : undefined,
    },
  };
}

/** Reads the variables of `npm run search:push`. All but BASE_URL are required. */
export function readPushEnvironment(given: Given): Read<PushEnvironment> {
  const errors = [...formErrors(['BASE_URL', ...ofPush], given), ...presenceErrors(ofPush, given)];
  if (errors.length > 0) {
    return {ok: false, errors};
  }
  return {
    ok: true,
    environment: {
      baseUrl: given.BASE_URL || '/',
      appId: given.ALGOLIA_APP_ID!,
      adminKey: given.ALGOLIA_ADMIN_KEY!,
      index: given.ALGOLIA_INDEX!,
    },
  };
}

function hostedSearchErrors(given: Given): string[] {
  const errors: string[] = [];
  const lacking = missing(ofHostedSearch, given);
  const isWanted = lacking.length < ofHostedSearch.length || given.ALGOLIA_INSIGHTS === '1';
  // With only some of them, the site would silently use the embedded search.
  if (isWanted && lacking.length > 0) {
    errors.push(
      `${list.format(lacking)} ${lacking.length === 1 ? 'is' : 'are'} not set: the hosted search needs ` +
        `${list.format(ofHostedSearch)}; set what is missing, or unset the others to use the built-in search.`,
    );
  }
  if (given.ALGOLIA_SEARCH_KEY && given.ALGOLIA_SEARCH_KEY === given.ALGOLIA_ADMIN_KEY) {
    errors.push(
      'ALGOLIA_SEARCH_KEY is the admin key, which every visitor could read in the site: set it to the search-only key.',
    );
  }
  return errors;
}

function searchProvider(given: Given): SearchProvider {
  const {ALGOLIA_APP_ID: appId, ALGOLIA_SEARCH_KEY: searchKey, ALGOLIA_INDEX: index} = given;
  return appId && searchKey && index
    ? {provider: 'hosted', appId, searchKey, index, insights: given.ALGOLIA_INSIGHTS === '1'}
    : {provider: 'embedded'};
}

function newsletterErrors(given: Given): string[] {
  return given.NEWSLETTER_FIELD && !given.NEWSLETTER_FORM_ACTION
    ? [
        'NEWSLETTER_FORM_ACTION is not set, but NEWSLETTER_FIELD names a field of that form: set both, or unset NEWSLETTER_FIELD.',
      ]
    : [];
}

function forms(given: Given): FormsEnvironment {
  const {CONTACT_FORM_ACTION, CONTACT_EMAIL, NEWSLETTER_FORM_ACTION: action, NEWSLETTER_FIELD} = given;
  return {
    ...(CONTACT_FORM_ACTION && {contactAction: CONTACT_FORM_ACTION}),
    ...(CONTACT_EMAIL && {contactEmail: CONTACT_EMAIL}),
    ...(action && {newsletter: {action, field: NEWSLETTER_FIELD || 'email'}}),
  };
}

/** The environment of this build. Exits with a sentence for each error if it is wrong. */
export function requireEnvironment(): Environment {
  const read = readEnvironment(process.env);
  return read.ok ? read.environment : exitWithMessage(read.errors.join('\n'));
}
