const docs = [
  'changelog',
  'download',
  'features',
  'installation',
  'intro',
  'license',
  'requirements',
  'upgrade-from-csf',
];

const usage = [
  'allow-deny-filters',
  'block-reporting',
  'cloudflare',
  'commands',
  'directory-watching',
  'exim-smtp-auth-restriction',
  'ftp-connection',
  'installation-on-generic-linux',
  'introduction',
  'ip-blocklists',
  'lfd-clustering',
  'limit-connections',
  'login-tracking',
  'messenger-service',
  'multiple-ethernet-devices',
  'port-flood-protection',
  'port-ip-redirection',
  'port-knocking',
  'pre-post-scripts',
  'principles',
  'process-tracking',
  'syslog-rsyslog-issues',
  'user-interface',
];

const reference = ['settings', 'settings/general', 'settings/login-failures', 'files', 'alerts', 'ports', 'blocklists', 'data'];

/** Addresses that the site has promised to have, each with its own page. */
export const routes = [
  '/',
  '/blog/',
  '/blog/archive/',
  '/blog/authors/',
  '/blog/install-and-configure-sentinel-firewall-ubuntu-24/',
  '/blog/searching-for-spammers-on-cpanel-whm/',
  '/blog/why-use-fail-on-cpanel-exim/',
  '/contact/',
  '/privacy-policy/',
  '/terms-conditions/',
  '/redirect/',
  '/search/',
  '/swag/',
  ...docs.map((page) => `/docs/${page}/`),
  ...usage.map((page) => `/docs/usage/${page}/`),
  ...reference.map((page) => `/docs/reference/${page}/`),
];
