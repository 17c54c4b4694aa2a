import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

export type PageList = {title: string; pages: {title: string; path: string}[]}[];

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The pages of the docs by the sections of the sidebar; pages outside of any come first. */
export function listPages({sidebars, docs}: Pick<LoadedVersion, 'sidebars' | 'docs'>): PageList {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const pageOf = (id: string): {title: string; path: string}[] => {
    const doc = byId.get(id);
    return doc ? [{title: doc.title, path: doc.permalink}] : [];
  };
  const pagesOf = (item: SidebarItem): {title: string; path: string}[] => {
    if (item.type === 'doc') {
      return pageOf(item.id);
    }
    return item.type === 'category'
      ? [...(item.link?.type === 'doc' ? pageOf(item.link.id) : []), ...item.items.flatMap(pagesOf)]
      : [];
  };
  return Object.values(sidebars).flatMap((items) => [
    {title: 'Start', pages: items.filter(({type}) => type === 'doc').flatMap(pagesOf)},
    ...items.flatMap((item) => (item.type === 'category' ? [{title: item.label, pages: pagesOf(item)}] : [])),
  ]);
}
