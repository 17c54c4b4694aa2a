import type {Note} from '../../model/firewall/configuration';
import type {Packet} from '../../model/netfilter/packet';
import type {RuleSet} from '../../model/netfilter/ruleSet';
import {isTrue} from '../../model/perl';
import type {Values} from '../../model/firewall/values';
import {noteInWords} from '../ruleNotes';
import {familyOf, pathOf, type PacketVerdict} from './answer';

/** The answer for an IPv6 packet where csf makes no rules for IPv6. */
export function unfilteredAnswer(packet: Packet, values: Values): PacketVerdict {
  const [why, remedy] = isTrue(values['IPV6'])
    ? [
        '`IP6TABLES` is not the path of a program, so csf turns `IPV6` off.',
        'write the path of ip6tables into `IP6TABLES`',
      ]
    : ['`IPV6` is "0".', 'set IPV6 = "1"'];
  return {
    ...emptyAnswer(packet),
    outcome: 'passed',
    passes: true,
    sentence: 'csf does not stop the packet: it makes no rules for IPv6.',
    reason: `${why} Every service that listens on IPv6 is open, unless another program filters IPv6. To let csf filter it, first see that you get in over IPv4, or put your own IPv6 address into \`csf.allow\`. Then ${remedy}, put your ports into \`TCP6_IN\` and \`UDP6_IN\`, and run csf -ra. IPv6 lines of \`csf.allow\` and \`csf.deny\` work from then on.`,
  };
}

/** The answer where csf does not start with these files: it removes its rules, and all packets pass. */
export function stoppedAnswer(packet: Packet, note: Note): PacketVerdict {
  const {about} = note;
  const place =
    'file' in about
      ? `Line ${about.line} of \`${pathOf(about.file)}\` is the cause.`
      : about.settings.length > 0
        ? `Look at ${about.settings.map((name) => `\`${name}\``).join(', ')} in \`/etc/csf/csf.conf\`.`
        : '';
  return {
    ...emptyAnswer(packet),
    outcome: 'passed',
    passes: true,
    sentence: 'The packet passes: csf does not start.',
    reason: [
      noteInWords(note).text,
      ...(place === '' ? [] : [place]),
      'Every packet passes, until you fix that and `csf -r` succeeds. Before, csf refuses commands such as `csf -a` and `csf -d`.',
    ].join(' '),
  };
}

/** The answer for a packet to a port that Docker publishes; `otherwise` is where it goes without Docker's rules. */
export function dockerAnswer(packet: Packet, ruleSet: RuleSet, otherwise: PacketVerdict): PacketVerdict {
  const family = familyOf(packet);
  const forward = ruleSet.tables[family]
    .find(({name}) => name === 'filter')
    ?.chains.find(({name}) => name === 'FORWARD');
  return {
    ...emptyAnswer(packet),
    outcome: 'other',
    sentence:
      'It depends on Docker: as long as Docker’s rules are there, the packet passes to the container, past csf.',
    reason:
      'Docker gives the packet another destination before csf sees it. It then takes the chain `FORWARD`, and csf asks its lists and ports in `INPUT` only.',
    decisions:
      forward?.policy === undefined
        ? []
        : [
            {
              table: 'filter',
              rule: `-P FORWARD ${forward.policy}`,
              effect: 'ends this chain; Docker’s rules in front of it accept the packet first',
              origin: {kind: 'always', why: 'csf sets it at each start.'},
              isDecisive: false,
            },
          ],
    dependsOn: [
      {
        why: 'Each start of csf removes Docker’s rules. A restart of Docker makes them again.',
        names: ['DOCKER'],
        ifSo: 'With Docker’s rules, the packet passes to the container, whatever TCP_IN, csf.deny and lfd say.',
        ifNot: `Without them, it goes to the server itself: ${otherwise.sentence} ${otherwise.reason}`,
      },
    ],
  };
}

function emptyAnswer({direction}: Packet): PacketVerdict {
  return {
    outcome: 'other',
    passes: undefined,
    sentence: '',
    endWords: '',
    endAsAnswer: '',
    reason: '',
    decisions: [],
    logged: [],
    limits: [],
    dependsOn: [],
    unknown: [],
    notes: [],
    direction,
    visit: undefined,
  };
}
