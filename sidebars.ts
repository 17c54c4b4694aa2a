import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

/** One sidebar, in the order in which an administrator meets the product. */
export default {
  docs: [
    'intro',
    {
      type: 'category',
      label: 'Install',
      collapsed: false,
      items: ['requirements', 'download', 'installation', 'usage/installation-on-generic-linux', 'upgrade-from-csf'],
    },
    {
      type: 'category',
      label: 'Every day',
      collapsed: false,
      items: [
        'usage/introduction',
        'usage/commands',
        'usage/allow-deny-filters',
        'usage/user-interface',
        'usage/principles',
      ],
    },
    {
      type: 'category',
      label: 'Stop attacks',
      items: [
        'usage/login-tracking',
        'usage/ip-blocklists',
        'usage/port-flood-protection',
        'usage/limit-connections',
        'usage/port-knocking',
        'usage/messenger-service',
      ],
    },
    {
      type: 'category',
      label: 'Watch the server',
      items: [
        'usage/process-tracking',
        'usage/directory-watching',
        'usage/syslog-rsyslog-issues',
        'usage/block-reporting',
      ],
    },
    {
      type: 'category',
      label: 'Mail, FTP and web',
      items: ['usage/exim-smtp-auth-restriction', 'usage/ftp-connection', 'usage/cloudflare'],
    },
    {
      type: 'category',
      label: 'Networks and rules',
      items: [
        'usage/port-ip-redirection',
        'usage/multiple-ethernet-devices',
        'usage/pre-post-scripts',
        'usage/lfd-clustering',
      ],
    },
    {
      type: 'category',
      label: 'Reference',
      items: [
        {
          type: 'category',
          label: 'Settings',
          link: {type: 'doc', id: 'reference/settings/index'},
          items: [
            'reference/settings/general',
            'reference/settings/ports-and-floods',
            'reference/settings/login-failures',
            'reference/settings/lists-and-countries',
            'reference/settings/mail',
            'reference/settings/messenger',
            'reference/settings/watching',
            'reference/settings/reports-and-logs',
            'reference/settings/interface-and-cluster',
            'reference/settings/paths-and-log-files',
          ],
        },
        'reference/files',
        'reference/alerts',
        'reference/ports',
        'reference/blocklists',
        'reference/data',
      ],
    },
    {type: 'category', label: 'About Sentinel', items: ['features', 'changelog', 'license']},
  ],
} satisfies SidebarsConfig;
