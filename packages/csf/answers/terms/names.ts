import blocklists from '../../facts/blocklists.json';
import chains from '../../facts/chains.json';

/** Names of iptables' own targets. */
const targets = ['ACCEPT', 'DNAT', 'DROP', 'LOG', 'MASQUERADE', 'REDIRECT', 'REJECT', 'RETURN', 'TARPIT', 'TRACE'];

/** Rights in /etc/csf/csf.resellers; behaviours.json, panel-003. */
const resellerRights = ['USE', 'UNBLOCK', 'GREP', 'ALLOW', 'DENY'];

/** Words that settings take as values: PS_PORTS, LF_EXPLOIT_IGNORE and port lists in csf.conf. */
const valueWords = ['BRD', 'ICMP', 'OPEN', 'SUPERUSER', 'TCP', 'UDP'];

/** Names in capitals that are not settings: chains, targets, block lists, rights and values. */
export const capitalNames: ReadonlySet<string> = new Set([
  ...targets,
  ...resellerRights,
  ...valueWords,
  ...chains.chains,
  ...chains.hooks,
  ...blocklists.blocklists.map(({name}) => name),
]);
