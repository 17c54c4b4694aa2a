import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';

type PageLink = {title: string; path: string};

/** Pages by section. */
export type PageList = {title: string; pages: PageLink[]}[];

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Makes the results page of the search, with a list of all pages for visitors without scripts. */
export default function searchPage({baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-page',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      await actions.createData('pages.json', JSON.stringify(listPages(docs.loadedVersions[0]!)));
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@site/src/features/search/ui/SearchPage',
        // createData returns an absolute path, from which Docusaurus would derive names of chunks.
        modules: {pages: '@generated/search-page/default/pages.json'},
        exact: true,
      });
    },
  };
}

/** The docs pages by section of the sidebar. Pages without a section come first. */
function listPages({sidebars, docs}: LoadedVersion): PageList {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const pageOf = (id: string): PageLink[] => {
    const doc = byId.get(id);
    return doc ? [{title: doc.title, path: doc.permalink}] : [];
  };
  const pagesOf = (item: SidebarItem): PageLink[] => {
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
