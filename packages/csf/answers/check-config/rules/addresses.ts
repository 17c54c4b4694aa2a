import {bitsOf, isIPv4, parseAddress} from '../../../model/netfilter/address';
import {numberOf, trim, withoutSpace} from '../../../model/perl';
import {forSettings, quoted, type CheckRule} from '../checkRule';

const members: CheckRule = {
  id: 'addresses.cluster',
  evidence: ['cluster-001', 'cluster-005', 'csf.pl line 2884'],
  check: forSettings(
    ['CLUSTER_SENDTO', 'CLUSTER_RECVFROM', 'CLUSTER_MASTER', 'CLUSTER_NAT', 'CLUSTER_LOCALADDR'],
    (entry) => {
      const isList = /SENDTO|RECVFROM/.test(entry.name);
      // Perl takes a list that is 0 for an empty one.
      if (isList && (entry.value === '0' || entry.value.startsWith('/'))) {
        return undefined;
      }
      const bad = entry.value.split(',').find((address) => !isIPv4(address));
      return bad === undefined
        ? undefined
        : {
            severity: 'broken',
            title: `${quoted(bad)} is not an IPv4 address`,
            reason:
              withoutSpace(bad) !== bad
                ? 'csf and lfd do not remove spaces from this list.'
                : 'Cluster members identify each other by IPv4 address only.',
            remedy: isList
              ? 'Separate addresses with commas and no spaces, or write the path of a file.'
              : 'Write an address such as 203.0.113.7.',
            ...(isIPv4(withoutSpace(bad)) && {fix: {[entry.name]: withoutSpace(entry.value)}}),
            href: '/docs/usage/lfd-clustering/#how-do-i-share-blocks-and-settings-between-servers',
          };
    },
  ),
};

const addresses: CheckRule = {
  id: 'addresses.form',
  evidence: ['ui-011', 'messenger-019', 'docker-001', 'docker-003'],
  check: forSettings(['UI_IP', 'RECAPTCHA_NAT', 'DOCKER_NETWORK4', 'DOCKER_NETWORK6'], (entry, isOn) => {
    const isNetwork = entry.name.startsWith('DOCKER');
    const bad = entry.value
      .split(',')
      .find((address) => !(isNetwork ? isNetworkOf(address, entry.name) : parseAddress(trim(address)) !== undefined));
    const isMapped = entry.name === 'UI_IP' && isOn('IPV6') && isIPv4(trim(entry.value));
    if (isMapped) {
      return {
        severity: 'trap',
        title: 'UI_IP must have the IPv6 form',
        reason: 'With IPV6 on, the interface listens on an IPv6 socket, so it does not accept an IPv4 address.',
        remedy: `Write UI_IP = "::ffff:${trim(entry.value)}".`,
        fix: {UI_IP: `::ffff:${trim(entry.value)}`},
        href: '/docs/usage/user-interface/#why-does-the-page-not-open',
      };
    }
    return bad === undefined
      ? undefined
      : {
          severity: 'trap',
          title: `${quoted(bad)} is not ${isNetwork ? 'a network' : 'an address'}`,
          reason: `${entry.name} accepts only ${isNetwork ? `an ${entry.name.endsWith('6') ? 'IPv6' : 'IPv4'} network` : 'IP addresses'}.`,
          remedy: isNetwork ? 'Use the form of the shipped value.' : 'Write an address such as 203.0.113.7.',
        };
  }),
};

function isNetworkOf(text: string, name: string): boolean {
  const [host = '', bits = '0'] = trim(text).split('/');
  const family = name.endsWith('6') ? 6 : 4;
  return parseAddress(host)?.family === family && /^\d+$/.test(bits) && numberOf(bits) <= bitsOf(family);
}

/** Invalid addresses and networks, and those of the wrong family. */
export const addressRules: readonly CheckRule[] = [members, addresses];
