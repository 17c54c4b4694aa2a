/** A header of answers, and what it is for. */
export type Header = {
  name: string;
  value: string;
  why: string;
  /**
   * Whether it says all it has to say when it comes with what a browser can show by itself: a page or a picture,
   * not the scripts and fonts that the page asks for afterwards.
   */
  ofDocuments?: true;
};

/** What a page could ask of a phone or computer and no page here ever does. */
const refused = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
];

const year = 365 * 24 * 60 * 60;

/** Pictures that the swag page offers for pages of others, as paths below the base URL. */
export const sharedFiles = ['img/badge.svg', 'img/badge-dark.svg'];

/** What lets a page of another site show a picture of this one. */
export const sharedFileHeader: Header = {
  name: 'Cross-Origin-Resource-Policy',
  value: 'cross-origin',
  why: 'Pages of others may show the badges.',
};

/** Folder of the data files and their schemas, below the base URL; it holds nothing else. */
export const dataFolder = 'reference/';

/** What lets scripts of other sites read the data files. */
export const dataHeader: Header = {
  name: 'Access-Control-Allow-Origin',
  value: '*',
  why: 'Programs in pages of others may read the data files.',
};

/** Whether a file of the build is a data file or a schema, by its path below the base URL. */
export function isDataFile(file: string): boolean {
  return file.startsWith(dataFolder) && file.endsWith('.json');
}

/** The headers that protect visitors. @param policy the content security policy, as a browser reads it */
export function securityHeaders(policy: string): Header[] {
  return [
    {
      name: 'Content-Security-Policy',
      value: policy,
      why: 'The browser loads, runs and asks only what this page lists.',
      ofDocuments: true,
    },
    {
      name: 'Strict-Transport-Security',
      // Without subdomains: they have servers of their own.
      value: `max-age=${2 * year}`,
      why: 'For two years after a visit, the browser comes back by HTTPS only.',
      ofDocuments: true,
    },
    {name: 'X-Content-Type-Options', value: 'nosniff', why: 'A file is what it is sent as, never a script by guess.'},
    {
      name: 'Referrer-Policy',
      value: 'strict-origin-when-cross-origin',
      why: 'Other sites learn which site you come from, not which page.',
      ofDocuments: true,
    },
    {
      name: 'Permissions-Policy',
      value: refused.map((feature) => `${feature}=()`).join(', '),
      why: 'No page here, and nothing in one, may ask for these abilities of your device.',
      ofDocuments: true,
    },
    {
      name: 'Cross-Origin-Opener-Policy',
      value: 'same-origin',
      why: 'A page that opens this one, or is opened by it, has no hold on it.',
      ofDocuments: true,
    },
    {
      name: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
      why: 'Pages of others cannot load files of this site, except for the badges and, by scripts, the data of the reference.',
    },
    {
      name: 'X-Frame-Options',
      value: 'DENY',
      why: 'No other page can show this one in a frame and have you click it.',
      ofDocuments: true,
    },
  ];
}
