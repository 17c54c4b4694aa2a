import {isEmailAddress} from '../lib/formField';

/** Environment variables as a program receives them. */
export type Given = Record<string, string | undefined>;

/** What makes a value valid, and how to write one, as the end of a sentence. */
type Form = {accepts: RegExp | ((value: string) => boolean); remedy: string};

const key = /^[A-Za-z0-9+/=]{32,}$/;
const yesOrNo = /^[01]$/;
const formAction: Form = {
  accepts: isFormAction,
  remedy:
    'write the https address that receives the form, such as https://example.org/form; http is for localhost only',
};

const forms = {
  SITE_URL: {accepts: isOrigin, remedy: 'write an origin such as https://example.org; a path belongs in BASE_URL'},
  BASE_URL: {
    accepts: /^\/([\w.~-]+\/)*$/,
    remedy: 'write a path with a slash at both ends, such as /preview/',
  },
  NO_INDEX: {
    accepts: yesOrNo,
    remedy:
      'write 1 to ask search engines not to list the site, 0 to let them, or unset it to let them list the real address only',
  },
  GTAG_ID: {
    accepts: /^G-[A-Z0-9]+$/,
    remedy: 'write a measurement id such as G-ABC1234567, or unset it for a build without analytics',
  },
  ALGOLIA_APP_ID: {
    accepts: /^[A-Z0-9]{10}$/,
    remedy: 'write the application id, ten capital letters and digits such as ABCDE12345',
  },
  ALGOLIA_SEARCH_KEY: {accepts: key, remedy: 'write the search-only key, 32 or more letters and digits'},
  ALGOLIA_INDEX: {
    accepts: /^[\w.-]+$/,
    remedy: 'write the name of an index in letters, digits, "_", "." and "-", such as sentinel-docs',
  },
  ALGOLIA_INSIGHTS: {accepts: yesOrNo, remedy: 'write 1 to send click events to the search service, or unset it'},
  ALGOLIA_ADMIN_KEY: {accepts: key, remedy: 'write the admin key, 32 or more letters and digits'},
  CONTACT_FORM_ACTION: formAction,
  CONTACT_EMAIL: {
    accepts: isEmailAddress,
    remedy: 'write an address such as contact@example.org, or unset it for a site without one',
  },
  NEWSLETTER_FORM_ACTION: formAction,
  NEWSLETTER_FIELD: {
    accepts: /^[A-Za-z][\w[\].-]*$/,
    remedy: 'write the name of the email field in the form of the mailing list, such as email or EMAIL',
  },
  BROTLI_LEVEL: {
    accepts: /^([1-9]|1[01])$/,
    remedy: 'write a number from 1 to 11, which is the smallest and slowest, or unset it for a quick build',
  },
} satisfies Record<string, Form>;

export type VariableName = keyof typeof forms;

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/** What visitors type must not cross the network unencrypted, and a URL in a page must not contain a password. */
function isFormAction(value: string): boolean {
  if (!/^https?:\/\/[^\s"'<>\\]+$/.test(value) || !URL.canParse(value)) {
    return false;
  }
  const {protocol, hostname, username, password, hash} = new URL(value);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return (protocol === 'https:' || isLocal) && username + password + hash === '';
}

/** A sentence for each of these variables whose value has the wrong form. */
export function formErrors(names: readonly VariableName[], given: Given): string[] {
  return names.flatMap((name) => {
    const {accepts, remedy}: Form = forms[name];
    const value = given[name];
    if (!value || (accepts instanceof RegExp ? accepts.test(value) : accepts(value))) {
      return [];
    }
    // Many people may read the log of a build.
    return [`${name} ${forms[name].accepts === key ? 'has a wrong form' : `is "${value}"`}: ${remedy}.`];
  });
}

/** A sentence for each of these variables that has no value. */
export function presenceErrors(names: readonly VariableName[], given: Given): string[] {
  return missing(names, given).map((name) => `${name} is not set: ${forms[name].remedy}.`);
}

/** Which of these variables are unset or empty. */
export function missing(names: readonly VariableName[], given: Given): VariableName[] {
  return names.filter((name) => !given[name]);
}
