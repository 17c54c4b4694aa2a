import {spawnSync} from 'node:child_process';
import {copyFileSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {newFolder} from '@site/tests/support/folder';

const rules = '.dependency-cruiser.mjs';

/** Imports that go through a wall, each with the rule that refuses it. */
const refused: [from: string, to: string, rule: string][] = [
  ['packages/csf/model/netfilter/ruleSet', 'packages/csf/model/lists/readList', 'netfilter-alone'],
  ['packages/csf/model/lfd/readLogLine', 'packages/csf/answers/test-log/nearMisses', 'model-without-answers'],
  ['packages/csf/model/version', 'packages/csf/pages/sections', 'model-without-answers'],
  ['packages/csf/answers/terms/names', 'src/browser-tools/tools', 'csf-alone'],
  ['packages/csf/model/stops', 'packages/lab/oracle/sandbox', 'csf-alone'],
  ['tools/measure/bytes', 'packages/lab/bench/index', 'lab-outermost'],
  ['src/lib/node/stages', 'tools/lib/linkDependencies', 'src-without-tools'],
  ['src/security/headerFiles', 'deploy/serve/server', 'src-without-tools'],
  ['src/brand/mark', 'tests/support/png', 'src-without-tools'],
  ['src/brand/palette', 'packages/csf/tests/support/ruleFixture', 'src-without-tools'],
  ['tools/check/index', 'tools/prose/files', 'programs-apart'],
  ['tools/lib/linkDependencies', 'tools/links/ask', 'programs-apart'],
  ['deploy/serve/index', 'tests/support/loopback', 'programs-without-tests'],
  ['src/browser-tools/log-tester/Lines', 'src/browser-tools/packet-tester/Result', 'tools-apart'],
  ['src/browser-tools/frame/Bench', 'src/browser-tools/log-tester/input', 'tools-apart'],
  ['src/components/Snippet', 'src/browser-tools/rule-builder/input', 'tools-by-pages'],
  ['src/pages/_home/News', 'src/browser-tools/log-tester/index', 'tools-by-pages'],
  ['src/features/video/ui/index', 'src/features/contact/logic/form', 'features-apart'],
  ['src/lib/node/buildCache', 'src/plugins/feeds/index', 'base-alone'],
  ['src/environment/index', 'src/pages/contact', 'no-page-or-swizzle'],
  ['src/pages/_home/Hero', 'src/pages/_swag/Gallery', 'pages-apart'],
  ['src/features/search/logic/query', 'src/features/search/ui/hits', 'logic-without-views'],
  ['src/theme/Footer', 'src/plugins/redirects/index', 'browsers-without-node'],
  ['src/urls/paths', 'node:fs', 'browsers-without-node-modules'],
];

/** Imports that the walls let pass. */
const allowed: [from: string, to: string][] = [
  ['src/pages/_home/News', 'src/browser-tools/tools'],
  ['src/browser-tools/rule-builder/Form', 'src/browser-tools/frame/Field'],
  ['packages/csf/answers/output/log', 'packages/csf/model/perl'],
  ['packages/lab/compare/index', 'src/lib/memoize'],
  ['tools/check/index', 'tools/lib/linkDependencies'],
  ['tools/measure/bytes', 'tests/browser/support/pageBytes'],
  ['src/features/offline/ui/size', 'src/features/offline/logic/offlineFiles'],
];

type Violation = {from: string; to: string; rule: {name: string}};

/** Everything that is wrong in a project of files that import each other in pairs. */
function violationsIn(pairs: readonly (readonly [from: string, to: string])[]): string[] {
  const files = new Map(pairs.flatMap(([from, to]) => [from, to]).map((file) => [file, 'export const one = 1;\n']));
  for (const [from, to] of pairs) {
    const target = to.startsWith('node:') ? to : `@site/${to}`;
    files.set(from, `import * as other from '${target}';\n\nexport const one = other;\n`);
  }
  const folder = newFolder({
    ...Object.fromEntries(
      [...files].filter(([file]) => !file.startsWith('node:')).map(([file, text]) => [`${file}.ts`, text]),
    ),
    'tsconfig.json': JSON.stringify({compilerOptions: {paths: {'@site/*': ['./*']}}}),
    'package.json': '{}',
  });
  copyFileSync(rules, path.join(folder, rules));
  const cruiser = path.resolve('node_modules/.bin/depcruise');
  const {stdout, stderr} = spawnSync(cruiser, ['.', '--config', rules, '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  const {summary} = JSON.parse(stdout) as {summary: {violations: Violation[]}};
  const withoutEnding = (file: string): string => file.replace(/\.ts$/, '').replace(/^fs$/, 'node:fs');
  return summary.violations.map(({from, to, rule}) => `${withoutEnding(from)} → ${withoutEnding(to)}: ${rule.name}`);
}

test('an import through a wall is refused by the rule for it', () => {
  const wanted = refused.map(([from, to, rule]) => `${from} → ${to}: ${rule}`);
  expect(violationsIn(refused.map(([from, to]) => [from, to]))).toEqual(expect.arrayContaining(wanted));
});

test('imports that go down pass', () => {
  expect(violationsIn(allowed)).toEqual([]);
});

test('a circle of two files is refused', () => {
  const pairs = [
    ['src/lib/one', 'src/lib/two'],
    ['src/lib/two', 'src/lib/one'],
  ] as const;
  expect(violationsIn(pairs).join()).toContain('no-circles');
});

test.each(['csf', 'lab'])('everything that packages/%s exports is imported outside of it, and is no test', (name) => {
  const {exports} = JSON.parse(readFileSync(`packages/${name}/package.json`, 'utf8')) as {
    exports: Record<string, string>;
  };
  const {stdout} = spawnSync('git', ['grep', '-hoE', `@sentinel/${name}/[^']+`, '--', `:!packages/${name}`], {
    encoding: 'utf8',
  });
  const used = new Set(stdout.split('\n').map((entry) => entry.replace(`@sentinel/${name}`, '.')));
  expect(Object.keys(exports).filter((entry) => !used.has(entry))).toEqual([]);
  expect(Object.values(exports).filter((file) => file.startsWith('./tests/'))).toEqual([]);
});
