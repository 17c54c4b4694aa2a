import {ThemeClassNames} from '@docusaurus/theme-common';

import {line} from './specification';

// No page of the docs has a tag, so the site has no such pages; where one has, they are the theme's.
test(line('2.21'), () => {
  expect(ThemeClassNames.page).toMatchObject({
    docsTagsListPage: 'docs-tags-list-page',
    docsTagDocListPage: 'docs-tags-doc-list-page',
  });
});
