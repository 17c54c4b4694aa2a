/** The kinds of server that have a configuration file of their own. */
export const variants = ['cpanel', 'generic', 'directadmin', 'interworx', 'cwp', 'cyberpanel', 'vesta'] as const;

export type Variant = (typeof variants)[number];

/** How people call them, inside a sentence. */
export const variantNames: Record<Variant, string> = {
  cpanel: 'cPanel',
  generic: 'no panel',
  directadmin: 'DirectAdmin',
  interworx: 'InterWorx',
  cwp: 'CWP',
  cyberpanel: 'CyberPanel',
  vesta: 'VestaCP',
};

/** Families of systems, by their names in `tabGroups.ts`. */
export const systemNames: Readonly<Record<string, string>> = {debian: 'Debian, Ubuntu', rhel: 'RHEL family'};
