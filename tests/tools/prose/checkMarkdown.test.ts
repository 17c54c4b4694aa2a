import {readFileSync} from 'node:fs';
import path from 'node:path';

import {checkMarkdown, readRules, remedies} from '@site/tools/prose/checkMarkdown';
import {newFolder} from '@site/tests/support/folder';

const page = (text: string): string => path.join(newFolder({'page.mdx': text}), 'page.mdx');

const wrong = `---
title: A page
---

#### Too deep.

Look at https://example.org and [here](/docs/).

![](/img/mark.svg) and [nowhere]()

\`\`\`
code
\`\`\`

~~~bash
code
~~~

| a | b |
| --- | --- |
| c |

#### Too deep.

1. One
3. Three

    indented code
`;

test('reports the line of each error and what to do', async () => {
  const file = page(wrong);
  const errors = await checkMarkdown([file], false);
  expect(errors.map(({line}) => line)).toEqual(expect.arrayContaining([5, 7, 9, 11, 15, 21, 26]));
  expect(errors.map(({message}) => message).filter((message) => /; undefined$/.test(message))).toEqual([]);
  expect(errors.find(({line}) => line === 11)?.message).toBe(
    'Fenced code blocks should have a language specified; "```" (fenced-code-language); name a language after ```, such as bash, ini or text',
  );
});

test('fixes what is certain, and only when asked', async () => {
  const file = page('---\ntitle: A page\n---\n\n\n## A heading\nWords.');
  const before = readFileSync(file, 'utf8');
  expect((await checkMarkdown([file], false)).map(({message}) => message.split('; ').at(-1))).toContain(
    '"npm run lint:prose -- --fix" fixes it',
  );
  expect(readFileSync(file, 'utf8')).toBe(before);
  expect(await checkMarkdown([file], true)).toEqual([]);
  expect(readFileSync(file, 'utf8')).toMatch(/^---\ntitle: A page\n---\n\n+## A heading\n\nWords\.\n$/);
});

test('takes directives, components and comments of MDX as they are', async () => {
  const file = page(`---
title: A page
---

import Flow from '@site/src/components/Diagrams/Flow';

{/* truncate */}

::settings{section="Port Knocking"}

:::danger[Keep a way in]
Words.
:::

<Tabs groupId="panel">

Words

</Tabs>
`);
  expect(await checkMarkdown([file], false)).toEqual([]);
});

test('remedies are for rules that are on', () => {
  expect(Object.keys(remedies).filter((rule) => !readRules()[rule])).toEqual([]);
});
