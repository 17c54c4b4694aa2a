import {checkParsed, type Report} from '@site/src/csf/conf/check/checkConfig';
import {checkText} from '@site/src/csf/conf/decode';
import {mergeConfig, type Merged} from '@site/src/csf/conf/mergeConfig';
import {parseConfig} from '@site/src/csf/conf/parseConfig';
import {panelOf, type Panel} from '@site/src/csf/conf/shippedConfig';
import type {Finding} from '@site/src/csf/conf/check/finding';

import type {Input} from '../toolInput';

export type Examined = {
  isConfig: true;
  /** The number of findings, for screen readers. */
  sentence: string;
  report: Report;
  merged: Merged;
  /** The panel whose shipped file it was compared with. */
  panel: Panel;
  /** The panel that the file names itself. */
  ownPanel: Panel | undefined;
};

export type Examination = Examined | {isConfig: false; sentence: string};

/**
 * Checks a text and merges it, by the file of the panel that was chosen or that it names itself.
 * A bug of ours is reported: the tab remembers the text, and would bring a crash back with it.
 */
export function examine(input: Input, chosen: Panel | undefined): Examination {
  try {
    return examineText(input, chosen);
  } catch (error) {
    console.error(error);
    return {
      isConfig: false,
      sentence: 'The check failed on this text. That is a bug in this page, not in your file. Please report it.',
    };
  }
}

function examineText({text, encoding}: Input, chosen: Panel | undefined): Examination {
  const decoded = checkText(text, encoding);
  if (!decoded.isConfig) {
    return decoded;
  }
  const config = parseConfig(text, encoding);
  const ownPanel = panelOf(config);
  const panel = chosen ?? ownPanel ?? 'generic';
  const report = checkParsed(config, panel, encoding);
  return {
    ...{isConfig: true, panel, ownPanel, report},
    sentence: countFindings(report.findings),
    merged: mergeConfig(config, panel),
  };
}

/** How much was found, in a sentence. */
function countFindings(findings: readonly Finding[]): string {
  const count = (...names: string[]): number => findings.filter(({severity}) => names.includes(severity)).length;
  const missing = count('new');
  const differences = count('difference');
  const others = findings.length - missing - differences;
  const parts = [
    others === 0 ? 'Nothing is wrong' : `${counted(others, 'finding')}`,
    ...(missing === 0 ? [] : [`${counted(missing, 'setting')} missing`]),
    differences === 0 ? 'every value as shipped' : `${counted(differences, 'value')} not as shipped`,
  ];
  return `${parts.join(', ')}.`;
}

/** A number with its word: "1 line", "2,000 lines". */
export function counted(count: number, word: string): string {
  return `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`;
}
