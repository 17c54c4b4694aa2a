import chains from '../../../facts/chains.json';
import {trim} from '../../../model/perl';
import {errorInText, unreadable, withoutInnerSpaces} from '../ruleLine';
import {errorInNumber} from '../../ports';
import {applying, complete, errors, lockout, notice, numberField, reading, textField} from './ruleKind';
import type {Field, RuleKind, Warning} from './ruleKind';
import {sections} from '../../../pages/sections';

type BlocklistFields = {name: string; interval: string; max: string; url: string};

const file = '/etc/csf/csf.blocklists';
const page = '/docs/usage/ip-blocklists/';

const fields: readonly Field[] = [
  textField('name', 'Name', 'At most 25 letters, digits and underscores. It becomes the name of a chain.'),
  numberField('interval', 'Seconds between downloads', 'At least 3600; 86400 is a day.', '86400'),
  numberField('max', 'Maximum number of addresses', '0 for all.', '0'),
  textField('url', 'Address of the list', 'Plain text with an address or network per line.'),
];

/** A line of csf.blocklists: a list of addresses that lfd downloads. */
export const blocklist: RuleKind<BlocklistFields> = {
  id: 'blocklist',
  name: 'Block list',
  summary: 'Blocks the addresses of a list on the web.',
  page: `${page}#add-a-list-of-your-own`,
  file,
  fields,
  looksLike: (line) => /^([^|]*\|.*\w+:\/\/|[a-z]\w*\|\d*(\||$)|\w+:\/\/\S*$)/.test(trim(line).toLowerCase()),
  tidy: (values) => {
    const found = complete<BlocklistFields>(fields, values);
    return {...found, name: found.name.toUpperCase()};
  },
  check: ({name, interval, max, url}) =>
    errors(
      ['name', errorInName(name)],
      ['interval', errorInNumber(interval, 'interval', 3600, 4294967295)],
      ['max', errorInNumber(max, 'number of addresses', 0, 4294967295)],
      ['url', errorInUrl(url) ?? errorInText(url, 'The address of the list')],
    ),
  print: ({name, interval, max, url}) => [name, interval, max, url].join('|'),
  parse: (line) => {
    const why = unreadable(line);
    if (why !== undefined) {
      return {error: why};
    }
    if (/[ \t]\||\|[ \t]/.test(line)) {
      return {
        error: `csf and lfd keep the spaces around each |, and skip a name with a space without a message. Write ${withoutInnerSpaces(line)}`,
      };
    }
    if (/[ \t]#/.test(line)) {
      return {error: 'csf.blocklists allows no comment after the address of the list. Put it on its own line.'};
    }
    const parts = trim(line).split('|');
    const [name = '', interval = '', max = '', url, ...rest] = parts;
    if (parts.some((part, place) => part.includes('://') && place !== 3)) {
      return {
        error: `The address of the list must be the fourth part, so this line loads nothing. Write ${meantLine(parts)}.`,
      };
    }
    if (url === undefined || rest.length > 0) {
      return {error: `"${trim(line)}" is not a block list. Write NAME|INTERVAL|MAX|URL.`};
    }
    const isShort = /^\d*$/.test(interval) && Number(interval) < 3600;
    const isLong = /^\w{26,}$/.test(name);
    return reading(
      blocklist,
      {
        name: isLong ? name.slice(0, 25) : name,
        interval: isShort ? '3600' : interval,
        max: max === '' ? '0' : max,
        url,
      },
      [
        ...(isShort ? [{text: 'lfd raises an interval below 3600 seconds to 3600.'}] : []),
        ...(isLong ? [{text: 'csf and lfd cut the name to 25 characters.'}] : []),
      ],
    );
  },
  sentence: ({name, interval, max, url}) =>
    `Drops packets from ${max === '0' ? 'the addresses' : `the first ${max} addresses`} of ${url}, which lfd downloads every ${interval} seconds as ${name}.`,
  apply: (values) => [
    {text: 'Add the line to the file.', file, line: blocklist.print(values)},
    {text: 'Restart csf, then lfd, which starts only with TESTING = "0".', command: 'csf -ra'},
    ...(/^\w+$/.test(values.name)
      ? [
          {
            text: 'After a minute, count the addresses that lfd has stored. If there is no file, /var/log/lfd.log says why.',
            command: `wc -l /var/lib/csf/csf.block.${values.name}`,
          },
        ]
      : []),
  ],
  undo: (values) => [
    {text: 'Remove the line from the file, or put # before it.', file, line: blocklist.print(values)},
    ...(/^\w+$/.test(values.name)
      ? [{text: 'Delete the stored copy.', command: `rm /var/lib/csf/csf.block.${values.name}`}]
      : []),
    {text: 'Restart csf, then lfd.', command: 'csf -ra'},
  ],
  warnings: blocklistWarnings,
};

