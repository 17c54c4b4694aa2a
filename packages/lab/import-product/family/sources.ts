import type {Variant} from '@sentinel/csf/model/settings';
import {variants} from '@sentinel/csf/model/settings';
import {confFiles} from '../readProduct';

/** The source of a version's files: a repository, a commit and the paths in it. */
export type Source = {
  id: string;
  name: string;
  after: string | null;
  repository: string;
  commit: string;
  /** The configuration files by panel. */
  files: Partial<Record<Variant, string>>;
  sanity: string;
  /** Settings whose values in this copy say nothing about the version, and why. */
  altered?: {names: readonly string[]; why: string};
};

/** CSF's own layout of the files, in a folder. */
function filesIn(folder: string): Pick<Source, 'files' | 'sanity'> {
  return {
    files: Object.fromEntries(variants.map((variant) => [variant, `${folder}${confFiles[variant]}`])),
    sanity: `${folder}sanity.txt`,
  };
}

/** The commit in which CSF's maker published 15.00. Forks made with git have it too. */
export const csf1500 = '2923c43f8f8790b1fcdd6b1a4fe269f78044f3e5';

const sentinel = {repository: 'sentinelfirewall/sentinel', ...filesIn('csf/')};
const aetherinox = {repository: 'Aetherinox/csf-firewall', ...filesIn('src/')};
const cpanel = {repository: 'cpanel/cpanel-csf', files: {cpanel: 'etc/csf.conf'}, sanity: 'lib/sanity.txt'};

/** Every version whose files are compared, each after the one that it is compared with. */
export const sources: readonly Source[] = [
  {
    ...{id: '14.15', name: 'CSF 14.15', after: null, ...filesIn('')},
    ...{repository: 'readloud/ConfigServer-Security-Firewall-CSF', commit: '58ce0eedf596350aff16a3a7f58f69e01e5293eb'},
    altered: {
      // prettier-ignore
      names: [
        'FUSER', 'HTACCESS_LOG', 'MODSEC_LOG', 'SSHD_LOG', 'WEBMIN_LOG', 'SU_LOG', 'FTPD_LOG', 'POP3D_LOG', 'IMAPD_LOG',
        'IPTABLES_LOG', 'SYSTEMCTL', 'IPSET', 'IP', 'ZGREP',
      ],
      why: 'this copy was installed on Debian, and os.pl wrote these into its files',
    },
  },
  {
    ...{id: '14.24', name: 'CSF 14.24', after: '14.15', ...filesIn('')},
    ...{repository: 'Biggyalecs/server-firewall', commit: '2f6c551a5a07ce0ee0d7435c87ce6b812be8522c'},
  },
  {id: '15.00', name: 'CSF 15.00', after: '14.24', ...sentinel, commit: csf1500},
  {
    ...{id: '15.10', name: 'Sentinel 15.10', after: '15.00', ...sentinel},
    commit: '054a143c53555159792aa2090a684058619e629a',
  },
  {
    ...{id: '15.11-tag', name: 'Sentinel, tag 15.11', after: '15.10', ...sentinel},
    commit: 'b9b14db20732df8c7d6a7140420d2197c39108b1',
  },
  {
    ...{id: '15.12', name: 'Sentinel, tag 15.12', after: '15.11-tag', ...sentinel},
    commit: 'd81bd7424c60e5564330a479ac3f8b93c9cf1a4c',
  },
  {
    ...{id: '15.11', name: 'Sentinel 15.11 as downloaded (tag 15.13)', after: '15.12', ...sentinel},
    commit: '8278b57bbe55b8b73cd25fc4faeaa5de65220e9c',
  },
  {
    ...{id: '15.14', name: 'Sentinel 15.14 (main branch)', after: '15.11', ...sentinel},
    commit: 'ca5e692220914eac0d3035ec401bd7bfec2b2f75',
  },
  {
    ...{id: 'aetherinox-15.10', name: "Aetherinox's csf-firewall 15.10", after: '15.00', ...aetherinox},
    commit: '4260bc811dfbf25dc200a527ae64c89361404086',
  },
  {
    ...{
      id: 'aetherinox-main',
      name: "Aetherinox's csf-firewall, main branch",
      after: 'aetherinox-15.10',
      ...aetherinox,
    },
    commit: '0b9509a82cb96a8085b901bc1141944bd2111dc6',
  },
  {
    ...{id: 'black-host-15.03', name: "Black-HOST's csf 15.03", after: '15.00', repository: 'Black-HOST/csf'},
    commit: '9f3e24d3d49772e9610f002c33d5042a90de6cfc',
    files: Object.fromEntries(variants.map((variant) => [variant, `etc/conf/${variant}/csf.conf`])),
    sanity: 'lib/sanity.txt',
  },
  {
    ...{id: 'centminmod', name: "centminmod's mirror", after: '15.00', repository: 'centminmod/configserver-scripts'},
    ...{commit: '4793f7c2e6f705eb4244a9fcd3f4cd202c726085', ...filesIn('csf/')},
  },
  {
    ...{id: 'cpanel-16.00', name: "cPanel's cpanel-csf 16.00", after: '15.00', ...cpanel},
    commit: '174270887994ca838615d5967a16d5fe4a953491',
  },
  {
    ...{id: 'cpanel-16.07', name: "cPanel's cpanel-csf 16.07", after: 'cpanel-16.00', ...cpanel},
    commit: 'afd60128c13d3e00bb64b8726131c1956a0d0b72',
  },
];

/** The repository of each fork at the commit read, and the files with its version and licence. */
export const forkSources = [
  {
    ...{id: 'aetherinox', version: 'aetherinox-main', release: '15.10', versionFile: 'src/version.txt'},
    ...{licence: 'LICENSE.md', installers: 'src/'},
  },
  {
    ...{id: 'black-host', version: 'black-host-15.03', release: 'v15.03', versionFile: 'version.txt'},
    ...{licence: 'LICENSE', installers: ''},
  },
  {
    ...{id: 'centminmod', version: 'centminmod', release: csf1500, versionFile: 'csf/version.txt'},
    ...{licence: 'LICENSE.txt', installers: 'csf/'},
  },
  {
    ...{id: 'cpanel', version: 'cpanel-16.07', release: '6f5f2a90177b3d428d9287574df700877d51ff12'},
    ...{versionFile: 'etc/version.txt', licence: 'LICENSE.txt', installers: null},
  },
  {
    ...{id: 'sentinel', version: '15.14', release: '15.13', versionFile: 'csf/version.txt'},
    ...{licence: 'LICENSE.txt', installers: 'csf/'},
  },
] as const;
