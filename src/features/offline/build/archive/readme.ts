/** What the archive says of itself. */
export type About = {
  title: string;
  /** Version of the product that the pages describe. */
  version: string;
  siteUrl: string;
  baseUrl: string;
  /** File name of the archive. */
  name: string;
  /** When the last commit was made that the build knows of, as `2026-11-22T10:00:00Z`. */
  date?: string | undefined;
};

/** The text that lies beside the home page of an archive, with the line ends that every editor shows. */
export function readme({title, version, siteUrl, baseUrl, name, date}: About): string {
  const online = `${siteUrl}${baseUrl}`;
  return [
    `${title}: the whole site, to be read without a network`,
    '',
    `It describes version ${version}.`,
    ...(date === undefined ? [] : [`The pages are as of ${date.slice(0, 10)}.`]),
    `The newest pages are at ${online}`,
    '',
    'READ',
    'Open index.html in a browser, or put this folder on any web server, at any path.',
    'All pages, pictures and links between them work. The search and the tools do not:',
    'browsers let no script read files of a folder.',
    '',
    'SEARCH AND USE THE TOOLS',
    ...(baseUrl === '/'
      ? [
          'They need a web server of their own. On your own machine this is enough:',
          '',
          '    python3 -m http.server --bind 127.0.0.1 8000',
          '',
          'Run it in this folder and open http://127.0.0.1:8000/ in a browser.',
        ]
      : [`They work where a web server serves this folder as ${baseUrl}.`]),
    '',
    'VERIFY',
    `The checksum of the archive is at ${online}offline/${name}.sha256`,
    'Put both files into one folder, and run there:',
    '',
    `    sha256sum -c ${name}.sha256`,
    '',
    'A checksum from the same place as the file tells of a broken download, not of a forged one.',
    '',
    'NOT IN HERE',
    'Feeds, previews of links, and the pages of other sites: links to them lead to the network.',
    '',
  ].join('\r\n');
}
