/** A response header and its purpose. */
export type Header = {
  name: string;
  value: string;
  why: string;
  /**
   * Whether it is only needed on what a browser can show by itself, such as a page or a picture, and not on the scripts
   * and fonts that a page loads.
   */
  ofDocuments?: true;
};

/** Device features that a page could request, but no page here does. */
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

/** Pictures that the swag page offers for other sites, as paths below the base URL. */
export const sharedFiles = ['img/badge.svg', 'img/badge-dark.svg'];

/** Lets other sites show pictures of this one. */
export const sharedFileHeader: Header = {
  name: 'Cross-Origin-Resource-Policy',
  value: 'cross-origin',
  why: 'Other sites may show the badges.',
};

/** Folder of the data files and their schemas, below the base URL; it holds nothing else. */
export const dataFolder = 'reference/';

/** Lets scripts of other sites read the data files. */
export const dataHeader: Header = {
  name: 'Access-Control-Allow-Origin',
  value: '*',
  why: 'Scripts of other sites may read the data files.',
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
      why: 'The browser loads, runs and contacts only what this page lists.',
      ofDocuments: true,
    },
    {
      name: 'Strict-Transport-Security',
      // Without subdomains: they have their own servers.
      value: `max-age=${2 * year}`,
      why: 'For two years after a visit, the browser uses only HTTPS for this site.',
      ofDocuments: true,
    },
    {
      name: 'X-Content-Type-Options',
      value: 'nosniff',
      why: 'The browser trusts the declared type of a file and never guesses that it is a script.',
    },
    {
      name: 'Referrer-Policy',
      value: 'strict-origin-when-cross-origin',
      why: 'Other sites learn which site you come from, not which page.',
      ofDocuments: true,
    },
    {
      name: 'Permissions-Policy',
      value: refused.map((feature) => `${feature}=()`).join(', '),
      why: 'No page here, and nothing in it, can use these features of your device.',
      ofDocuments: true,
    },
    {
      name: 'Cross-Origin-Opener-Policy',
      value: 'same-origin',
      why: 'A page that opens this one, or that this one opens, cannot control it.',
      ofDocuments: true,
    },
    {
      name: 'Cross-Origin-Resource-Policy',
      value: 'same-origin',
      why: 'Other sites cannot load files of this site, except the badges and, with scripts, the reference data.',
    },
    {
      name: 'X-Frame-Options',
      value: 'DENY',
      why: 'No other page can show this one in a frame and trick you into clicking it.',
      ofDocuments: true,
    },
  ];
}
