import {budgetFor, overruns, type Budget} from '@site/bench/bundle/budget';
import {plainName, type Part} from '@site/bench/bundle/weighPage';

const budget: Budget = {
  pages: {
    home: {
      address: '/',
      limits: {html: 2000, css: 500, js: 5000, fonts: 0},
      parts: {'the page': 1900, 'styles.css': 450, 'main.js': 4000, 'old.js': 900},
    },
  },
  contents: {'main.js': {react: 9000, 'src/search': 700}},
};

function script(name: string, bytes: number, contents: Record<string, number> = {}): Part {
  return {type: 'js', name, bytes, contents};
}

test('a page within its budget is not spoken of, whatever grew', () => {
  expect(overruns('home', budget, [script('main.js', 5000)])).toEqual([]);
});

test('a broken budget names the scripts that grew and came, and what grew in them', () => {
  const main = script('main.js', 4300, {react: 9000, 'src/search': 900, marked: 1200});
  expect(overruns('home', budget, [main, script('new.js', 1000, {'src/forms': 3000})])).toEqual([
    'home (/): js is 5,300 bytes, 300 over its budget of 5,000.',
    '  main.js grew by 300 to 4,300 bytes; its source: marked +1,200, src/search +200',
    '  new.js is new: 1,000 bytes; its source: src/forms +3,000',
  ]);
});

test('a limit that was lowered by hand is told from something that grew', () => {
  const page: Part = {type: 'html', name: 'the page', bytes: 1900, contents: {}};
  const lowered = {...budget, pages: {home: {...budget.pages.home!, limits: {html: 1800, css: 0, js: 0, fonts: 0}}}};
  expect(overruns('home', lowered, [page])).toEqual([
    'home (/): html is 1,900 bytes, 100 over its budget of 1,800.',
    '  No part of it grew since the budget was written: the limit was lowered.',
  ]);
});

test('a new budget leaves a little room and remembers what it was made for', () => {
  const main = script('main.js', 4300, {'src/search': 900, react: 9000});
  const next = budgetFor(budget, {home: [main]});
  expect(next.pages.home).toEqual({
    address: '/',
    limits: {html: 0, css: 0, js: 4390, fonts: 0},
    parts: {'main.js': 4300},
  });
  expect(Object.entries(next.contents['main.js']!)).toEqual([
    ['react', 9000],
    ['src/search', 900],
  ]);
  expect(overruns('home', next, [main])).toEqual([]);
});

test.each([
  ['assets/js/main.635f6307.js', 'main.js'],
  ['assets/js/runtime~main.2d92b9e1.js', 'runtime~main.js'],
  ['assets/js/17896441.7a1988a9.js', '17896441.js'],
  ['assets/fonts/atkinson-44ad27a349d3f3a13add7338b843c2dc.woff2', 'atkinson.woff2'],
  ['docs/intro/index.html', 'the page'],
])('%s is called %s in every build', (file, name) => {
  expect(plainName(file)).toBe(name);
});
