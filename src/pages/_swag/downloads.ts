/** Something that visitors can download. The files are in `static/`, and the page shows the first of them. */
export type Item = {
  name: string;
  use: string;
  files: [string, ...string[]];
  /** The background of the preview; light by default. */
  ground?: 'dark';
  /** Whether it takes the whole width of the page. */
  isWide?: true;
};

export const stickers: Item[] = [
  {
    name: 'Round',
    use: 'For a laptop or a rack door. Cut at 60 mm.',
    files: ['swag/sticker-round.svg'],
  },
  {
    name: 'Hexagon',
    use: 'The usual hexagon of software projects, 44 × 50.8 mm when cut: it fits the others on your laptop.',
    files: ['swag/sticker-hexagon.svg'],
  },
  {
    name: 'Line',
    use: 'For the edge of a rack, 210 × 18 mm when cut. The line runs off both ends, so several strips make one long line.',
    files: ['swag/sticker-line.svg'],
    isWide: true,
  },
];

export const wallpapers: Item[] = [
  {
    name: 'Desktop, ink',
    use: 'For dark mode.',
    files: ['swag/wallpaper-desktop-dark.svg', 'swag/wallpaper-desktop-dark.png'],
  },
  {
    name: 'Desktop, paper',
    use: 'For light mode.',
    files: ['swag/wallpaper-desktop.svg', 'swag/wallpaper-desktop.png'],
  },
  {
    name: 'Phone, ink',
    use: 'For dark mode, with space for the clock.',
    files: ['swag/wallpaper-phone-dark.svg', 'swag/wallpaper-phone-dark.png'],
  },
  {
    name: 'Phone, paper',
    use: 'For light mode, with space for the clock.',
    files: ['swag/wallpaper-phone.svg', 'swag/wallpaper-phone.png'],
  },
];

export const slideBadges: Item[] = [
  {
    name: 'Slide badge',
    use: 'Put it at the left edge of a light slide, so that the lines come in from outside.',
    files: ['swag/slide-badge.svg'],
    isWide: true,
  },
  {
    name: 'Slide badge for dark slides',
    use: 'The same for dark backgrounds.',
    files: ['swag/slide-badge-dark.svg'],
    ground: 'dark',
    isWide: true,
  },
];

export const readmeBadges: Item[] = [
  {name: 'Badge', use: 'For a light page.', files: ['img/badge.svg']},
  {name: 'Badge for dark pages', use: 'For a dark page.', files: ['img/badge-dark.svg'], ground: 'dark'},
];

export const marks: Item[] = [
  {name: 'Mark', use: 'Avatars and icons on light backgrounds.', files: ['img/mark.svg']},
  {
    name: 'Mark for dark backgrounds',
    use: 'The same for dark backgrounds.',
    files: ['img/mark-dark.svg'],
    ground: 'dark',
  },
  {name: 'Word mark', use: 'Slides and posters on light backgrounds.', files: ['img/wordmark.svg']},
  {
    name: 'Word mark for dark backgrounds',
    use: 'The same for dark backgrounds.',
    files: ['img/wordmark-dark.svg'],
    ground: 'dark',
  },
];

/** The two texts for a shell. */
export const shellFiles = {motd: 'swag/motd.txt', prompt: 'swag/prompt.sh'};

/** Every file of the page, as a path in `static/`. */
export const downloads: string[] = [
  ...[stickers, wallpapers, slideBadges, readmeBadges, marks].flat().flatMap(({files}) => files),
  ...Object.values(shellFiles),
];

/** The name of the downloaded file, which says where it comes from. */
export function savedName(file: string): string {
  return `sentinel-firewall-${file.split('/').at(-1)!}`;
}

/** Markdown that shows the badge in a README and links to this site. */
export function badgeMarkdown(siteUrl: string, baseUrl: string): string {
  return `[![Protected by Sentinel Firewall](${siteUrl}${baseUrl}img/badge.svg)](${siteUrl}${baseUrl})`;
}

/** HTML that shows the badge in the reader's colour mode, for Markdown that may contain HTML, as on GitHub. */
export function badgeHtml(siteUrl: string, baseUrl: string): string {
  const root = siteUrl + baseUrl;
  return [
    `<a href="${root}">`,
    '  <picture>',
    `    <source media="(prefers-color-scheme: dark)" srcset="${root}img/badge-dark.svg">`,
    `    <img src="${root}img/badge.svg" alt="Protected by Sentinel Firewall">`,
    '  </picture>',
    '</a>',
  ].join('\n');
}
