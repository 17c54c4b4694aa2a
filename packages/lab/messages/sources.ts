/** A release whose messages are read: a commit of a repository, and the folder or csf.tgz in it. */
export type Release = {
  /** "14.24" of CSF and of Sentinel, "cPanel 16.07" of a fork. */
  version: string;
  repository: string;
  commit: string;
  /** A folder with a slash at its end, or the path of a csf.tgz. */
  at: string;
};

type Row = readonly [version: string, repository: string, commit: string, at: string];

const csf = 'csf.tgz';

// One line a row keeps the table readable.
// prettier-ignore
const line: readonly Row[] = [
  ['8.13', 'rlunar/Ajenti', 'e377401', csf],
  ['8.25', 'cPLevey/csfmirror', '7f1c8dc', csf],
  ['12.09', 'bakuniverse/download', 'bff69e2', csf],
  ['12.10', 'bakuniverse/download', '9eb1c0d', csf],
  ['14.02', 'tgd1973/CSF-Hestia-Debian9', '5483a7f', csf],
  ['14.04', 'ezyadmin/connector_csf_lfd', '989deb6', csf],
  ['14.05', 'testutorial/testutorial.github.io', 'a2e5d9d', csf],
  ['14.08', 'urasurasuras/it490', '0a41f9d', csf],
  ['14.15', 'readloud/ConfigServer-Security-Firewall-CSF', '58ce0ee', ''],
  ['14.17', 'l3k0t/csf', '23a330a', csf],
  ['14.22', 'hadfdweerasinghe/cwp', '173523e', csf],
  ['14.24', 'Biggyalecs/server-firewall', '2f6c551', ''],
  ['15.00', 'sentinelfirewall/sentinel', '2923c43', 'csf/'],
  ['15.10', 'sentinelfirewall/sentinel', '15.10', 'csf/'],
  ['tag 15.11', 'sentinelfirewall/sentinel', '15.11', 'csf/'],
  ['tag 15.12', 'sentinelfirewall/sentinel', '15.12', 'csf/'],
  ['15.11', 'sentinelfirewall/sentinel', '15.13', 'csf/'],
];

// prettier-ignore
const forks: readonly Row[] = [
  ["Aetherinox's fork 15.10", 'Aetherinox/csf-firewall', '4260bc8', 'src/'],
  ["Aetherinox's fork, main branch", 'Aetherinox/csf-firewall', '0b9509a', 'src/'],
  ["Black-HOST's fork 15.03", 'Black-HOST/csf', '9f3e24d', ''],
  ["cPanel's fork 16.00", 'cpanel/cpanel-csf', '1742708', ''],
  ["cPanel's fork 16.07", 'cpanel/cpanel-csf', 'afd6012', ''],
  ["DirectAdmin's fork 15.08", 'poralix/da-csf', '810017b', ''],
  ["hansrossel's fork 15.10", 'hansrossel/csf-firewall', 'bf3cd97', 'csf/'],
];

const asReleases = (rows: readonly Row[]): Release[] =>
  rows.map(([version, repository, commit, at]) => ({version, repository, commit, at}));

/** The releases of CSF and then of Sentinel, the oldest first. */
export const releases = asReleases(line);

/** Releases of forks. */
export const forkReleases = asReleases(forks);
