import {existsSync} from 'node:fs';

import {directiveSources, knownDirectives} from '@site/src/plugins/reference/directiveSources';
import {directiveNames} from '@site/src/plugins/reference/expandReference';

test('the settings of a section come from the facts and from its descriptions', () => {
  expect(directiveSources('Text.\n\n::settings{section="Port Knocking"}\n')).toEqual([
    'src/csf/facts/settings.json',
    'src/csf/descriptions/settings/port-knocking.yml',
  ]);
});

test('text without directives has no other sources', () => {
  expect(directiveSources('A line with ::settings in it.\n\n    a::b\n')).toEqual([]);
});

test('the sources of every directive are known, and exist', () => {
  expect([...knownDirectives].sort()).toEqual([...directiveNames].sort());
  const files = directiveNames.flatMap((name) => directiveSources(`::${name}{section="Port Knocking"}`));
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
