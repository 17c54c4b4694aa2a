import {readFileSync} from 'node:fs';

import {palette} from '@site/src/brand/palette';

const css = readFileSync('src/css/tokens.css', 'utf8');
const paper = css.slice(0, css.indexOf("[data-theme='dark']"));
const ink = css.slice(css.indexOf("[data-theme='dark']"), css.indexOf('@media print'));

test.each([
  ['ink', ink, '--site-color-background'],
  ['onInk', ink, '--site-color-text'],
  ['mutedOnInk', ink, '--site-color-muted'],
  ['blockedOnInk', ink, '--site-color-gate'],
  ['markBars', paper, '--site-mark-bars'],
] as const)('%s is the colour that the pages have', (name, ground, property) => {
  expect(ground).toContain(`${property}: ${palette[name]};`);
});
