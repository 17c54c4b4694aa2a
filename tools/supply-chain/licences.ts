import type {LockedPackage} from './lockfile';

/** A package whose licence was looked up by hand, because the lockfile does not name it. */
export type LicenceException = {
  /** Name and version, as in `left-pad@1.3.0`. */
  package: string;
  licence: string;
  reason: string;
  /** Day of the look-up. */
  since: string | Date;
};

export type LicencePolicy = {allowed: string[]; exceptions: LicenceException[]};

const file = 'tools/supply-chain/licences.yml';

/** A message for each package whose licence is unknown or not allowed, and for each unused exception. */
export function checkLicences(packages: LockedPackage[], {allowed, exceptions}: LicencePolicy): string[] {
  const unused = new Map(exceptions.map((exception) => [exception.package, exception]));
  const problems = packages.flatMap(({name, version, license}) => {
    const id = `${name}@${version}`;
    const exception = unused.get(id);
    if (isAllowed(license, allowed)) {
      return [];
    }
    unused.delete(id);
    return problemOf(id, exception?.licence ?? license, allowed);
  });
  const needless = [...unused.keys()].map(
    (id) =>
      `${file}: the exception for ${id} is unused: the lockfile has another version or names its licence; remove it.`,
  );
  return [...problems, ...needless];
}

function problemOf(id: string, license: unknown, allowed: string[]): string[] {
  if (isAllowed(license, allowed)) {
    return [];
  }
  if (typeof license === 'string' && isExpression(license)) {
    return [
      `${id} is under ${license}, which is not allowed: use another package, or add the licence to "allowed" in ${file} if it is compatible with the GPL, version 3.`,
    ];
  }
  const found =
    license === undefined
      ? 'names no licence'
      : `names as its licence ${JSON.stringify(license)}, which is not an SPDX expression`;
  return [`${id} ${found}: read its LICENSE, and add it to "exceptions" in ${file} with what you found, why and when.`];
}

function isAllowed(license: unknown, allowed: readonly string[]): boolean {
  return typeof license === 'string' && evaluate(license, allowed) === true;
}

function isExpression(license: string): boolean {
  return evaluate(license, []) !== undefined;
}

/**
 * Whether the allowed licences meet an SPDX expression; undefined if the text is none. A licence WITH an exception is
 * not allowed: somebody has to look at it.
 */
function evaluate(expression: string, allowed: readonly string[]): boolean | undefined {
  const tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
  let isValid = true;
  const isMet = anyOf();
  return isValid && tokens.length === 0 ? isMet : undefined;

  function anyOf(): boolean {
    let result = allOf();
    while (accept('OR')) {
      result = allOf() || result;
    }
    return result;
  }

  function allOf(): boolean {
    let result = one();
    while (accept('AND')) {
      result = one() && result;
    }
    return result;
  }

  function one(): boolean {
    if (accept('(')) {
      const result = anyOf();
      isValid &&= accept(')');
      return result;
    }
    const name = tokens.shift();
    isValid &&= name !== undefined && /^[A-Za-z0-9.+-]+$/.test(name) && !['AND', 'OR', 'WITH'].includes(name);
    const hasException = accept('WITH') && tokens.shift() !== undefined;
    return name !== undefined && allowed.includes(name) && !hasException;
  }

  function accept(token: string): boolean {
    return tokens[0] === token && tokens.shift() !== undefined;
  }
}
