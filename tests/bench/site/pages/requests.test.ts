import {purposeOf} from '@site/bench/site/pages/requests';
import {readScores} from '@site/bench/site/pages/lighthouse';

const at = (address: string, kind: string, asked = {}) => ({address: `https://localhost${address}`, kind, asked});

test.each([
  [at('/', 'Document'), 'html'],
  [at('/a.css', 'Stylesheet'), 'css'],
  [at('/a.js', 'Script'), 'js'],
  [at('/a.js', 'Other'), 'js'],
  [at('/a.woff2', 'Font'), 'fonts'],
  [at('/a.svg', 'Image'), 'other'],
  [at('/next.js', 'Script', {'Sec-Purpose': 'prefetch'}), 'ahead'],
  [at('/next.html', 'Prefetch'), 'ahead'],
])('%j is for %s', (request, purpose) => {
  expect(purposeOf(request)).toBe(purpose);
});

test('scores of Lighthouse are read from 0 to 100', () => {
  expect(readScores('{"categories": {"performance": {"title": "Performance", "score": 0.97}}}')).toEqual({
    Performance: 97,
  });
  expect(() => readScores('{"categories": {}, "runtimeError": {"message": "no page"}}')).toThrow('no page');
});
