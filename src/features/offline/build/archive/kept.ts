/** What an archive has no use for, as patterns of paths in the build. */
const left = [
  // What servers read, and what other steps of the build make for the online site.
  /^_/,
  /^\.well-known\//,
  /\.(br|gz|map)$/,
  /^sw\.js$/,
  /^offline\//,
  // For programs and other sites: feeds, the list of pages, previews of links.
  /^sitemap\.xml$/,
  /^(blog|docs\/changelog)\/[\w-]+\.(xml|json)$/,
  /^img\/cards\//,
  /^site\.webmanifest$/,
  // A browser asks for it by itself and at another place.
  /^404\.html$/,
  // The second format of a film that the archive has as MP4, which every browser plays.
  /\.webm$/,
];

/** Whether a file of the build belongs in the archive. */
export function isKept(file: string): boolean {
  return !left.some((pattern) => pattern.test(file));
}

/** Whether a page is only a signpost at an old address, to which nothing in the archive leads. */
export function isSignpost(html: Buffer): boolean {
  return !html.includes('id="__docusaurus"') && !html.includes('id=__docusaurus');
}
