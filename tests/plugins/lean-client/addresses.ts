import fc from 'fast-check';

const segment = fc.constantFrom('docs', 'Docs', 'csf.conf', 'a-b', 'x+y', 'blog', '404.html', 'a b', 'ü', 'Ü');

/** Any address that a page of the site may have, and spellings of it. */
export const address = fc
  .tuple(fc.array(segment, {maxLength: 4}), fc.constantFrom('', '/', '//'))
  .map(([segments, end]) => `/${segments.join('/')}${end}`);

/** How a route may be matched. */
export const routeOptions = fc.record(
  {exact: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean()},
  {requiredKeys: []},
);
