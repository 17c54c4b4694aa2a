import {globSync} from 'tinyglobby';
import {readFileSync} from 'node:fs';

const fence = /^( *)```\w+ .*?transcript=([\w-]+).*\n([\s\S]*?)^\1```/gm;

const excerpts = globSync('{docs,blog}/**/*.mdx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(fence)].map(([, indent = '', name = '', body = ''], index) => ({
    place: `${file}, excerpt ${index + 1} of its own`,
    name,
    lines: body.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  })),
);

test('the pages show recordings', () => {
  expect(excerpts.length).toBeGreaterThan(50);
});

test.each(excerpts)('$place is word for word in the recording $name', ({name, lines}) => {
  expect(`\n${readFileSync(`src/product/transcripts/${name}.txt`, 'utf8')}`).toContain(`\n${lines}`);
});
