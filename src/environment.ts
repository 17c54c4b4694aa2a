import {stopBuild} from './stopBuild';

/** What the environment of a build may change; every value is already checked. */
export type Environment = {
  /** Origin of the deployed site, without a trailing slash. */
  siteUrl: string;
  /** Path under which the site is served; begins and ends with a slash. */
  baseUrl: string;
  /** Google Analytics measurement id; undefined builds the site without analytics. */
  gtagId: string | undefined;
};

type Variable = {
  accepts: (value: string) => boolean;
  /** What a right value looks like, as the end of a sentence. */
  remedy: string;
};

const variables = {
  SITE_URL: {
    accepts: isOrigin,
    remedy: 'write an origin such as https://example.org; a path belongs in BASE_URL',
  },
  BASE_URL: {
    accepts: (value) => /^\/([\w.~-]+\/)*$/.test(value),
    remedy: 'write a path with a slash at both ends, such as /preview/',
  },
  GTAG_ID: {
    accepts: (value) => /^G-[A-Z0-9]+$/.test(value),
    remedy: 'write a measurement id such as G-ABC1234567, or unset it for a build without analytics',
  },
} satisfies Record<string, Variable>;

function isOrigin(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value) && new URL(value).origin === value;
}

/**
 * Reads the variables that a build understands. An empty value counts as unset, because
 * continuous integration passes unset secrets that way.
 * Faults are told all at once.
 */
export function readEnvironment(
  given: Record<string, string | undefined>,
): {ok: true; environment: Environment} | {ok: false; faults: string[]} {
  const faults = Object.entries<Variable>(variables).flatMap(([name, {accepts, remedy}]) => {
    const value = given[name];
    return value && !accepts(value) ? [`${name} is "${value}": ${remedy}.`] : [];
  });
  if (faults.length > 0) {
    return {ok: false, faults};
  }
  return {
    ok: true,
    environment: {
      siteUrl: given.SITE_URL || 'https://sentinelfirewall.org',
      baseUrl: given.BASE_URL || '/',
      gtagId: given.GTAG_ID || undefined,
    },
  };
}

/** The environment of this build; a wrong one ends the program with a sentence per fault. */
export function requireEnvironment(): Environment {
  const read = readEnvironment(process.env);
  return read.ok ? read.environment : stopBuild(read.faults.join('\n'));
}
