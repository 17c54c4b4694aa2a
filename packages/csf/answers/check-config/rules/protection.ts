import {numberOf, trim} from '../../../model/perl';
import {about, type Examined, type Found, type CheckRule} from '../checkRule';
import {shippedSettings} from '../../../model/conf/shippedConfig';
import {version} from '../../../model/version';
import {sections} from '../../../pages/sections';

const syslog: CheckRule = {
  id: 'protection.syslog',
  evidence: ['syslog-001', 'syslog-004', 'syslog-201'],
  check: ({entry}) => {
    const found = entry('RESTRICT_SYSLOG');
    if (found === undefined || !/^[01]?$/.test(trim(found.value))) {
      return [];
    }
    const isOne = trim(found.value) === '1';
    return about(found, {
      severity: 'trap',
      title: isOne ? 'RESTRICT_SYSLOG = "1" switches most of lfd off' : 'RESTRICT_SYSLOG is off',
      reason: isOne
        ? 'When lfd starts, it sets eighteen options that read logs to 0, including LF_SSHD.'
        : 'Any account can write log lines that look real, and so make lfd block any address. csf warns at each start.',
      remedy: 'Set it to 3, which restricts the socket to a group. First read what that breaks.',
      fix: {RESTRICT_SYSLOG: '3'},
      href: sections.restrictSyslog,
    });
  },
};

const spi: CheckRule = {
  id: 'protection.spi',
  evidence: ['rules-006', 'ipv6-008'],
  check: ({entry, isOn}) =>
    ['LF_SPI', ...(isOn('IPV6') ? ['IPV6_SPI'] : [])].flatMap((name) => {
      const found = entry(name);
      const family = name === 'LF_SPI' ? 'IPv4' : 'IPv6';
      const isMissing = found?.number === 0;
      return found === undefined || (isOn(name) && !isMissing)
        ? []
        : about(found, {
            severity: 'open',
            title: `${name} is ${isMissing ? 'missing' : 'off'}`,
            reason: `${isMissing ? `${version} treats a missing ${name} as off. With this file, ` : ''}csf filters ${family} without tracking connections. UDP and TCP without SYN get in on ports 32768 to 61000, and everything may go out.${isMissing ? ` The merged file adds ${name} = "${found.value}".` : ''}`,
            remedy: isMissing
              ? `Add ${name} = "1", or use the merged file.`
              : `Set ${name} = "1" unless the kernel cannot track connections.`,
            fix: {[name]: '1'},
            saysOrigin: isMissing,
            href:
              name === 'LF_SPI'
                ? '/docs/usage/principles/#what-happens-to-a-packet-that-no-rule-names'
                : '/docs/usage/ipv6/#leave-ipv6_spi-on',
          });
    }),
};

/** Names such as LF_SCRIPT_PERM have the same ending but are only on or off. */
export function isBlockTime(name: string): boolean {
  return name.endsWith('_PERM') && shippedSettings.get(name)?.kind === 'integer';
}

/** Whether LF_TRIGGER counts for a setting, so that lfd takes the block time of LF_TRIGGER. */
function isShared(name: string, isOn: Examined['isOn']): boolean {
  return isOn('LF_TRIGGER') && !/^LF_(TRIGGER_|DIST|APACHE_)/.test(name);
}

const permanence: CheckRule = {
  id: 'protection.blockTime',
  evidence: ['escalation-001', 'lfd.pl line 2505', 'relay-002'],
  check: ({config: {values}, isOn}) =>
    [...values.values()].flatMap((entry): Found | Found[] => {
      const isRelay = /^RT_\w+_BLOCK$/.test(entry.name);
      if (!isBlockTime(entry.name) && !isRelay) {
        return [];
      }
      const isUsed = isRelay || (isOn(entry.name.replace(/_PERM$/, '')) && !isShared(entry.name, isOn));
      const seconds = numberOf(entry.value);
      if (
        !isUsed ||
        !/^\d+$/.test(trim(entry.value)) ||
        seconds === 1 ||
        seconds >= 300 ||
        (isRelay && seconds === 0)
      ) {
        return [];
      }
      return about(entry, {
        severity: 'trap',
        title:
          seconds === 0 ? `${entry.name} = "0" blocks permanently` : `${entry.name} blocks for only ${seconds} seconds`,
        reason:
          seconds === 0
            ? 'Both 0 and 1 mean a permanent block. Only a larger number is a time in seconds.'
            : `The number is a time in seconds. ${isRelay ? '1 means a permanent block, and 0 none.' : '0 and 1 mean a permanent block.'}`,
        remedy:
          seconds === 0
            ? 'Write 1 if you want that, or a number of seconds such as 3600.'
            : seconds < 5
              ? 'Write a number of seconds such as 3600.'
              : `If you meant minutes, multiply by 60: ${seconds} minutes are ${seconds * 60}.`,
        ...(seconds >= 5 && {fix: {[entry.name]: String(seconds * 60)}}),
        href: '/docs/usage/temporary-blocks/#how-long-does-lfd-block-an-address',
      });
    }),
};

