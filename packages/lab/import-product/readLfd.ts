import type facts from '@sentinel/csf/facts/lfd.json';

/** What lfd.pl and RegexMain.pm say about the services that lfd counts and the logs that it reads. */
export type Lfd = Omit<typeof facts, 'version' | 'source' | 'logs' | 'patterns'> & {
  logs: Record<string, string[]>;
  patterns: Record<string, {log: string; count: number}>;
};

/**
 * Reads lfd's tables from its source.
 * @param lfd lfd.pl
 * @param patterns ConfigServer/RegexMain.pm
 * @param shipped settings of csf.conf
 * @throws if a table is not where it was: then this reader must learn the new form
 */
export function readLfd(lfd: string, patterns: string, shipped: ReadonlySet<string>): Lfd {
  const all = (text: string, form: RegExp): string[] => [...text.matchAll(form)].map(([, name = '']) => name);
  const names = [...lfd.matchAll(/if \(\$app eq "(\w+)"\) \{\$trigger = "(\w+)"\}/g)].map(
    ([, name = '', setting = '']): [string, string] => [name, setting],
  );
  const ports = all(lfd, /^(?:my \$sshdef|\$ports\{\w+\}) = \$config\{PORTS_(\w+)\};/gm);
  const [, restricted = ''] = /RESTRICT_SYSLOG\} == 1\) \{[^}]*?qw\{([^}]*)\}/.exec(lfd) ?? [];
  const logs: Record<string, string[]> = {};
  // A condition on one line; what it does may be on the lines below, up to a brace in the first column.
  for (const [, condition = '', one, several] of lfd.matchAll(
    /^if \((\$config\{.*?)\) \{(?:(.*globlog\(.*)|\n((?:[ \t].*\n)+)\}$)/gm,
  )) {
    const opened = all(one ?? several ?? '', /&globlog\("(\w+)"\)/g);
    if (/globlog\(/.test(one ?? several ?? '')) {
      for (const setting of all(condition, /\$config\{(\w+)\}/g)) {
        logs[setting] = [...(logs[setting] ?? []), ...opened];
      }
    }
  }
  const failures: Lfd['patterns'] = {};
  for (const [, setting = '', log = ''] of patterns.matchAll(
    /\(\$config\{(\w+)\}\) and .*?\$globlogs\{(\w+)\}\{\$lgfile\}\)+\s*and \(\$line =~/g,
  )) {
    failures[setting] = {log: failures[setting]?.log ?? log, count: (failures[setting]?.count ?? 0) + 1};
  }
  const found = {names, ports, restricted: restricted.split(/\s+/).filter(Boolean), logs, patterns: failures};
  const empty = Object.entries(found).filter(([, table]) => Object.keys(table).length === 0);
  if (empty.length > 0) {
    throw new Error(
      `lfd.pl or RegexMain.pm has no ${empty.map(([table]) => table).join(', ')} in the form that packages/lab/import-product/readLfd.ts knows. Adapt it to the new form.`,
    );
  }
  const notShipped = names.filter(([, setting]) => !shipped.has(setting)).map(([name]) => name);
  return {...found, notShipped};
}
