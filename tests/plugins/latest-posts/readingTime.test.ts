import type {ReadingTimeFunction} from '@docusaurus/plugin-content-blog';
import {readdirSync, readFileSync} from 'node:fs';

import {readingTime} from '@site/src/plugins/latest-posts/readingTime';

const locale = 'en';

const defaultReadingTime: ReadingTimeFunction = () => {
  throw new Error('Nothing has to ask Docusaurus.');
};

/** As Docusaurus does. */
function minutesOf(content: string): number {
  const parts = [...new Intl.Segmenter(locale, {granularity: 'word'}).segment(content)];
  return Math.round((parts.filter(({isWordLike}) => isWordLike).length / 200) * 100) / 100;
}

const posts = readdirSync('blog').filter((name) => name.endsWith('.mdx'));

test.each(posts)('%s takes as long to read as Docusaurus finds', (name) => {
  const content = readFileSync(`blog/${name}`, 'utf8');
  expect(readingTime({content, locale, frontMatter: {}, defaultReadingTime})).toBe(minutesOf(content));
});

test.each(['', ' \n ', "Don't (stop) it.", 'csf.conf, /etc/csf: 1.5 and 203.0.113.7', 'well-known `LF_SSHD="5"`'])(
  'so does %j a hundred times',
  (line) => {
    const content = `${line}\n`.repeat(100);
    expect(readingTime({content, locale, frontMatter: {}, defaultReadingTime})).toBe(minutesOf(content));
  },
);
