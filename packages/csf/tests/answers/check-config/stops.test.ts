import {checkConfig} from '../../../answers/check-config/checkConfig';
import {packetFieldsOf} from '../../../answers/test-packet/packetForm';
import {testPacket} from '../../../answers/test-packet/testPacket';

const values = [
  'TCP_IN = "22,80,443"',
  'TCP_IN = "22,abc"',
  'TCP_IN = "22,80-90"',
  'TCP_IN = "22,70000"',
  'TCP_OUT = "90:80"',
  'UDP_IN = "70000"',
  'TCP6_IN = "x"',
  'PORTFLOOD = "22;tcp"',
  'PORTFLOOD = "22;xyz;5;300"',
  'PORTFLOOD = "22;tcp;5;300"',
  'CONNLIMIT = "22"',
  'CONNLIMIT = "22;0"',
  'CONNLIMIT = "70000;5"',
  'CC_ALLOW_PORTS_TCP = "x"',
  'CC_ALLOW_PORTS = "DE"\nCC_ALLOW_PORTS_TCP = "x"',
  'DROP_NOLOG = "x"',
  'DROP_LOGGING = "0"\nDROP_NOLOG = "x"',
  'SYNFLOOD = "1"\nSYNFLOOD_RATE = "x"',
  'SYNFLOOD_RATE = "x"',
  `SMTP_BLOCK = "1"\nSMTP_PORTS = "${Array.from({length: 16}, (_, port) => port + 1).join(',')}"`,
  `SMTP_PORTS = "${Array.from({length: 16}, (_, port) => port + 1).join(',')}"`,
  'UDP_IN = "53"\nUDP_IN = "53"',
  'UDP_IN = 53',
  'UDP_IN = "53',
  'this is no setting',
];
const modes = ['0', '1'].flatMap((testing) =>
  ['0', '1'].map((fast) => `TESTING = "${testing}"\nFASTSTART = "${fast}"`),
);
const packet = packetFieldsOf({from: '203.0.113.7', port: '22'});

/** How csf ends at a csf.conf, by the model of its rules that is compared with the product. */
function stopOfModel(conf: string): string | undefined {
  const test = testPacket({panel: 'generic', conf, lists: {}}, packet, 0);
  return 'refusal' in test ? 'unread' : test.answer.sentence.includes('csf does not start') ? 'flushed' : undefined;
}

test.each(modes.flatMap((mode) => values.map((value) => [value, mode])))(
  'the checker says of %j with %j what the model of csf does at it',
  (value, mode) => {
    const conf = `${mode}\n${value}\n`;
    const stops = new Set(checkConfig(conf, 'generic').findings.flatMap(({stop = []}) => stop));
    expect([...stops]).toEqual([stopOfModel(conf) ?? []].flat());
  },
);
