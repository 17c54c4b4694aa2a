/** A firewall beside csf, and the command that stops it. */
export type FirewallBeside = {name: string; stop: string};

export const ufw: FirewallBeside = {name: 'UFW', stop: 'ufw disable'};
export const firewalld: FirewallBeside = {name: 'firewalld', stop: 'systemctl disable --now firewalld'};
export const nftables: FirewallBeside = {name: 'nftables', stop: 'systemctl disable --now nftables'};
/** The script is part of csf, and removes APF and BFD with all their files. */
export const apf: FirewallBeside = {
  name: 'APF',
  stop: 'apf -f; sh /usr/local/csf/bin/remove_apf_bfd.sh removes it for good',
};
/** What loads rules that iptables-save wrote. */
export const savedRules: FirewallBeside = {
  name: 'what loads them at boot',
  stop: 'systemctl disable --now netfilter-persistent on Debian, iptables on Red Hat',
};

/**
 * Which list of csf takes which rule of another firewall. Whose rules they are and in what order they apply depends on
 * chains, zones and devices that a pasted part does not show, so the visitor decides for each rule.
 */
export const listsForRules = [
  'What everybody should reach belongs in TCP_IN and UDP_IN, and with IPV6 = "1" in TCP6_IN and UDP6_IN too. Do not lock yourself out: your SSH port is there, or your address in csf.allow.',
  'A port for single addresses becomes a line of csf.allow for each, such as tcp|in|d=3306|s=203.0.113.8.',
  'Take such a port out of TCP_IN, which opens it to everybody. If you come in by it, let your own address in first.',
  'An address that is denied belongs in csf.deny. What only this server reaches needs no line.',
];

/** Where rules that translate addresses or pass packets on belong; empty if a text has none. csf.pl lines 915 to 918. */
export function listsForNat(text: string): string[] {
  return /\b(?:DNAT|SNAT|MASQUERADE|REDIRECT|PREROUTING|POSTROUTING|masquerade|dnat|snat)\b|-[AI] FORWARD\b/.test(text)
    ? [
        'A REDIRECT or DNAT becomes a line of csf.redirect.',
        'Other rules with MASQUERADE, SNAT or FORWARD belong in /etc/csf/csfpost.sh, which csf runs at the end of each start, unless /usr/local/csf/bin/csfpost.sh exists.',
      ]
    : [];
}

/** What to do with the rules of another firewall before it stops. */
export function carryOver({name, stop}: FirewallBeside, text: string): string[] {
  return [
    `Run only one firewall. Before you stop ${name}, write its rules into the lists of csf.`,
    ...listsForRules,
    ...listsForNat(text),
    'If the server has IPv6, set IPV6 = "1" first and fill TCP6_IN and UDP6_IN, or nothing filters IPv6 afterwards.',
    `Then stop ${name} (${stop}) and run csf -r.`,
  ];
}
