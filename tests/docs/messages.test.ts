import {readFileSync} from 'node:fs';

import {createSlugger} from '@docusaurus/utils';
import {decodeBlock} from '@sentinel/csf/answers/output';
import {events} from '@sentinel/csf/answers/output/events';
import alerts from '@sentinel/csf/facts/alerts.json';

/** The cause of an event in a cell of a table: its first sentence, without an address. */
const cause = (what: string): string =>
  what
    .split('. ')[0]!
    .replace(/\.$/, '')
    .replace(/ (?:from|at) ADDRESS/, '')
    .replace('ADDRESS', 'an address')
    .replace(/^[A-Z][a-z]* /, (word) => word.toLowerCase());

const mails = readFileSync('docs/usage/email-alerts.mdx', 'utf8');
const rows = [...mails.matchAll(/^\| ([^|`]+) \| ([^|]+) \| ([^|]+) \|$/gm)]
  .map(([, subject, meaning, settings]) => ({
    subject: subject!.replaceAll('"', '').split(/, | … /)[0]!,
    meaning,
    settings,
  }))
  .filter(({subject}) => !/^(?:Subject|---)/.test(subject));

const withTemplate = events.flatMap(({what, mail}) => {
  const facts = alerts.templates.find(({file}) => file === mail?.template);
  return facts === undefined ? [] : [{...facts, what}];
});

test.each(withTemplate.map(({file, subject, what, switched_by}) => [file, subject, what, switched_by] as const))(
  'the page on mails says of %s what the decoder says',
  (_, subject, what, switches) => {
    // The longest, because the subjects of two kinds of mail can contain the same word.
    const [row] = rows
      .filter((one) => subject.toLowerCase().includes(one.subject.toLowerCase()))
      .sort((a, b) => b.subject.length - a.subject.length);
    expect(row?.meaning?.replaceAll('`', '')).toBe(cause(what));
    expect(switches.filter((name) => !row!.settings!.includes(`\`${name}\``))).toEqual([]);
  },
);

const page = readFileSync('docs/error-messages.mdx', 'utf8').split('\n## lfd writes it into its log\n')[1]!;
const slugger = createSlugger();
const sections = [...page.matchAll(/^### (.+?)(?: \{\/\* #(\S+) \*\/\})?$/gm)].map(([, heading, id]) => ({
  // What is between two parts of a message is left out in the heading.
  message: heading!.replace(/^`|`$/g, '').replace(/` … `/, ' 1 '),
  id: id ?? slugger.slug(heading!.replaceAll('`', '')),
}));

test.each(sections.map(({message, id}) => [message, id]))(
  'the decoder leads from "%s" to its section',
  (message, id) => {
    const line = /^attempted/.test(message) ? `*WARNING* 198.51.100.20 ${message}` : message;
    // A heading names one of the paths that the message can have, and leaves its star out.
    const whole = `Nov 21 02:24:12 server lfd[3844]: ${line.replace(/^(?=currently)/, 'csf is ').replace(/^(?=Unable to send)/, '*WARNING* ')}`;
    expect(decodeBlock(whole).findings.map((one) => one.page)).toEqual([`/docs/error-messages/#${id}`]);
  },
);
