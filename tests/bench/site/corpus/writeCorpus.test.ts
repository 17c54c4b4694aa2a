import type {CorpusPage} from '@site/bench/site/corpus/corpus';
import {docusaurusDialect, starlightDialect, vitePressDialect, type Dialect} from '@site/bench/site/corpus/dialect';
import {textOf} from '@site/bench/site/corpus/writeCorpus';

const post: CorpusPage = {
  kind: 'post',
  path: 'first',
  date: '2026-01-05',
  title: 'Limits: "soft" ones',
  description: 'What they are.',
  introduction: 'At first.',
  body: ({tabs}) => tabs([{label: 'Debian', language: 'bash', code: 'true'}]),
};

function written(dialect: Dialect): string {
  return textOf(post, {dialect, fileOf: () => '', matterOf: ({path: slug}) => ({slug})});
}

const matter = '---\ntitle: "Limits: \\"soft\\" ones"\ndescription: "What they are."\nslug: "first"\n---\n\n';

test('a post for stock Docusaurus imports its tabs and ends its introduction', () => {
  expect(written(docusaurusDialect({slash: '', importTabs: true}))).toBe(
    `${matter}import Tabs from '@theme/Tabs';\nimport TabItem from '@theme/TabItem';\n\nAt first.\n\n{/* truncate */}\n\n` +
      '<Tabs>\n\n<TabItem value="debian" label="Debian">\n\n```bash\ntrue\n```\n\n</TabItem>\n\n</Tabs>\n',
  );
});

test('a post for Starlight imports its tabs from there', () => {
  expect(written(starlightDialect)).toContain(
    "import {Tabs, TabItem} from '@astrojs/starlight/components';\n\nAt first.",
  );
});

test('a post for VitePress writes its title itself and has a group of code for tabs', () => {
  expect(written(vitePressDialect)).toBe(
    `${matter}# Limits: "soft" ones\n\nAt first.\n\n::: code-group\n\n\`\`\`bash [Debian]\ntrue\n\`\`\`\n\n:::\n`,
  );
});