/** The temporary blocks that lfd makes with these settings, by the setting of their length. */
function blockTimes({config: {values}, isOn, value}: Examined): {name: string; seconds: number}[] {
  const names = [
    ...new Set([
      ...(isOn('LF_TRIGGER') ? ['LF_TRIGGER_PERM'] : []),
      ...[...values.keys()].filter(
        // LF_SUHOSIN never blocks.
        (name) =>
          isBlockTime(name) && name !== 'LF_SUHOSIN_PERM' && isOn(name.replace(/_PERM$/, '')) && !isShared(name, isOn),
      ),
    ]),
    ...(isOn('CT_LIMIT') && !isOn('CT_PERMANENT') ? ['CT_BLOCK_TIME'] : []),
    ...(isOn('PS_INTERVAL') && !isOn('PS_PERMANENT') ? ['PS_BLOCK_TIME'] : []),
  ];
  // 0 and 1 mean a permanent block where a setting ends in _PERM.
  return names
    .map((name) => ({name, seconds: numberOf(value(name))}))
    .filter(({name, seconds}) => seconds > (name.endsWith('_PERM') ? 1 : 0));
}

const escalation: CheckRule = {
  id: 'protection.escalation',
  evidence: ['escalation-005', 'lfd.pl lines 3738 and 8386 to 8391'],
  check: (examined) => {
    const {isOn, value} = examined;
    const entry = examined.entry('LF_PERMBLOCK_INTERVAL');
    const [longest] = blockTimes(examined).sort((one, other) => other.seconds - one.seconds);
    const needed = numberOf(value('LF_PERMBLOCK_COUNT')) * (longest?.seconds ?? 0);
    return entry === undefined || longest === undefined || !isOn('LF_PERMBLOCK') || !(numberOf(entry.value) <= needed)
      ? []
      : about(entry, {
          severity: 'trap',
          title: 'Temporary blocks never become permanent',
          reason: `LF_PERMBLOCK_INTERVAL must be longer than LF_PERMBLOCK_COUNT times the longest block time. Otherwise lfd never reaches the count. The longest block time is ${longest.name} with ${longest.seconds} seconds.`,
          ...(2 * needed <= 604800
            ? {
                remedy: `Set the interval well above ${needed}, or shorten ${longest.name}.`,
                fix: {LF_PERMBLOCK_INTERVAL: String(2 * needed)},
              }
            : {remedy: `Shorten ${longest.name}: the interval can be at most 604800.`}),
          href: '/docs/usage/temporary-blocks/#when-does-a-temporary-block-become-permanent',
        });
  },
};

const denyLimit: CheckRule = {
  id: 'protection.denyLimit',
  evidence: ['deny-limit-001', 'deny-limit-005', 'ipset-001', 'ipset-005', 'ipset-203'],
  check: ({entry, isOn, value}) => {
    const found = entry('DENY_IP_LIMIT');
    if (found === undefined || !/^\d+$/.test(trim(found.value))) {
      return [];
    }
    const limit = numberOf(found.value);
    const most = numberOf(value('LF_IPSET_MAXELEM')) || 65536;
    if (isOn('LF_IPSET')) {
      return limit > 0 && limit <= most
        ? []
        : about(found, {
            severity: 'trap',
            title: 'The deny list can outgrow its set',
            reason: `DENY_IP_LIMIT is ${limit === 0 ? '0, which means no limit' : limit}, but a set holds only ${most} entries (LF_IPSET_MAXELEM). csf does not block the rest.`,
            remedy: `${limit === 0 ? 'Set' : 'Raise LF_IPSET_MAXELEM, or lower'} DENY_IP_LIMIT to at most ${most}.`,
            fix: limit === 0 ? {DENY_IP_LIMIT: String(most)} : {LF_IPSET_MAXELEM: String(limit)},
            href: sections.sets,
          });
    }
    return limit > 0 && limit <= 1000
      ? []
      : about(found, {
          severity: 'trap',
          title: limit === 0 ? 'The deny list grows without limit' : `The deny list can grow to ${limit} entries`,
          reason:
            'Without LF_IPSET, each entry is a separate rule, and the kernel compares every packet with it. The product gives 10 to 1000 as its range, but csf does not check this setting.',
          remedy:
            'Set a limit of at most 1000: csf then removes the oldest entries. For a longer list, install the ipset package first, then set LF_IPSET = "1".',
          fix: {DENY_IP_LIMIT: '1000'},
          href: sections.fullList,
        });
  },
};

/** Settings that leave the server less protected than the file looks. */
export const protectionRules: readonly CheckRule[] = [...[syslog, spi, permanence, escalation, denyLimit]];
