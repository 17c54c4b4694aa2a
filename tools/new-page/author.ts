/** What `authors.yml` says about somebody. */
export type Author = {name?: string; email?: string; socials?: {github?: string}};

/** Who writes, as git knows it. */
export type GitUser = {name: string; email: string};

/** The author that git's user is; undefined when none fits. */
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
