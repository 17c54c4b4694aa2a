import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';

import {listPages} from './listPages';

/** Makes the results page of the search, with a list of all pages for those who have no scripts. */
export default function searchPage({baseUrl}: LoadContext): Plugin {
  return {
    name: 'search-page',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent;
      const pages = await actions.createData('pages.json', JSON.stringify(listPages(docs.loadedVersions[0]!)));
      actions.addRoute({
        path: `${baseUrl}search/`,
        component: '@site/src/features/search/ui/page/SearchPage',
        modules: {pages},
        exact: true,
      });
    },
  };
}
