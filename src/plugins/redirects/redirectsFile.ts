/** Redirects in the form that Netlify and Cloudflare Pages read, one a line. */
export function redirectsFile(list: Readonly<Record<string, string>>, baseUrl: string): string {
  return Object.entries(list)
    .map(([from, to]) => `${baseUrl}${from.slice(1)} ${baseUrl}${to.slice(1)} 301\n`)
    .join('');
}
