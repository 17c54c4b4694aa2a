import type {Page} from '@playwright/test';

import {findLayoutProblems} from './support/layoutProblems';
import {expect, test} from './support/site';

/** The problems that are found in a page with such a body, in a window of 400 px. */
async function problemsOf(page: Page, body: string): Promise<string[]> {
  await page.setContent(`<!doctype html><style>body {margin: 0; font: 16px sans-serif}</style><body>${body}</body>`);
  return findLayoutProblems(page, [{width: 400}]);
}

const wrong = [
  [
    'a drawing that is wider than the window',
    '<svg id="plan" width="500" height="10"></svg>',
    '400 px: the page is 100 px too wide; what sticks out: svg#plan ""',
  ],
  [
    'a control beside the window, though the page does not scroll there',
    '<style>body {overflow-x: hidden}</style><button style="position: absolute; left: 390px; width: 60px">Go</button>',
    '400 px: button "Go" is 50 px outside of the window',
  ],
  [
    'words beside the window, where nobody can scroll to',
    '<p class="note" style="margin-left: -20px">First</p>',
    '400 px: p.note "First" is 20 px outside of the window',
  ],
  [
    'controls that lie on each other',
    '<a href="/">Home</a><button style="position: absolute; left: 20px; top: 8px">Menu</button>',
    '400 px: a "Home" and button "Menu" overlap',
  ],
  [
    'words that run into each other',
    '<h1 style="height: 20px; width: 100px; margin: 0">Block an address</h1><p style="margin: 0">Text</p>',
    '400 px: h1 "Block an address" and p "Text" run into each other',
  ],
  [
    'a heading that is cut off',
    '<h2 style="height: 20px; overflow: hidden; margin: 0; width: 60px">Open ports</h2>',
    '400 px: h2 "Open ports" is cut off',
  ],
] as const;

for (const [name, body, problem] of wrong) {
  test(`the layout checks find ${name}`, async ({page}) => {
    expect(await problemsOf(page, body)).toContain(problem);
  });
}

for (const [name, body] of [
  [
    'what is wider than the window but scrolls',
    '<pre style="overflow-x: auto"><a href="/">iptables</a>'.padEnd(300, '-'),
  ],
  [
    'controls that were scrolled out of sight',
    `<ul style="overflow: auto; height: 30px">${'<li><a href="/">Item</a></li>'.repeat(9)}</ul><a href="/">Next</a>`,
  ],
  [
    'controls for screen readers',
    '<a href="/">Home</a><a href="/" style="position: absolute; left: 0; top: 0; width: 1px; height: 1px; overflow: hidden">Skip the navigation</a>',
  ],
  [
    'links that begin in one line and end in the next',
    `<p style="width: 200px; line-height: 1.2">${'<a href="/">A link of some words</a> '.repeat(5)}</p>`,
  ],
  ['a control within another', '<a href="/" role="tab"><button>Open</button></a>'],
  [
    'what is hidden',
    '<details><summary>More</summary><a href="/">Inside</a></details><a href="/" style="visibility: hidden; margin-left: 999px; position: fixed">Gone</a>',
  ],
] as const) {
  test(`the layout checks find nothing wrong with ${name}`, async ({page}) => {
    expect(await problemsOf(page, body)).toEqual([]);
  });
}

test('the layout checks look at each width', async ({page}) => {
  await page.setContent('<!doctype html><style>p {width: 500px; height: 9px; margin: 0}</style><body><p></p></body>');
  expect(await findLayoutProblems(page, [{width: 320}, {width: 640, zoom: 2}, {width: 360}])).toEqual([
    expect.stringMatching(/^320 px: /),
    expect.stringMatching(/^360 px: /),
  ]);
});
