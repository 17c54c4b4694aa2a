/**
 * The place of an address below the base URL of this site, or undefined for one of another site or another part of the
 * host. @param address as links have it: with a path, or with a host @param baseUrl ends with a slash
 */
export function belowBaseUrl(address: string, baseUrl: string): string | undefined {
  // Two slashes begin a host.
  return address.startsWith(baseUrl) && !address.startsWith('//') ? address.slice(baseUrl.length) : undefined;
}
