import {readFileSync} from 'node:fs';

import {palette} from '@site/src/brand/palette';

const css = readFileSync('src/css/tokens.css', 'utf8');
const paper = css.slice(0, css.indexOf("[data-theme='dark']"));
const ink = css.slice(css.indexOf("[data-theme='dark']"), css.indexOf('@media print'));

test.each([
  ['ink', ink, '--site-color-background'],
  ['inkLine', ink, '--site-color-line'],
  ['onInk', ink, '--site-color-text'],
  ['mutedOnInk', ink, '--site-color-muted'],
  ['blockedOnInk', ink, '--site-color-gate'],
  ['paper', paper, '--site-color-background'],
  ['paperLine', paper, '--site-color-line'],
  ['onPaper', paper, '--site-color-text'],
  ['mutedOnPaper', paper, '--site-color-muted'],
  ['blockedOnPaper', paper, '--site-color-gate'],
  ['accentOnPaper', paper, '--site-color-accent'],
  ['accentOnInk', ink, '--site-color-accent'],
  ['markBars', paper, '--site-mark-bars'],
] as const)('%s is the colour that the pages have', (name, ground, property) => {
  expect(ground).toContain(`${property}: ${palette[name]};`);
});
