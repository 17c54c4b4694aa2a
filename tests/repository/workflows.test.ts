import {validateWorkflow} from '@action-validator/core';
import {load} from 'js-yaml';
import {readdirSync, readFileSync} from 'node:fs';

type Permissions = Record<string, string> | string;
type Step = {uses?: string; run?: string; with?: Record<string, unknown>};
type Job = {
  permissions?: Permissions;
  needs?: string | string[];
  if?: string;
  steps?: Step[];
  /** A workflow of this repository that the job calls. */
  uses?: string;
  'timeout-minutes'?: number;
  strategy?: {matrix: {node: unknown; part?: {name: string; run: string}[]}};
};
type Workflow = {
  on: Record<string, unknown> & {schedule?: {cron: string}[]};
  permissions?: Permissions;
  jobs: Record<string, Job>;
};

const folder = '.github/workflows';
const read = (file: string) => readFileSync(file, 'utf8');
const reporter = './.github/workflows/report.yml';

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
    // The validator's list of permissions is older than attestations.
    expect(validateWorkflow(text.replace(/^ +attestations: write\n/m, '')).errors).toEqual([]);
  });

  test('names every action by its digest, with the version beside it', () => {
    const uses = text.split('\n').filter((line) => /\buses: (?!\.\/)/.test(line));
    expect(uses).toHaveLength(steps.filter((step) => step.uses).length);
    expect(uses.filter((line) => !/uses: [\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  test('may read the source and no more, but for the jobs that publish or report', () => {
    expect([{}, {contents: 'read'}]).toContainEqual(workflow.permissions);
    for (const {permissions, steps: own, uses} of jobs) {
      const publishes = (own ?? []).some((step) => step.uses?.startsWith('actions/deploy-pages@'));
      const reports = uses === reporter || file === 'report.yml';
      const allowed = publishes
        ? [{pages: 'write', 'id-token': 'write', attestations: 'write'}]
        : reports
          ? [{issues: 'write'}]
          : [undefined, {contents: 'read'}];
      expect(allowed).toContainEqual(permissions);
    }
  });

  test('hides no failure, and opens an issue when it fails by the clock, since nobody watches then', () => {
    expect(text).not.toContain('continue-on-error');
    const reports = Object.values(workflow.jobs).filter(({uses}) => uses === reporter);
    expect(reports).toHaveLength(workflow.on.schedule ? 1 : 0);
    for (const report of reports) {
      expect(report.if).toBe("failure() && github.event_name == 'schedule'");
      expect([report.needs].flat().sort()).toEqual(
        Object.keys(workflow.jobs)
          .filter((name) => name !== 'report')
          .sort(),
      );
    }
  });

  test('gives the code of a pull request neither rights nor secrets', () => {
    expect(text).not.toMatch(/pull_request_target|workflow_run/);
    expect(text).not.toMatch(/\bsecrets\b/);
  });

  test('hands nothing that others can write to a shell', () => {
    // The values of a matrix are written in the workflow itself.
    expect(steps.filter(({run}) => /\$\{\{ (?!matrix\.)/.test(run ?? ''))).toEqual([]);
  });

  test('leaves no token behind in the working copy', () => {
    const checkouts = steps.filter(({uses}) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
  });

  test('runs on the Node that hosts build with, on several, or on that of the next Docusaurus, and ends', () => {
    const setups = steps.filter(({uses}) => uses?.startsWith('actions/setup-node@'));
    const isMatrix = jobs.some((job) => JSON.stringify(job.strategy?.matrix.node ?? '').includes(`"${node}`));
    const expected = isMatrix ? '${{ matrix.node }}' : file === 'canary.yml' ? '26' : node;
    expect(setups.filter((step) => step.with?.['node-version'] !== expected)).toEqual([]);
    expect(jobs.filter((job) => job['timeout-minutes'] === undefined && job.uses === undefined)).toEqual([]);
  });

  test('calls only scripts that exist', () => {
    const {scripts} = JSON.parse(read('package.json')) as {scripts: Record<string, string>};
    const parts = jobs.flatMap(({strategy}) => strategy?.matrix.part ?? []);
    const called = [...steps, ...parts].flatMap(({run}) =>
      [...(run ?? '').matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name!),
    );
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });
});

test('what is deployed has passed the quick check, and the full check runs each night', () => {
  const {jobs} = load(read(`${folder}/pages.yml`)) as Workflow;
  expect(jobs.check!.uses).toBe('./.github/workflows/check.yml');
  expect(jobs.deploy!.needs).toContain('check');
  const full = load(read(`${folder}/full-check.yml`)) as Workflow;
  expect(full.on.schedule).toEqual([{cron: expect.stringMatching(/^\d+ \d+ \* \* \*$/)}]);
  expect(full.jobs.verify!.steps!.map(({run}) => run)).toContain('npm run verify:full');
});

test('a change is checked side by side by all that npm run check runs', () => {
  const {wireit} = JSON.parse(read('package.json')) as {wireit: Record<string, {command?: string}>};
  const wanted = Object.entries(wireit).flatMap(([name, {command}]) => {
    // GitHub runs the parts of a kind as one, and Firefox and WebKit at night.
    const words = command
      ?.replace(/^\w+=\S+ | -- --project \w+$/g, '')
      .replace(/^(npm run lint):\w+$/, '$1')
      .replace(/^jest .*--selectProjects (csf|views|unit) .*/, 'npm run test:unit');
    return words === undefined || name === 'check:firefox-webkit' ? [] : [words];
  });
  expect(wanted.length).toBeGreaterThan(10);
  const {jobs} = load(read(`${folder}/check.yml`)) as Workflow;
  const runs = jobs.verify!.strategy!.matrix.part!.flatMap(({run}) => run.split(' && '));
  expect(wanted.filter((command) => !runs.includes(command))).toEqual([]);
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

test('the checksums of what is published are in the site, and attested before it is deployed', () => {
  const {jobs} = load(read(`${folder}/pages.yml`)) as Workflow;
  const lists = jobs.build!.steps!.findIndex(({run}) => run?.endsWith('sha256sum > SHA256SUMS'));
  const uploads = jobs.build!.steps!.findIndex(({uses}) => uses?.startsWith('actions/upload-pages-artifact@'));
  expect(lists).toBeGreaterThan(0);
  expect(lists).toBeLessThan(uploads);
  const steps = jobs.deploy!.steps!.map(({uses}) => uses?.split('@')[0]);
  expect(steps).toEqual(['actions/download-artifact', 'actions/attest', 'actions/deploy-pages']);
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
