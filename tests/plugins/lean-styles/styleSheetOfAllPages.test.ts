import {existsSync} from 'node:fs';

import {rarelyShown, styleSheetOfAllPages} from '@site/src/plugins/lean-styles/styleSheetOfAllPages';

test.each([
  '/site/node_modules/infima/dist/css/default/default.css',
  '/site/node_modules/@docusaurus/theme-classic/lib/theme/Footer/Logo/styles.module.css',
  '/site/src/css/tokens.css',
  '/site/src/components/SearchModal/styles.module.css',
  '/site/src/components/ToolTip/styles.module.css',
  String.raw`C:\site\src\components\CodeBlock\styles.module.css`,
])('%s is part of every page', (file) => {
  expect(file).toMatch(styleSheetOfAllPages);
});

test.each([
  '/site/src/pages/_home/styles.module.css',
  '/site/src/components/Tool/styles.module.css',
  '/site/src/components/SearchModal/dialog.module.css',
  String.raw`C:\site\src\components\Form\styles.module.css`,
])('%s comes with the pages that need it', (file) => {
  expect(file).not.toMatch(styleSheetOfAllPages);
});

test.each(rarelyShown)('%s is still there', (place) => {
  expect(existsSync(`src/${place}`)).toBe(true);
});
