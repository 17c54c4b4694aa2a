import {isEmailAddress} from '../lib/formField';

/** Variables as a program is given them. */
export type Given = Record<string, string | undefined>;

type Variable = {
  accepts: (value: string) => boolean;
  /** What a right value looks like, as the end of a sentence. */
  remedy: string;
  /** Keeps the value out of messages, since many people may read the log of a build. */
  isSecret?: true;
};

const formActionRemedy =
  'write the https address that takes the form, such as https://example.org/form; http is for localhost only';

const variables = {
  SITE_URL: {
    accepts: isOrigin,
    remedy: 'write an origin such as https://example.org; a path belongs in BASE_URL',
  },
  BASE_URL: {
    accepts: (value) => /^\/([\w.~-]+\/)*$/.test(value),
    remedy: 'write a path with a slash at both ends, such as /preview/',
  },
  NO_INDEX: {
    accepts: (value) => /^[01]$/.test(value),
    remedy:
      'write 1 to ask search engines not to list the site, 0 to let them, or unset it to let them list the real address only',
  },
  GTAG_ID: {
    accepts: (value) => /^G-[A-Z0-9]+$/.test(value),
    remedy: 'write a measurement id such as G-ABC1234567, or unset it for a build without analytics',
  },
  ALGOLIA_APP_ID: {
    accepts: (value) => /^[A-Z0-9]{10}$/.test(value),
    remedy: 'write the application id, ten capital letters and digits such as ABCDE12345',
  },
  ALGOLIA_SEARCH_KEY: {
    accepts: isKey,
    remedy: 'write the search-only key, 32 or more letters and digits',
    isSecret: true,
  },
  ALGOLIA_INDEX: {
    accepts: (value) => /^[\w.-]+$/.test(value),
    remedy: 'write the name of an index in letters, digits, "_", "." and "-", such as sentinel-docs',
  },
  ALGOLIA_INSIGHTS: {
    accepts: (value) => /^[01]$/.test(value),
    remedy: 'write 1 to send click events to the search service, or unset it',
  },
  ALGOLIA_ADMIN_KEY: {
    accepts: isKey,
    remedy: 'write the admin key, 32 or more letters and digits',
    isSecret: true,
  },
  CONTACT_FORM_ACTION: {accepts: isFormAction, remedy: formActionRemedy},
  CONTACT_EMAIL: {
    accepts: isEmailAddress,
    remedy: 'write an address such as contact@example.org, or unset it for a site without one',
  },
  NEWSLETTER_FORM_ACTION: {accepts: isFormAction, remedy: formActionRemedy},
  NEWSLETTER_FIELD: {
    accepts: (value) => /^[A-Za-z][\w[\].-]*$/.test(value),
    remedy: 'write the name that the list gives to its e-mail field, such as email or EMAIL',
  },
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof variables;

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/** What is typed must not cross the network in the clear, and an address in the page is no place for a password. */
function isFormAction(value: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/.test(value) || !URL.canParse(value)) {
    return false;
  }
  const {protocol, hostname, username, password, hash} = new URL(value);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isLocal) && username + password + hash === '';
}

function isKey(value: string): boolean {
  return /^[A-Za-z0-9+/=]{32,}$/.test(value);
}

/** A sentence for each of these variables that has a value of a wrong form. */
export function faultsOfForm(names: readonly VariableName[], given: Given): string[] {
  return names.flatMap((name) => {
    const {accepts, remedy, isSecret}: Variable = variables[name];
    const value = given[name];
    return !value || accepts(value) ? [] : [`${name} ${isSecret ? 'has a wrong form' : `is "${value}"`}: ${remedy}.`];
  });
}

/** A sentence for each of these variables that has no value. */
export function faultsOfPresence(names: readonly VariableName[], given: Given): string[] {
  return missing(names, given).map((name) => `${name} is not set: ${variables[name].remedy}.`);
}

/** Which of these variables have no value; an empty one counts as none. */
export function missing(names: readonly VariableName[], given: Given): VariableName[] {
  return names.filter((name) => !given[name]);
}
