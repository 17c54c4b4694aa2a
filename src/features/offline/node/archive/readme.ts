/** Metadata of the archive. */
export type About = {
  title: string;
  /** Version of the product that the pages describe. */
  version: string;
  siteUrl: string;
  baseUrl: string;
  /** File name of the archive. */
  name: string;
  /** Time of the last commit that the build knows, as `2026-11-22T10:00:00Z`. */
  date?: string | undefined;
};

/** The text file beside the home page of an archive, with line ends that every editor shows. */
export function readme({title, version, siteUrl, baseUrl, name, date}: About): string {
  const online = `${siteUrl}${baseUrl}`;
  return [
    `${title}: the whole site, for reading offline`,
    '',
    `It describes version ${version}.`,
    ...(date === undefined ? [] : [`The pages are as of ${date.slice(0, 10)}.`]),
    `The newest pages are at ${online}`,
    '',
    'READ',
    'Open index.html in a browser, or put this folder on any web server, at any path.',
    'All pages, pictures and links between them work, but the search and the tools do not:',
    'browsers do not let scripts read files in a folder.',
    '',
    'SEARCH AND USE THE TOOLS',
    ...(baseUrl === '/'
      ? [
          'They need a web server. On your own computer this is enough:',
          '',
          '    python3 -m http.server --bind 127.0.0.1 8000',
          '',
          'Run it in this folder and open http://127.0.0.1:8000/ in a browser.',
        ]
      : [`They work if a web server serves this folder as ${baseUrl}.`]),
    '',
    'VERIFY',
    `The checksum of the archive is at ${online}offline/${name}.sha256`,
    'Put both files into one folder, and run this command there:',
    '',
    `    sha256sum -c ${name}.sha256`,
    '',
    'A checksum from the same place as the file detects a broken download, not a forged one.',
    '',
    'NOT IN HERE',
    'Feeds, link previews, and pages of other sites. Links to them need the network.',
    '',
  ].join('\r\n');
}
