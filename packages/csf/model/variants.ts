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

/** The ports of each panel's own web interface that its shipped TCP_IN opens, the encrypted one first, and its name. */
export const webInterfaces: Partial<Record<Variant, {name: string; ports: readonly [number, ...number[]]}>> = {
  cpanel: {name: 'WHM', ports: [2087, 2086]},
  directadmin: {name: variantNames.directadmin, ports: [2222]},
  interworx: {name: variantNames.interworx, ports: [2443]},
  cwp: {name: variantNames.cwp, ports: [2031, 2030]},
  vesta: {name: variantNames.vesta, ports: [8083]},
  cyberpanel: {name: variantNames.cyberpanel, ports: [8090]},
};

/** Families of systems with their names in a sentence. */
export const systemNames: Readonly<Record<string, string>> = {debian: 'Debian, Ubuntu', rhel: 'RHEL family'};
