import blocklists from './facts/blocklists.json';
import chains from './facts/chains.json';

/** What iptables itself calls its targets. */
const targets = ['ACCEPT', 'DNAT', 'DROP', 'LOG', 'MASQUERADE', 'REDIRECT', 'REJECT', 'RETURN', 'TARPIT', 'TRACE'];

/** Rights in /etc/csf/csf.resellers; behaviours.json, panel-003. */
const resellerRights = ['USE', 'UNBLOCK', 'GREP', 'ALLOW', 'DENY'];

/** Names in capitals that are no settings: chains, targets, block lists and rights of 15.11. */
export const capitalNames: ReadonlySet<string> = new Set([
  ...targets,
  ...resellerRights,
  ...chains.chains,
  ...chains.hooks,
  ...blocklists.blocklists.map(({name}) => name),
]);
