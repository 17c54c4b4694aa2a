import {llmsFile} from '../urls/paths';

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

/** Folders of the data files, and of the pages that have Markdown beside them, below the base URL. */
export const openFolders = ['reference/', 'docs/', 'blog/'];

/** Lets scripts of other sites read data files and Markdown. */
export const openHeader: Header = {
  name: 'Access-Control-Allow-Origin',
  value: '*',
  why: 'Scripts of other sites may read the data files and the Markdown of pages.',
};

/** Whether a file of the build is for programs: data, a schema, Markdown or a list of it. The path is below the base URL. */
export function isOpenFile(file: string): boolean {
  return /^reference\/.+\.json$|\.md$|^llms(-full)?\.txt$/.test(file);
}

/** Leads programs to the list of all pages, and to the licence of their words (RFC 8288). */
export function linkHeader(baseUrl: string): Header {
  return {
    name: 'Link',
    value: `<${baseUrl}${llmsFile}>; rel=index, <${baseUrl}terms-conditions/>; rel=license`,
    why: 'Programs find the list of all pages and the licence.',
    ofDocuments: true,
  };
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
      why: 'Other sites cannot load files of this site, except the badges and, with scripts, the reference data and the Markdown of pages.',
    },
    {
      name: 'X-Frame-Options',
      value: 'DENY',
      why: 'No other page can show this one in a frame and trick you into clicking it.',
      ofDocuments: true,
    },
  ];
}
