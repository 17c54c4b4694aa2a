/** Every spelling under which a page was reached: nginx knows no pattern that is as cheap and as safe as a list. */
const spellings = ['/', '', '.html', '/index.html'];

/**
 * Redirects as lines of an nginx `map` from the address to its new place. Such a map takes small
 * and capital letters as the same, and nothing of what a visitor sends gets into its values.
 */
export function nginxRedirects(list: Readonly<Record<string, string>>, baseUrl: string): string {
  return Object.entries(list)
    .flatMap(([from, to]) =>
      spellings.map((spelling) => {
        const address = `${baseUrl}${from.slice(1, -1)}${spelling}`;
        return `${quote(address)} ${quote(`${baseUrl}${to.slice(1)}`)};\n`;
      }),
    )
    .join('');
}

/** A string that nginx reads as it stands; what would need more than quotes is no address of a page. */
function quote(address: string): string {
  if (!/^\/[\w./~%+@-]*$/.test(address)) {
    throw new Error(
      `src/urls/oldAddresses.ts: ${address} has characters that nginx would not take as they stand; ` +
        'use letters, digits and . / ~ % + @ - only.',
    );
  }
  return `"${address}"`;
}
