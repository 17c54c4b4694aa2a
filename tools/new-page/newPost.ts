import {load} from 'js-yaml';
import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';

import {cleanTitle, postText, Refusal, slugOf, writeNew} from './texts';

/** An author's entry in `authors.yml`. */
type Author = {name?: string; email?: string; socials?: {github?: string}};

/** The author, from git. */
type GitUser = {name: string; email: string};

const call = 'npm run new -- post "Title of the post"';

/** Writes a post with today's date. Returns where it is and what to do next. */
export function newPost(words: readonly string[], today: Date): string {
  const title = cleanTitle(words.join(' '));
  const slug = slugOf(title);
  if (slug === '') {
    throw new Refusal(
      title === ''
        ? `The post has no title. Type: ${call}`
        : `No address can be made from the title "${title}"; use one with letters of the English alphabet.`,
    );
  }
  const taken = readdirSync('blog').find((name) => name.replace(/^\d{4}-\d\d-\d\d-/, '') === `${slug}.mdx`);
  if (taken !== undefined) {
    throw new Refusal(`blog/${taken} already has that title; nothing was written. Choose another title: ${call}`);
  }
  const {author, note} = authorOfPost();
  const file = `blog/${dayOf(today)}-${slug}.mdx`;
  writeNew(file, postText(title, slug, author));
  return `${file}\n${note}Write its description, its introduction and its text. npm start shows the page, and npm run build fails until they are there.`;
}

/** A day for the file name, in the writer's time zone. */
export function dayOf(date: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

function authorOfPost(): {author: string; note: string} {
  const authors = load(readFileSync('authors.yml', 'utf8')) as Record<string, Author>;
  const user = {name: gitValue('user.name'), email: gitValue('user.email')};
  const known = matchAuthor(authors, user);
  const [first] = Object.keys(authors);
  return known === undefined
    ? {
        author: first!,
        note: `Its author is ${first}, the first of authors.yml; if that is not you, add yourself there and change "authors".\n`,
      }
    : {author: known, note: ''};
}

/** The author that matches git's user; undefined if none does. */
export function matchAuthor(authors: Record<string, Author>, {name, email}: GitUser): string | undefined {
  const same = (a: string | undefined, b: string): boolean => b !== '' && a?.toLowerCase() === b.toLowerCase();
  // GitHub's private addresses, such as 123+name@users.noreply.github.com.
  const account = /^(?:\d+\+)?([^@]+)@users\.noreply\.github\.com$/i.exec(email)?.[1] ?? '';
  return Object.entries(authors).find(
    ([key, author]) =>
      same(author.name, name) ||
      same(author.email, email) ||
      same(author.socials?.github, account) ||
      same(author.socials?.github, name) ||
      same(key, account),
  )?.[0];
}

function gitValue(name: string): string {
  return spawnSync('git', ['config', name], {encoding: 'utf8'}).stdout?.trim() ?? '';
}
