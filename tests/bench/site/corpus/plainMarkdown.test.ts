import {linkTo} from '@site/bench/site/corpus/ownDocs';
import {docusaurusDialect, vitePressDialect} from '@site/bench/site/corpus/dialect';
import {plainMarkdown} from '@site/bench/site/corpus/plainMarkdown';

const keep = (target: string): string => target;

test('what only our pages know becomes plain Markdown', () => {
  const source = `---
title: A page
---

import Drawing from '@site/src/components/Drawing';

:surprise{fact="a-001"} Set :on-purpose[\`LF_CXS\`]{why="removed"} to \`{1}\`.

:::danger[Careful]
You can lock yourself out.
:::

<Drawing />

<Tabs>
<TabItem value="a" label="Panel A">

Press **Save**.

</TabItem>
</Tabs>
`;
  expect(plainMarkdown(source, keep)).toBe(`Set \`LF_CXS\` to \`{1}\`.

> Careful
>
> You can lock yourself out.

**Panel A**

Press **Save**.
`);
});

test('the generated reference stands there in full', () => {
  const text = plainMarkdown('::settings{section="Port Knocking"}\n', keep);
  expect(text).toContain('### PORTKNOCKING');
  expect(text).not.toContain('::settings');
});

test('links lead to the page in the words of the generator', () => {
  const ours = docusaurusDialect({slash: '/', importTabs: false});
  expect(linkTo('../locked-out.mdx#now', 'docs/usage/ipv6.mdx', ours)).toBe('/docs/locked-out/#now');
  expect(linkTo('/docs/reference/settings/', 'docs/intro.mdx', vitePressDialect)).toBe('/docs/reference/settings');
  expect(linkTo('./settings/index.mdx', 'docs/reference/ports.mdx', ours)).toBe('/docs/reference/settings/');
  expect(linkTo('https://example.org/docs/x', 'docs/intro.mdx', ours)).toBe('https://example.org/docs/x');
  expect(linkTo('#below', 'docs/intro.mdx', ours)).toBe('#below');
});
