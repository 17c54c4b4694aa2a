import {systemNames, variantNames} from '../../model/variants';

const {cpanel, directadmin, interworx, cwp, vesta, cyberpanel} = variantNames;

/** What steps can differ by: groups of tabs, with the values and names of their tabs, in their order. */
export const tabNames = {
  panel: {cpanel, directadmin, interworx, cwp, vesta, cyberpanel, webmin: 'Webmin', generic: 'No panel'},
  system: systemNames,
} as const;

/** The tabs of a group share one choice, which is remembered under its name. */
export const tabGroups: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(tabNames).map(([group, names]) => [group, Object.keys(names)]),
);
