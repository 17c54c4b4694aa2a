import {readAddress} from '../../../model/address';
import {commentField, errorInProtocol, tcpOrUdp} from './filterFields';
import {errorInSpaces, errorInText, joinComment, splitComment, unreadable, withoutInnerSpaces} from '../ruleLine';
import {errorInPort, managementServices} from '../../ports';
import {applying, complete, errors, loadStep, lockout, notice, reading, textField} from './ruleKind';
import type {Field, FieldError, RuleKind, Warning} from './ruleKind';

type RedirectFields = {
  fromAddress: string;
  fromPort: string;
  toAddress: string;
  toPort: string;
  protocol: string;
  comment: string;
};

const page = '/docs/usage/port-ip-redirection/';
const file = '/etc/csf/csf.redirect';

const fields: readonly Field[] = [
  textField('fromAddress', 'From address', 'An IPv4 address of this server, or * for all of them.', '*'),
  textField('fromPort', 'From port', 'One port, or * for every port to another server.'),
  textField('toAddress', 'To address', '* for this server, or the IPv4 address of another one.', '*'),
  textField('toPort', 'To port', 'One port, or * together with * as the first port.'),
  tcpOrUdp('For both, write two lines.'),
  commentField,
];

/** A line of csf.redirect: one port to another, on this server or on another one. */
export const redirect: RuleKind<RedirectFields> = {
  id: 'redirect',
  name: 'Redirection',
  summary: 'Sends packets for one port to another port, here or on another server.',
  page: `${page}#which-forms-are-allowed`,
  file,
  fields,
  // A row of a table begins with a bar and a space.
  looksLike: (line) =>
    !/^\s*\|\s/.test(line) && /^[\d.*:/a-f]*(\|[^|=]*)(\|[^|=]*\|[^|=]*|\|(tcp|udp)$)/i.test(withoutInnerSpaces(line)),
  tidy: (values) => complete(fields, values),
  check: checkRedirect,
  print: ({fromAddress, fromPort, toAddress, toPort, protocol, comment}) =>
    joinComment({entry: [fromAddress, fromPort, toAddress, toPort, protocol].join('|'), comment}),
  parse: (line) => {
    const why = unreadable(line) ?? errorInSpaces(line);
    if (why !== undefined) {
      return {error: why};
    }
    const {entry, comment} = splitComment(line);
    const items = entry.split('|');
    if (items.length !== 5) {
      return {error: `"${entry}" is not a redirection. Write from address|from port|to address|to port|protocol.`};
    }
    const [fromAddress = '', fromPort = '', toAddress = '', toPort = '', protocol = ''] = items;
    return reading(redirect, {fromAddress, fromPort, toAddress, toPort, protocol, comment});
  },
  sentence: redirectSentence,
  apply: (values) => [
    {text: 'Add the line to the file.', file, line: redirect.print(values)},
    ...(values.toAddress === '*'
      ? [
          {
            text: `Open port ${values.toPort} in ${values.protocol.toUpperCase()}_IN, if it is not open yet.`,
            file: '/etc/csf/csf.conf',
          },
        ]
      : []),
    loadStep('line'),
  ],
  undo: (values) => [
    {text: 'Remove the line from the file, or put # before it.', file, line: redirect.print(values)},
    {text: 'Load the rules.', command: 'csf -r'},
    ...(values.toAddress === '*'
      ? []
      : [
          {
            text: 'csf never turns forwarding off again. Do it yourself if nothing else on the server needs it, such as Docker or a VPN.',
            command: 'echo 0 > /proc/sys/net/ipv4/ip_forward',
          },
        ]),
  ],
  warnings: redirectWarnings,
};

function checkRedirect({fromAddress, fromPort, toAddress, toPort, protocol, comment}: RedirectFields): FieldError[] {
  const isHere = toAddress === '*';
  const isWhole = !isHere && fromPort === '*' && toPort === '*';
  return errors(
    ['fromAddress', errorInIPv4(fromAddress)],
    ['toAddress', errorInIPv4(toAddress)],
    [
      'fromAddress',
      !isHere && fromAddress === '*'
        ? 'A target address needs an address of this server before it. Without one csf does not start, and the server is open.'
        : undefined,
    ],
    ['fromPort', isWhole ? undefined : errorInRedirectPort(fromPort, isHere)],
    ['toPort', isWhole ? undefined : errorInRedirectPort(toPort, isHere)],
    ['protocol', errorInProtocol(protocol)],
    ['comment', errorInText(comment, 'The comment')],
  );
}

function errorInIPv4(address: string): string | undefined {
  const found = readAddress(address);
  if (address === '*' || (found?.family === 4 && found.prefix === 32 && !address.includes('/'))) {
    return undefined;
  }
  return found?.family === 6
    ? 'Redirections work for IPv4 only.'
    : `"${address}" is not an IPv4 address. Write one such as 203.0.113.10, or *.`;
}

function errorInRedirectPort(port: string, isHere: boolean): string | undefined {
  if (port !== '*') {
    return errorInPort(port);
  }
  return isHere
    ? 'A redirection on this server needs both ports.'
    : 'Write both ports, or * for both. A * before a number redirects every port.';
}

function redirectSentence({fromAddress, fromPort, toAddress, toPort, protocol}: RedirectFields): string {
  const here = fromAddress === '*' ? 'this server' : `this server's address ${fromAddress}`;
  const what = fromPort === '*' ? `all ${protocol.toUpperCase()}` : `${protocol.toUpperCase()} to port ${fromPort}`;
  return toAddress === '*'
    ? `Redirects ${what} on ${here} to its port ${toPort}.`
    : `Forwards ${what} ${fromPort === '*' ? 'to' : 'of'} ${here} to ${toPort === '*' ? '' : `port ${toPort} of `}${toAddress}.`;
}

function redirectWarnings({fromPort, toAddress, fromAddress, protocol}: RedirectFields): Warning[] {
  const services = protocol === 'tcp' && fromPort !== '*' ? managementServices(fromPort) : [];
  return applying([
    ...(fromPort === '*'
      ? [
          {
            text: `This redirects every ${protocol.toUpperCase()} port of ${fromAddress}${protocol === 'tcp' ? ', including SSH and the panel' : ''}. Never use it for the address by which you manage the server.`,
            locksOut: protocol === 'tcp',
            page: `${page}#which-forms-are-allowed`,
          },
        ]
      : []),
    services.length > 0 &&
      lockout(
        `You reach ${services.join(' or ')} through port ${fromPort}. From outside, this server no longer answers there.`,
        `${page}#how-do-i-redirect-a-port`,
      ),
    toAddress !== '*' &&
      notice(
        'The deny lists and the blocks of lfd do not apply to forwarded packets, and the target sees the address of this server for every visitor.',
        `${page}#how-do-i-redirect-to-another-server`,
      ),
  ]);
}
