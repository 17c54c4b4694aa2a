/** The kinds of server with their own configuration file. */
export const variants = ['cpanel', 'generic', 'directadmin', 'interworx', 'cwp', 'cyberpanel', 'vesta'] as const;

export type Variant = (typeof variants)[number];

/** Their names in a sentence. */
export const variantNames: Record<Variant, string> = {
  cpanel: 'cPanel',
  generic: 'no panel',
  directadmin: 'DirectAdmin',
  interworx: 'InterWorx',
  cwp: 'CWP',
  cyberpanel: 'CyberPanel',
  vesta: 'VestaCP',
};

/** Families of systems, by the names in `tabGroups.ts`. */
export const systemNames: Readonly<Record<string, string>> = {debian: 'Debian, Ubuntu', rhel: 'RHEL family'};
