import {existsSync, readFileSync, writeFileSync} from 'node:fs';

import sidebars from '../../sidebars';
import {addToSidebar, categoriesOf, guessCategory} from './sidebar';
import {cleanTitle, docText, Refusal, slugOf, writeNew} from './texts';

const call = 'npm run new -- doc usage/my-page "What a reader would type"';

/** Writes a docs page and its line in the sidebar. Returns where it is and what to do next. */
export async function newDoc(words: readonly string[], category: string | undefined): Promise<string> {
  const {page, title} = nameOf(words);
  const file = `docs/${page}.mdx`;
  if (existsSync(file) || existsSync(`docs/${page}.md`)) {
    throw new Refusal(`${file} already exists; nothing was written. Name another path: ${call}`);
  }
  const label = categoryFor(page, category);
  writeNew(file, docText(title));
  const added = await addLine(label, page);
  const where = added
    ? `It is at the end of "${label}" in sidebars.ts; move the line if readers need it earlier.`
    : `Add this line to the items of "${label}" in sidebars.ts: '${page}',`;
  return `${file}\n${where}\nWrite its description and its text. npm start shows the page, and npm run build fails until they are there.`;
}

function nameOf(words: readonly string[]): {page: string; title: string} {
  const [first, ...rest] = words;
  const hasPath = first !== undefined && (rest.length > 0 || /^[\w./-]*\/[\w./-]*$/.test(first));
  const title = cleanTitle(hasPath ? rest.join(' ') : (first ?? ''));
  if (title === '') {
    throw new Refusal(`The page has no title. Type: ${call}`);
  }
  return {page: hasPath ? pathOf(first) : `usage/${slugFrom(title)}`, title};
}

/** The path of a page as Docusaurus names it, such as `usage/my-page`. */
function pathOf(typed: string): string {
  const page = typed.replace(/^(\.\/)?docs\//, '').replace(/\.mdx?$/, '');
  if (!/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/.test(page)) {
    throw new Refusal(
      `"${typed}" is not a path of a page: use lower-case letters, digits, hyphens and slashes, such as usage/my-page.`,
    );
  }
  return page;
}

function slugFrom(title: string): string {
  const slug = slugOf(title);
  if (slug === '') {
    throw new Refusal(`No address can be made from the title "${title}". Name one before it: ${call}`);
  }
  return slug;
}

function categoryFor(page: string, asked: string | undefined): string {
  const categories = categoriesOf(sidebars.docs);
  const labels = categories.map(({label}) => label);
  const list = labels.map((label) => `"${label}"`).join(', ');
  const found =
    asked === undefined
      ? guessCategory(page, categories)
      : labels.find((label) => label.toLowerCase() === asked.toLowerCase());
  if (found === undefined) {
    throw new Refusal(
      asked === undefined
        ? `Say where in the sidebar the page should be, with --category "…": ${list}.`
        : `The sidebar has no "${asked}"; it has ${list}.`,
    );
  }
  return found;
}

async function addLine(label: string, page: string): Promise<boolean> {
  const file = 'sidebars.ts';
  const changed = addToSidebar(readFileSync(file, 'utf8'), label, page);
  if (changed === undefined) {
    return false;
  }
  // It is large, and most refused calls never need it.
  const {format, resolveConfig} = await import('prettier');
  const form = await resolveConfig(file);
  writeFileSync(file, await format(changed, {...form, filepath: file}));
  return true;
}
