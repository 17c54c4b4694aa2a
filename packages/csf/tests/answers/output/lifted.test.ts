import {decodeBlock} from '../../../answers/output';

const decode = (...lines: string[]) => decodeBlock(lines.join('\n')).findings;
const reason = '(sshd) Failed SSH login from 203.0.113.99 (-): 5 in the last 3600 secs';
const blocked = (time: string, end = 'for 3600 secs '): string =>
  `Mar  3 ${time} web lfd[8]: ${reason} - *Blocked in csf* ${end}[LF_SSHD]`;
const ended = 'Mar  3 05:11:52 web lfd[8]: Incoming IP 203.0.113.99 temporary block removed';

describe('entries that csf -d took out of a full csf.deny', () => {
  const full = "csf: DENY_IP_LIMIT (200), the following IP's were removed from /etc/csf/csf.deny:";
  const entry = `203.0.113.99 # lfd: ${reason} - Tue Mar  3 04:11:52 2026`;
  const rule = 'DROP  all opt -- in !lo out *  203.0.113.99  -> 0.0.0.0/0';
  const added = 'Adding 198.51.100.7 to csf.deny and iptables DROP...';

  test('are lifted blocks, which comes first, with what keeps and what blocks again', () => {
    const [first, second, ...others] = decode('[root@web ~]# csf -d 198.51.100.7', full, entry, rule, added);
    expect(first!.what).toBe('csf.deny was full with 200 entries, so csf lifted the block of 203.0.113.99.');
    expect(first!.unblock).toEqual([]);
    expect(JSON.stringify(first!.prevent)).toMatch(/LF_IPSET.*csf -d 203\.0\.113\.99 .{0,3}do not delete/);
    expect(second).toMatchObject({address: '198.51.100.7', unblock: ['csf -dr 198.51.100.7']});
    expect(others).toEqual([]);
  });

  test('of several, names the first ten', () => {
    const many = Array.from({length: 12}, (_, at) => `198.51.100.${at + 20} # Manually denied: x`);
    const [first] = decode(full, ...many, added);
    expect(first!.what).toMatch(/^csf\.deny was full .* its oldest blocks: 198\.51\.100\.20, .*\.29 and 2 more\.$/);
  });

  test('end the blocks of earlier lines', () => {
    expect(decode(blocked('04:11:52', ''), full, entry).map(({unblock}) => unblock)).toEqual([[], []]);
  });
});

test.each([
  ['its end in lfd.log', [blocked('04:11:52'), ended]],
  ['csf -tr', [`DENY  203.0.113.99  *  in  50m 10s  lfd - ${reason}`, 'csf: 203.0.113.99 temporary block removed']],
  ['csf -dr', [`csf.deny: 203.0.113.99 # lfd: ${reason}`, '# csf -dr 203.0.113.99', 'Removing rule...']],
  ['csf -g that finds nothing', [blocked('04:11:52', ''), 'No matches found for 203.0.113.99 in iptables']],
  ['a panel', [blocked('04:11:52', ''), 'Unblock 203.0.113.99, trying permanent blocks...', 'Removing rule...']],
  ['csf -df', [blocked('04:11:52', ''), 'csf: all entries removed from csf.deny']],
])('a block that a later line lifts is none: %s', (_, lines) => {
  const findings = decode(...lines);
  expect(findings.flatMap(({unblock}) => unblock)).toEqual([]);
  expect(findings.map(({what}) => what).join(' ')).toContain('A later line says that this block is over.');
});

test.each([
  ['a new block after it', [blocked('04:11:52'), ended, blocked('06:11:52')]],
  ['another kind of block', [blocked('04:11:52', ''), ended]],
  ['csf -g before it', ['No matches found for 203.0.113.99 in iptables', blocked('04:11:52', '')]],
  ['another address', [blocked('04:11:52'), ended.replace('.99', '.98')]],
])('a block that nothing lifts stays: %s', (_, lines) => {
  const [first] = decode(...lines);
  expect(first!.unblock).not.toEqual([]);
  expect(first!.what).not.toContain('is over');
});

test('of equal blocks, the last one says until when', () => {
  expect(decode(blocked('04:11:52'), ended, blocked('06:11:52'))[0]!.until).toContain('Mar 3 06:11:52');
});
