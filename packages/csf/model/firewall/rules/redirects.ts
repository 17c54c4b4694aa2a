import {readAddress} from '../../address';
import {firstWord} from '../../perl';
import {linesOf, type ListLine, type Rules, type Start} from './start';

/** csf.redirect. */
export function addRedirects(start: Start): void {
  const {settings, device, state} = start;
  let hasForward = false;
  for (const line of linesOf(start, 'csf.redirect')) {
    hasForward = addRedirect(start, line) || hasForward;
  }
  if (hasForward && settings.isOn('LF_SPI')) {
    const rules = start.because('LF_SPI');
    rules.append(4, 'FORWARD', `${device[4].in} ${state} ESTABLISHED,RELATED -j ACCEPT`);
    rules.append(4, 'FORWARD', `${device[4].in} -j LOGDROPIN`);
  }
}

/** One line; returns whether it sends packets on to another address. */
function addRedirect(start: Start, {text, origin}: ListLine): boolean {
  const {device, isNew} = start;
  const rules = start.becauseOf(origin);
  const entry = firstWord(text);
  const [host = '', port = '', toHost = '', toPort = '', protocol = ''] = entry.split('|');
  if (protocol !== 'tcp' && protocol !== 'udp') {
    rules.stop(`"${protocol}" in csf.redirect is neither tcp nor udp`);
  }
  checkHost(host, rules);
  checkHost(toHost, rules);
  const from = `${device[4].in} -p ${protocol}`;
  if (toHost === '*') {
    const to = host === '*' ? '' : `-d ${host} `;
    rules.append(4, 'PREROUTING', `${from} ${to}--dport ${port} -j REDIRECT --to-ports ${toPort}`, {table: 'nat'});
    return false;
  }
  const isWhole = host !== '*' && port === '*';
  if (!isWhole && (host === '*' || port === '*' || toPort === '*')) {
    rules.stop(`"${entry}" in csf.redirect is none of the forms that csf knows`);
  }
  const [condition, target] = isWhole ? ['', toHost] : [`--dport ${port} `, `${toHost}:${toPort}`];
  const nat = {table: 'nat'} as const;
  rules.append(4, 'PREROUTING', `${from} -d ${host} ${condition}-j DNAT --to-destination ${target}`, nat);
  rules.append(4, 'POSTROUTING', `${device[4].out} -p ${protocol} -d ${toHost} -j SNAT --to-source ${host}`, nat);
  const then = isWhole ? '' : `--dport ${toPort} `;
  rules.append(4, 'FORWARD', `${from} -d ${toHost} ${then}${isNew[4]} -j ACCEPT`);
  return true;
}

function checkHost(host: string, rules: Rules): void {
  if (host !== '*' && readAddress(host) === undefined) {
    rules.stop(`"${host}" in csf.redirect is no address`);
  }
}
