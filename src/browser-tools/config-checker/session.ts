import type {Session} from '@site/src/browser-tools/frame/session';
import {checkParsed, isShipped, type Report} from '@sentinel/csf/answers/check-config/checkConfig';
import {countOf, type Finding} from '@sentinel/csf/answers/check-config/checkRule';
import {checkText} from '@sentinel/csf/answers/check-config/decode';
import {mergeConfig, type Merged} from '@sentinel/csf/model/conf/mergeConfig';
import {parseConfig, type ParsedConfig} from '@sentinel/csf/model/conf/parseConfig';
import {panelOf, shippedValues, type Panel} from '@sentinel/csf/model/conf/shippedConfig';
import {counted} from '@site/src/lib/counted';

import {accept} from './chosenFile';
import type {Input} from './input';

/** A text to check. `panel` is the one that the visitor chose; undefined to take the one that the file names. */
export type Question = Pick<Input, 'text' | 'encoding'> & {panel: Panel | undefined};

/** A merged file. */
export type Merge = {
  merged: Merged;
  /** How many lines the merged file leaves out; `merged` names the first ones. */
  leftOut: {settings: number; comments: number};
};

export type Examined = {
  /** The number of findings, for screen readers. */
  sentence: string;
  report: Report;
  /** The merged file, unless the text is an excerpt: it would set the rest as shipped. */
  merge: Merge | undefined;
  /** The panel whose shipped file it was compared with. */
  panel: Panel;
  /** The panel that the file names itself. */
  ownPanel: Panel | undefined;
  /** The shipped values of the settings that differ, by name. */
  shipped: Readonly<Record<string, string>>;
};

/** The page lists so many lines that the merged file leaves out. */
const mostListed = 200;

/** What the page lists, and where it stops: all lines of a long file would hold it up when they arrive. */
function beginningOf<T>(lines: readonly T[]): T[] {
  return lines.slice(0, mostListed + 1);
}

/** Checks texts and merges them. */
export default function createSession(): Session<Question, Examined> {
  return ({text, encoding, panel: chosen}, give) => {
    accept(checkText(text, encoding));
    const config = parseConfig(text, encoding);
    const ownPanel = panelOf(config);
    const panel = chosen ?? ownPanel ?? 'generic';
    const report = checkParsed(config, panel, encoding);
    const values = shippedValues(panel);
    give({
      sentence: startSentence(report.findings, panel) + countFindings(report.findings),
      report,
      merge: report.isExcerpt ? undefined : mergeOf(config, panel),
      panel,
      ownPanel,
      shipped: Object.fromEntries(
        report.findings.flatMap(({severity, setting}) =>
          severity === 'difference' && setting !== undefined ? [[setting, values.get(setting)?.value ?? '']] : [],
        ),
      ),
    });
  };
}

function mergeOf(config: ParsedConfig, panel: Panel): Merge {
  const merged = mergeConfig(config, panel);
  return {
    merged: {...merged, left: beginningOf(merged.left), leftComments: beginningOf(merged.leftComments)},
    leftOut: {settings: merged.left.length, comments: merged.leftComments.length},
  };
}

/** Whether csf starts, and what passes if it does not; where it starts, who gets in that should not, or does not. */
function startSentence(findings: readonly Finding[], panel: Panel): string {
  const stops = findings.filter(({stop}) => stop !== undefined);
  // csf reads the whole file before it makes rules.
  const kind = stops.some(({stop}) => stop === 'unread') ? 'unread' : 'flushed';
  const places = [
    ...new Set(
      stops
        .filter(({stop}) => stop === kind)
        .map(({line, setting}) => (line === undefined ? setting! : `line ${line}`)),
    ),
  ];
  if (places.length === 0) {
    const alarms = findings.flatMap(({alarm}) => alarm?.sentence ?? []);
    return [...new Set([...alarms, ...gravestOf(findings, panel).map(({title}) => title)])]
      .map((sentence) => `${sentence}. `)
      .join('');
  }
  const others = places.length > 3 ? ` and ${places.length - 3} more` : '';
  const then =
    kind === 'unread'
      ? 'The rules of the last start stay in force until a reboot, and no csf command works.'
      : 'It removes all rules, so every packet passes.';
  return `csf does not start with this csf.conf: ${places.slice(0, 3).join(', ')}${others}. ${then} `;
}

/** Rules about traps, those that keep out or let in the wrong people first. */
const traps = [/^numbers\.low$/, /^protection\./, /^access\./, /^pairs\./, /./];

/** What harms most: the visitor's own lines before values as csf ships them. */
function gravestOf(findings: readonly Finding[], panel: Panel): Finding[] {
  const grave = (['lockout', 'open'] as const).map((one) =>
    findings.filter(({severity, alarm}) => severity === one && alarm === undefined),
  );
  const [own, shipped] = [false, true].map((wanted) =>
    grave.flatMap((some) => some.filter((finding) => isShipped(finding, panel) === wanted).slice(0, 2)),
  ) as [Finding[], Finding[]];
  const ownTraps = findings.filter((finding) => finding.severity === 'trap' && !isShipped(finding, panel));
  const worst = traps.flatMap((rule) => ownTraps.filter(({id}) => rule.test(id))).slice(0, 1);
  return [...(own.length > 0 ? own : worst), ...shipped];
}

/** How much was found, in a sentence. */
function countFindings(findings: readonly Finding[]): string {
  const count = (...names: string[]): number => countOf(findings.filter(({severity}) => names.includes(severity)));
  const missing = count('new');
  const differences = count('difference');
  const others = countOf(findings) - missing - differences;
  const parts = [
    others === 0 ? 'Nothing is wrong' : `${counted(others, 'finding')}`,
    ...(missing === 0 ? [] : [`${counted(missing, 'setting')} missing`]),
    differences === 0
      ? others === 0
        ? 'every value as shipped'
        : 'though every value is as shipped'
      : `${counted(differences, 'value')} not as shipped`,
  ];
  return `${parts.join(', ')}.`;
}
