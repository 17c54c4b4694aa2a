import type {Encoding} from './decode';
import {compareWithShipped} from './differences';
import {mostFindings, severities, type Examined, type Finding, type Rule} from './finding';
import {parseConfig, type ParsedConfig} from './parseConfig';
import {accessRules} from './rules/access';
import {addressRules} from './rules/addresses';
import {nameRules} from './rules/names';
import {pairRules} from './rules/pairs';
import {portFieldRules} from './rules/portFields';
import {portListRules} from './rules/portLists';
import {portPairRules} from './rules/portPairs';
import {protectionRules} from './rules/protection';
import {rangeRules} from './rules/ranges';
import {syntaxRules} from './rules/syntax';
import {valueRules} from './rules/values';
import {webInterfaceRules} from './rules/webInterface';
import {shippedSettings, type Panel} from './shippedConfig';
import {recogniseOrigin, type Origin} from './versions';

/** All rules but the comparison with the shipped values. */
export const rules: readonly Rule[] = [
  ...syntaxRules,
  ...nameRules,
  ...rangeRules,
  ...portListRules,
  ...portFieldRules,
  ...valueRules,
  ...addressRules,
  ...accessRules,
  ...portPairRules,
  ...protectionRules,
  ...webInterfaceRules,
  ...pairRules,
];

export type Report = {
  config: ParsedConfig;
  origin: Origin;
  /** The worst first, in each degree by line. */
  findings: Finding[];
  /** What was read: settings in the file, and those of them that 15.11 has in some panel's file. */
  read: {settings: number; recognised: number; lines: number};
};

/** Says what is wrong with a csf.conf, what is not as it seems, and what is not as it was shipped. */
export function checkConfig(text: string, panel: Panel, encoding: Encoding = 'utf-8'): Report {
  const config = parseConfig(text, encoding);
  const examined = examine(config, panel, encoding);
  const found = rules.flatMap((rule) => limited(rule.check(examined).map((finding) => ({id: rule.id, ...finding}))));
  const findings = [...found, ...compareWithShipped(config, panel)].sort(
    (one, other) =>
      severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
      (one.line ?? Number.MAX_SAFE_INTEGER) - (other.line ?? Number.MAX_SAFE_INTEGER),
  );
  return {
    config,
    origin: recogniseOrigin(config),
    findings,
    read: {
      settings: config.values.size,
      recognised: [...config.values.keys()].filter((name) => shippedSettings.has(name)).length,
      lines: config.lines.at(-1)?.number ?? 0,
    },
  };
}

function examine(config: ParsedConfig, panel: Panel, encoding: Encoding): Examined {
  const entry: Examined['entry'] = (name) => config.values.get(name);
  const value: Examined['value'] = (name) => entry(name)?.value ?? '';
  return {config, panel, encoding, entry, value, isOn: (name) => value(name) !== '' && value(name) !== '0'};
}

/** A file that is wrong throughout is not told line by line. */
function limited(findings: Finding[]): Finding[] {
  const rest = findings.length - mostFindings;
  if (findings.length === 0 || rest <= 0) {
    return findings;
  }
  const {id, severity, line, title, href} = findings[mostFindings]!;
  return [
    ...findings.slice(0, mostFindings),
    {
      ...{id, severity, line, href},
      title: `${rest} more of this kind`,
      reason: `The first of them: ${title}.`,
      remedy: 'Correct those above, then check the file again.',
    },
  ];
}
