import {satisfies} from 'semver';

import {remedyFor, type AuditException} from './audit';
import type {LockedPackage} from './lockfile';

/** A published advisory against versions of a package. */
export type Advisory = {
  /** Its id at GitHub, such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  package: string;
  /** The versions with the vulnerability, as a range of npm. */
  vulnerable: string;
};

/** A message for each package with a listed vulnerability, without those that are excepted on this day. */
export function checkAdvisories(
  packages: readonly LockedPackage[],
  advisories: readonly Advisory[],
  exceptions: readonly AuditException[],
  today: Date,
): string[] {
  return packages.flatMap(({name, version}) =>
    advisories
      .filter((one) => one.package === name && satisfies(version, one.vulnerable, {includePrerelease: true}))
      .flatMap(({advisory, vulnerable}) => {
        const exception = exceptions.find((one) => one.advisory === advisory && one.package === name);
        const remedy = remedyFor(exception, today);
        return remedy === undefined
          ? []
          : [`${name}@${version} is in ${vulnerable} of https://github.com/advisories/${advisory}: ${remedy}.`];
      }),
  );
}