/** A line with its parts in the order that csf reads: csf.pl lines 332 to 340. */
function meantLine(parts: readonly string[]): string {
  const url = parts.find((part) => part.includes('://'))!;
  const numbers = parts.filter((part) => /^\d+$/.test(part)).map(Number);
  const name = parts
    .filter((part) => part !== url && /[a-z]/i.test(part))
    .join('_')
    .replace(/\W/g, '_')
    .toUpperCase();
  const interval = numbers.find((number) => number >= 3600) ?? 86400;
  const max = numbers.find((number) => number !== interval) ?? 0;
  return [name.slice(0, 25) || 'NAME', interval, max, url].join('|');
}

function errorInName(name: string): string | undefined {
  if (!/^[A-Z0-9_]{1,25}$/.test(name)) {
    return `"${name}" is not a valid name. Use up to 25 letters, digits and underscores. csf skips any other line without a message.`;
  }
  return [...chains.chains, ...chains.hooks].includes(name)
    ? `${name} is a chain that csf already has. Choose another name.`
    : undefined;
}

function errorInUrl(url: string): string | undefined {
  return /^https?:\/\/[^\s|/]+(\/[^\s|]*)?$/i.test(url)
    ? undefined
    : `"${url}" is not the address of a list. Write one that begins with https:// and contains no space and no |.`;
}

/** Sites that show a file on a page: which address is the page, and which the file itself. */
const pagesOfFiles: readonly (readonly [page: RegExp, file: string])[] = [
  [/^https?:\/\/(?:www\.)?github\.com\/([^/]+\/[^/]+)\/blob\/(.+)$/i, 'https://raw.githubusercontent.com/$1/$2'],
  [/^https?:\/\/gist\.github\.com\/([^/]+\/[^/#?]+)\/?$/i, 'https://gist.githubusercontent.com/$1/raw'],
  [/^(https?:\/\/[^/]+\/.+\/-\/)blob(\/.+)$/i, '$1raw$2'],
  [/^(https?:\/\/bitbucket\.org\/[^/]+\/[^/]+\/)src(\/.+)$/i, '$1raw$2'],
  [/^https?:\/\/(?:www\.)?pastebin\.com\/(\w+)$/i, 'https://pastebin.com/raw/$1'],
];

function pageWarning(url: string): Warning | false {
  const [page, file] = pagesOfFiles.find(([pattern]) => pattern.test(url)) ?? [];
  const text =
    page !== undefined
      ? `This address is a page that shows the list, not the list itself. Use ${url.replace(page, file!)}`
      : /\.(gz|tgz|bz2|xz|7z|rar)([?#]|$)/i.test(url)
        ? 'lfd unpacks only .zip files. Use the address of a plain text list.'
        : /\.html?([?#]|$)|^https?:\/\/[^/]+\/?$/i.test(url)
          ? 'This looks like a web page. lfd takes the first address of each line, so it needs plain text.'
          : undefined;
  return text !== undefined && notice(text, `/docs/usage/ip-blocklists/#add-a-list-of-your-own`);
}

/** What a set holds while LF_IPSET_MAXELEM is the shipped one. */
const mostInSet = 65_536;

function blocklistWarnings({name, max, url}: BlocklistFields): Warning[] {
  return applying([
    lockout(
      'A line 0.0.0.0/0 in the list blocks everybody who is not allowed. Allow your own address before you use a list.',
      `${page}#which-lists-are-shipped`,
    ),
    /^http:/i.test(url) &&
      notice('With plain http, somebody between you and the list can change it.', `${page}#which-lists-are-shipped`),
    pageWarning(url),
    Number(max) > mostInSet &&
      notice(
        `With LF_IPSET = "1", a set holds ${mostInSet} addresses, and csf does not block the rest. Raise LF_IPSET_MAXELEM.`,
        sections.sets,
      ),
    (name.startsWith('6') || name.includes('_6')) &&
      notice(
        'With LF_IPSET = "1", a name like this creates a set for IPv6 that accepts no IPv4 addresses.',
        `${page}#add-a-list-of-your-own`,
      ),
    name.startsWith('CXS_') &&
      notice(
        'lfd and csf write a name that begins with CXS_ differently, so the list does not work. Choose another name.',
        `${page}#add-a-list-of-your-own`,
      ),
    name === 'BOGON' &&
      notice(
        'The list contains the private networks. First add your internal network card to LF_BOGON_SKIP.',
        `${page}#which-lists-are-shipped`,
      ),
  ]);
}
