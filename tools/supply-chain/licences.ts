import satisfies from 'spdx-satisfies';

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

function isAllowed(license: unknown, allowed: string[]): boolean {
  return typeof license === 'string' && isExpression(license) && satisfies(license, allowed);
}

function isExpression(license: string): boolean {
  try {
    satisfies(license, []);
    return true;
  } catch {
    return false;
  }
}
