/** A drawing that visitors may take; the files lie in `static/img`. */
export type Download = {name: string; file: string; width: number; height: number; use: string};

export const downloads: Download[] = [
  {name: 'Mark', file: 'mark.svg', width: 96, height: 96, use: 'Stickers, avatars and icons on a light ground.'},
  {
    name: 'Mark for dark grounds',
    file: 'mark-dark.svg',
    width: 96,
    height: 96,
    use: 'The same where the ground is dark.',
  },
  {name: 'Word mark', file: 'wordmark.svg', width: 225, height: 40, use: 'Slides and posters on a light ground.'},
  {
    name: 'Word mark for dark grounds',
    file: 'wordmark-dark.svg',
    width: 225,
    height: 40,
    use: 'The same where the ground is dark.',
  },
  {
    name: 'Badge',
    file: 'badge.svg',
    width: 162,
    height: 20,
    use: 'The README of a project or the footer of a status page.',
  },
];

/** Markdown that shows the badge in a README and leads to this site. */
export function badgeMarkdown(siteUrl: string, baseUrl: string): string {
  return `[![Protected by Sentinel Firewall](${siteUrl}${baseUrl}img/badge.svg)](${siteUrl}${baseUrl})`;
}
