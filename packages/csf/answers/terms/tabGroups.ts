/** What steps can differ by: groups of tabs, with the values and names of their tabs. */
export const tabNames = {
  panel: {
    cpanel: 'cPanel',
    directadmin: 'DirectAdmin',
    interworx: 'InterWorx',
    cwp: 'CWP',
    vesta: 'VestaCP',
    cyberpanel: 'CyberPanel',
    webmin: 'Webmin',
    generic: 'No panel',
  },
  system: {debian: 'Debian, Ubuntu', rhel: 'RHEL family'},
} as const;

/** The tabs of a group share one choice, which is remembered under its name. */
export const tabGroups: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(tabNames).map(([group, names]) => [group, Object.keys(names)]),
);
