/** Steps differ by these; the tabs of a group share one choice, which is remembered under its name. */
export const tabGroups: Readonly<Record<string, readonly string[]>> = {
  panel: ['cpanel', 'directadmin', 'interworx', 'cwp', 'vesta', 'cyberpanel', 'webmin', 'generic'],
  system: ['debian', 'rhel'],
};
