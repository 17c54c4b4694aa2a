import {judge, type Headers} from './observatory';

const strict = new Map([
  ['content-security-policy', "default-src 'none'; script-src 'self'; frame-ancestors 'none'"],
  ['strict-transport-security', 'max-age=63072000'],
  ['x-content-type-options', 'nosniff'],
]);

function withHeader(name: string, value: string): Headers {
  return new Map([...strict, [name, value]]);
}

test('a site without any header fails', () => {
  expect(judge(new Map())).toMatchObject({
    score: 30,
    grade: 'D',
    modifiers: {csp: -25, framing: -20, hsts: -20, sniffing: -5},
  });
});

test('the strict headers earn their credit', () => {
  expect(judge(strict)).toMatchObject({score: 115, grade: 'A+', modifiers: {csp: 10, framing: 5}});
});

test.each([
  ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
  ["default-src 'none'; script-src https:", -20],
  ["default-src 'none'; script-src 'self'; connect-src http://api.example", -20],
  ["script-src 'self'", -20],
  ["default-src 'none'; script-src 'unsafe-eval'", -10],
  ["default-src 'none'; img-src http://pictures.example", -10],
  ["default-src 'none'; style-src 'unsafe-inline'", 0],
  ["default-src 'self'", 5],
  ["default-src 'none'; script-src 'sha256-abc=' 'unsafe-inline'", 10],
])('%s changes the score by %i', (policy, modifier) => {
  expect(judge(withHeader('content-security-policy', policy)).modifiers.csp).toBe(modifier);
});

test('scripts of others without integrity cost points', () => {
  expect(judge(strict, ['https://cdn.example/x.js']).modifiers.integrity).toBe(-5);
  expect(judge(strict, ['http://cdn.example/x.js']).modifiers.integrity).toBe(-50);
});
