import {type NetworkAddress} from '../../netfilter/address';
import {split} from '../../perl';
import type {Rules, Start} from './start';

const services = ['HTTPS', 'HTML', 'TEXT'] as const;

/** The sets of the MESSENGER service with the rules that redirect who is in them. */
export function addMessengerSets(start: Start): void {
  const {settings, families, firewall, device} = start;
  if (!settings.isOn('MESSENGER') || !settings.isOn('LF_IPSET')) {
    return;
  }
  const rules = start.because('MESSENGER', 'LF_IPSET');
  for (const family of families) {
    const set = family === 4 ? 'MESSENGER' : 'MESSENGER_6';
    firewall.newSet(set, settings.text('LF_IPSET_HASHSIZE'), settings.text('LF_IPSET_MAXELEM'));
    // csf asks for the country of the rule's own text here, and finds none.
    if (!settings.isOn('CC_MESSENGER_ALLOW')) {
      for (const [service, ports] of portsOf(start)) {
        const text = `${device[4].in} -p tcp -m set --match-set ${set} src -m multiport --dports ${ports}`;
        rules.append(family, 'PREROUTING', `${text} -j REDIRECT --to-ports ${settings.text(`MESSENGER_${service}`)}`, {
          table: 'nat',
        });
      }
    }
  }
}

/** Redirects a blocked address to the pages of the MESSENGER service (`domessenger` in csf.pl). */
export function redirectToMessenger(start: Start, address: NetworkAddress, rules: Rules, ports?: string): void {
  const {settings, firewall, device} = start;
  if (settings.isOn('CC_MESSENGER_ALLOW') || settings.isOn('CC_MESSENGER_DENY')) {
    rules.note('unknown', {is: 'country-unknown', address: address.text});
    if (settings.isOn('CC_MESSENGER_ALLOW')) {
      return;
    }
  }
  if (settings.isOn('LF_IPSET')) {
    firewall.addToSet(address.family === 4 ? 'MESSENGER' : 'MESSENGER_6', address, rules.origin);
    return;
  }
  for (const [service, inPorts] of portsOf(start, ports)) {
    rules.append(
      address.family,
      'PREROUTING',
      `${device[4].in} -p tcp -s ${address.text} -m multiport --dports ${inPorts} -j REDIRECT --to-ports ${settings.text(`MESSENGER_${service}`)}`,
      {table: 'nat'},
    );
  }
}

/** For each service the ports whose visitors it gets, of those asked for. */
function portsOf({settings}: Start, ports?: string): [service: (typeof services)[number], ports: string][] {
  const own = (service: string): string[] => split(settings.text(`MESSENGER_${service}_IN`), ',');
  const asked = ports === undefined ? services.flatMap(own) : split(ports, ',');
  return services.flatMap((service) => {
    const ofService = new Set(own(service));
    const found = asked.filter((port) => ofService.has(port));
    return found.length === 0 ? [] : [[service, found.join(',')]];
  });
}

/** Opens the ports of the service itself; returns how many rules are before those of the lists now. */
export function openMessengerPorts(start: Start): number {
  const {settings, families, device, accept} = start;
  if (!settings.isOn('MESSENGER')) {
    return 0;
  }
  const rules = start.because('MESSENGER', 'MESSENGER_RATE', 'MESSENGER_BURST');
  const open = settings.isOn('MESSENGER_HTTPS_IN') ? services : (['HTML', 'TEXT'] as const);
  for (const family of families) {
    for (const service of open) {
      const port = settings.text(`MESSENGER_${service}`);
      const rate = `-m limit --limit ${settings.text('MESSENGER_RATE')} --limit-burst ${settings.text('MESSENGER_BURST')}`;
      rules.insert(family, 'INPUT', `${device[4].in} -p tcp --dport ${port} ${rate} -j ${accept}`);
      rules.insert(family, 'OUTPUT', `${device[4].out} -p tcp --sport ${port} ${rate} -j ${accept}`);
    }
  }
  return open.length;
}
