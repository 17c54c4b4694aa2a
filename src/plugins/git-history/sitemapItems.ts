import type {Options} from '@docusaurus/plugin-sitemap';
import type {RouteConfig} from '@docusaurus/types';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/**
 * The entries of the sitemap. A list of posts has no file and takes the date of its newest post. The search page has
 * none either and takes the date of the newest page.
 */
export const sitemapItems: CreateItems = async ({defaultCreateSitemapItems, ...site}) => {
  const items = await defaultCreateSitemapItems(site);
  const pathOf = (url: string): string => new URL(url).pathname;
  const dates = new Map(items.map(({url, lastmod}) => [pathOf(url), lastmod ?? undefined]));
  const lists = listsOf(site.routes);
  return items.map((item) => {
    const listed = lists.get(pathOf(item.url)) ?? [...dates.keys()];
    return item.lastmod ? item : {...item, lastmod: youngest(listed.map((page) => dates.get(page)))};
  });
};

/** The post pages on each list of posts. A list that names none has all of them. */
function listsOf(routes: readonly RouteConfig[]): Map<string, string[]> {
  const flat = routes.flatMap(function flatten(route): RouteConfig[] {
    return [route, ...(route.routes ?? []).flatMap(flatten)];
  });
  const posts = new Map(
    flat
      .filter(({component}) => component === '@theme/BlogPostPage')
      .map(({path, modules}) => [contentOf(modules), path]),
  );
  const lists = flat.filter(({component}) => /^@theme\/Blog(?!PostPage)/.test(component));
  return new Map(
    lists.map(({path, modules}) => {
      const items = [modules?.items ?? []].flat().map((item) => posts.get(contentOf(item)));
      const named = items.filter((item) => item !== undefined);
      return [path, named.length > 0 ? named : [...posts.values()]];
    }),
  );
}

/** The source of a post, as routes name it. */
function contentOf(modules: unknown): string | undefined {
  const content = (modules as {content?: string | {path?: string}} | undefined)?.content;
  return typeof content === 'object' ? content.path : content;
}

function youngest(days: readonly (string | undefined)[]): string | undefined {
  return days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
}
