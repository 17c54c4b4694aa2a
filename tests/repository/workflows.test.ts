import {validateWorkflow} from '@action-validator/core';
import {load} from 'js-yaml';
import {readdirSync, readFileSync} from 'node:fs';

type Permissions = Record<string, string> | string;
type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Job = {
  permissions?: Permissions;
  steps?: Step[];
  /** A workflow of this repository that the job calls. */
  uses?: string;
  'timeout-minutes'?: number;
  strategy?: {matrix: {node: unknown}};
};
type Workflow = {permissions?: Permissions; jobs: Record<string, Job>};

const folder = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');

/** The Node that builds what is deployed: the newest one with long-term support. */
const node = '24';

// The validator warns that it does not look at the globs of paths.
jest.spyOn(console, 'warn').mockImplementation(() => undefined);

test('there are workflows to look at', () => {
  expect(readdirSync(folder)).toEqual(expect.arrayContaining(['check.yml', 'pages.yml', 'supply-chain.yml']));
});

describe.each(readdirSync(folder))('%s', (file) => {
  const text = read(`${folder}/${file}`);
  const workflow = load(text) as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test('has the form that GitHub asks for', () => {
    expect(validateWorkflow(text).errors).toEqual([]);
  });

  test('names every action by its digest, with the version beside it', () => {
    const uses = text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line));
    expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
    expect(uses.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('may read the source and no more, but for the job that publishes', () => {
    expect([{}, {contents: 'read'}]).toContainEqual(workflow.permissions);
    for (const {permissions, steps: own} of jobs) {
      const publishes = (own ?? []).some(({uses}) => uses?.startsWith('actions/deploy-pages@'));
      const allowed = publishes ? [{pages: 'write', 'id-token': 'write'}] : [undefined, {contents: 'read'}];
      expect(allowed).toContainEqual(permissions);
    }
  });

  test('gives the code of a pull request neither rights nor secrets', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
    expect(text).not.toMatch(/\bsecrets\b/);
  });

  test('hands nothing that others can write to a shell', () => {
    expect(steps.filter(({run}) => run?.includes('${{'))).toEqual([]);
  });

  test('leaves no token behind in the working copy', () => {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('runs on the Node that hosts build with, or on several, and ends', () => {
    const setups = steps.filter(({uses}) => uses?.startsWith('actions/setup-node@'));
    const isMatrix = jobs.some((job) => JSON.stringify(job.strategy?.matrix.node ?? '').includes(`"${node}`));
    const expected = isMatrix ? '${{ matrix.node }}' : node;
    expect(setups.filter((step) => step.with?.['node-version'] !== expected)).toEqual([]);
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined && job.uses === undefined)).toEqual([]);
  });

  test('calls only scripts that exist', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
    const called = steps.flatMap(({run}) => [...(run ?? '').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!));
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('nothing is deployed that has not passed the full check', () => {
  const {jobs} = load(read(`${folder}/pages.yml`)) as {jobs: Record<string, {uses?: string; needs?: string[]}>};
  expect(jobs.check!.uses).toBe('./.github/workflows/full-check.yml');
  expect(jobs.deploy!.needs).toContain('check');
  expect(read(`${folder}/full-check.yml`)).toContain('- run: npm run verify:full\n');
});

test('one version of an action serves all workflows', () => {
  const texts = readdirSync(folder).map((file) => read(`${folder}/${file}`));
  const versions = new Map<string, Set<string>>();
  for (const [, action, rest] of texts.join('\n').matchAll(/uses: ([\w./-]+)@(.+)$/gm)) {
    versions.set(action!, (versions.get(action!) ?? new Set()).add(rest!));
  }
  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([]);
});

test('what is published has its hidden files, since security.txt is in one', () => {
  const {jobs} = load(read(`${folder}/pages.yml`)) as Workflow;
  const upload = jobs.build!.steps!.find(({uses}) => uses?.startsWith('actions/upload-pages-artifact@'));
  expect(upload?.with).toEqual({path: 'build', 'include-hidden-files': true});
});

test('GitHub Pages hands every variable of the build on', () => {
  const {env} = (load(read(`${folder}/pages.yml`)) as {jobs: {build: {env: Record<string, string>}}}).jobs.build;
  const documented = [...read('deploy/README.md').matchAll(/^\| `([A-Z_]+)` \|/gm)].map(([, name]) => name!);
  expect(documented.length).toBeGreaterThan(8);
  expect(Object.keys(env).sort()).toEqual(documented.sort());
  expect(Object.entries(env).filter(([name, value]) => value !== `\${{ vars.${name} }}`)).toEqual([]);
});

test('Netlify builds with the same Node, and previews for their own address', () => {
  const settings = read('netlify.toml');
  expect(/^ *NODE_VERSION = "(.+)"$/m.exec(settings)?.[1]).toBe(node);
  expect(/^ *publish = "(.+)"$/m.exec(settings)?.[1]).toBe('build');
  for (const context of ['deploy-preview', 'branch-deploy']) {
    const [, rest = ''] = settings.split(`[context.${context}]`);
    expect(rest.trimStart().split('\n')[0]).toBe('command = "SITE_URL=\\"$DEPLOY_PRIME_URL\\" npm run build"');
  }
});
