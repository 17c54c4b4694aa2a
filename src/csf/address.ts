import {readAddress, type NetworkAddress} from '../netfilter/networkAddress';

/** What csf takes for an address; `unclear` where Perl, iptables and people read the text in different ways. */
export function checkAddress(text: string): NetworkAddress | 'unclear' | undefined {
  const address = readAddress(text) ?? withFurtherSlash(text);
  if (address !== undefined) {
    return address;
  }
  const [host = '', bits = ''] = text.split('/');
  const isIPv4 = /^([01]?\d?\d|2[0-4]\d|25[0-5])(\.([01]?\d?\d|2[0-4]\d|25[0-5])){3}$/.test(host);
  const looksIPv6 =
    /^[\da-f:]*::?[\da-f:]*(\.?[\d.]+)?(%.+)?$/i.test(host) && (host.includes('::') || host.split(':').length === 8);
  const fits = /^\d*$/.test(bits) && Number(bits) <= (isIPv4 ? 32 : 128);
  const isLoopback = host === '127.0.0.1' || /^[0:]*1(:0*)*$/.test(host);
  return fits && !isLoopback && (isIPv4 || looksIPv6) ? 'unclear' : undefined;
}

/** csf looks at a network up to its second slash, and gives iptables the whole, which iptables refuses. */
function withFurtherSlash(text: string): NetworkAddress | undefined {
  const network = readAddress(/^([^/]+\/\d+)\//.exec(text)?.[1] ?? '');
  return network && {...network, text};
}
