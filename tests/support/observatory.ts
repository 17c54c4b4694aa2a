/** Headers by their name in lower case. */
export type Headers = ReadonlyMap<string, string>;

export type Verdict = {score: number; grade: string; modifiers: Record<string, number>};

/** Sources that allow nearly everything, as Mozilla's Observatory lists them. */
const broad = new Set(['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*']);
const inline = new Set(["'unsafe-inline'", 'data:']);
const isUnsafe = (source: string): boolean => broad.has(source) || inline.has(source);

/** Extra credit counts from this score on. */
const enoughForCredit = 90;

const sixMonths = 15_552_000;

const grades: [number, string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/**
 * The grade of an https site by the rules that Mozilla publishes with its Observatory
 * (github.com/mdn/mdn-http-observatory, src/grader/charts.js, version 1.4), as far as they look at
 * headers and at the addresses of scripts. No cookies, and a redirect from http to the same host, are taken for granted.
 * @param scripts addresses of the scripts of a page that come from another origin, without integrity
 */
export function judge(headers: Headers, scripts: readonly string[] = []): Verdict {
  const policy = readPolicy(headers.get('content-security-policy'));
  const modifiers = {
    csp: modifierOfPolicy(policy),
    framing: modifierOfFraming(policy, headers.get('x-frame-options')),
    hsts: modifierOfTransport(headers.get('strict-transport-security')),
    sniffing: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    referrer: modifierOfReferrer(headers.get('referrer-policy')),
    corp: modifierOf(headers.get('cross-origin-resource-policy'), ['same-origin', 'same-site'], ['cross-origin']),
    coop: modifierOf(
      headers.get('cross-origin-opener-policy'),
      ['same-origin', 'same-origin-allow-popups', 'noopener-allow-popups'],
      ['unsafe-none'],
    ),
    cors: headers.get('access-control-allow-origin') === '*' || !headers.has('access-control-allow-origin') ? 0 : -50,
    integrity: scripts.length === 0 ? 0 : scripts.every((address) => address.startsWith('https:')) ? -5 : -50,
  };
  const values = Object.values(modifiers);
  const withoutCredit = 100 + sum(values.filter((value) => value < 0));
  const score = Math.max(0, withoutCredit >= enoughForCredit ? 100 + sum(values) : withoutCredit);
  return {score, grade: grades.find(([least]) => score >= least)![1], modifiers};
}

type Policy = ReadonlyMap<string, ReadonlySet<string>>;

function readPolicy(header: string | undefined): Policy | undefined {
  if (header === undefined) {
    return undefined;
  }
  return new Map(
    header.split(';').map((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return [name!.toLowerCase(), new Set(sources)];
    }),
  );
}

function modifierOfPolicy(policy: Policy | undefined): number {
  if (policy === undefined) {
    return -25;
  }
  const sourcesOf = (name: string): string[] => [...(policy.get(name) ?? policy.get('default-src') ?? ['*'])];
  const [scripts, styles, objects] = ['script-src', 'style-src', 'object-src'].map((name) =>
    withoutIgnored(sourcesOf(name)),
  ) as [string[], string[], string[]];
  if (scripts.some(isUnsafe) || objects.some((source) => broad.has(source))) {
    return -20;
  }
  const passive = ['img-src', 'media-src'];
  const active = [...policy].filter(([name]) => !passive.includes(name)).flatMap(([, sources]) => [...sources]);
  const isInsecure = (source: string): boolean => /^(http|ftp):/.test(source);
  if (active.some(isInsecure)) {
    return -20;
  }
  if ([...scripts, ...styles].includes("'unsafe-eval'") || passive.flatMap(sourcesOf).some(isInsecure)) {
    return -10;
  }
  if (styles.some(isUnsafe)) {
    return 0;
  }
  return [...(policy.get('default-src') ?? [])].join() === "'none'" ? 10 : 5;
}

/** Browsers that know fingerprints ignore `unsafe-inline` beside one. */
function withoutIgnored(sources: string[]): string[] {
  const hasFingerprint = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
  return hasFingerprint ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
}

function modifierOfFraming(policy: Policy | undefined, option: string | undefined): number {
  if (policy?.has('frame-ancestors') || /^(deny|sameorigin)$/i.test(option ?? '')) {
    return 5;
  }
  return /^allow-from /i.test(option ?? '') ? 0 : -20;
}

function modifierOfTransport(header: string | undefined): number {
  const age = Number(/max-age=(\d+)/i.exec(header ?? '')?.[1]);
  if (Number.isNaN(age)) {
    return -20;
  }
  return age >= sixMonths ? 0 : -10;
}

function modifierOfReferrer(header: string | undefined): number {
  if (header === undefined) {
    return 0;
  }
  const last = header.split(',').at(-1)!.trim();
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last) ? 5 : -5;
}

function modifierOf(header: string | undefined, good: string[], neutral: string[]): number {
  if (header === undefined || neutral.includes(header)) {
    return 0;
  }
  return good.includes(header) ? 10 : -5;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
