/** A known vulnerability accepted for a limited time. */
export type AuditException = {
  /** The advisory, such as `GHSA-xxxx-xxxx-xxxx`. */
  advisory: string;
  package: string;
  reason: string;
  /** Day of the decision. */
  since: string | Date;
  /** Day when the decision expires. */
  until: string | Date;
};

type Outcome =
  | {state: 'clean'; packages: number}
  | {state: 'vulnerable'; problems: string[]}
  /** The registry did not answer, so nothing is known about vulnerabilities. */
  | {state: 'unasked'; reason: string};

type Advisory = {name: string; title: string; url: string; severity: string; range: string};
type Report = {
  auditReportVersion?: number;
  message?: string;
  error?: {summary?: string; detail?: string};
  metadata?: {dependencies?: {total?: number}};
  vulnerabilities?: Record<string, {via: (Advisory | string)[]}>;
};

const file = 'tools/supply-chain/audit.yml';
const grave = ['high', 'critical'];

/** Interprets the output of `npm audit --json`, without vulnerabilities that are excepted on this day. */
export function readAudit(output: string, exceptions: AuditException[], today: Date): Outcome {
  const report = parse(output);
  if (report?.auditReportVersion === undefined || report.vulnerabilities === undefined) {
    const {message, error} = report ?? {};
    return {state: 'unasked', reason: message || error?.summary || error?.detail || 'npm gave no report'};
  }
  const found = advisories(report.vulnerabilities);
  const problems = [
    ...found.flatMap((advisory) => problemOf(advisory, exceptions, today)),
    ...exceptions
      .filter((exception) => !found.some((advisory) => isMeant(advisory, exception)))
      .map(({advisory, package: name}) => `${file}: ${name} no longer has ${advisory}; remove the exception.`),
  ];
  return problems.length > 0
    ? {state: 'vulnerable', problems}
    : {state: 'clean', packages: report.metadata?.dependencies?.total ?? 0};
}

function parse(output: string): Report | undefined {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return undefined;
  }
}

/** Each grave advisory once, without packages that only depend on a vulnerable one. */
function advisories(vulnerabilities: NonNullable<Report['vulnerabilities']>): Advisory[] {
  const all = Object.values(vulnerabilities)
    .flatMap(({via}) => via)
    .filter((cause): cause is Advisory => typeof cause !== 'string' && grave.includes(cause.severity));
  return [...new Map(all.map((advisory) => [`${advisory.name} ${advisory.url}`, advisory])).values()];
}

function problemOf(advisory: Advisory, exceptions: AuditException[], today: Date): string[] {
  const {name, title, url, severity, range} = advisory;
  const exception = exceptions.find((one) => isMeant(advisory, one));
  const remedy = remedyFor(exception, today);
  return remedy === undefined ? [] : [`${name} ${range}: ${title} (${severity}, ${url}): ${remedy}.`];
}

/** What to do about a vulnerability; undefined while an exception holds. */
export function remedyFor(exception: AuditException | undefined, today: Date): string | undefined {
  if (exception === undefined) {
    return `use a version without it, or say in ${file} why it is harmless here and until when`;
  }
  return new Date(exception.until) > today ? undefined : `the exception in ${file} has expired; decide again`;
}

function isMeant({name, url}: Advisory, exception: AuditException): boolean {
  return name === exception.package && url.endsWith(`/${exception.advisory}`);
}
