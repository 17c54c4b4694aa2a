import {checkParsed, type Report} from '@site/src/features/config-checker/logic/checkConfig';
import {checkText} from '@site/src/features/config-checker/logic/decode';
import {mergeConfig, type Merged} from '@site/src/features/config-checker/logic/mergeConfig';
import {panelOf} from '@site/src/features/config-checker/logic/panelOf';
import {parseConfig} from '@site/src/features/config-checker/logic/parseConfig';
import type {Panel} from '@site/src/features/config-checker/logic/shippedConfig';

import type {Input} from '../kept';
import countFindings from './countFindings';

export type Examined = {
  isConfig: true;
  /** What was found, for those who do not see it. */
  sentence: string;
  report: Report;
  merged: Merged;
  /** By whose shipped file it was measured. */
  panel: Panel;
  /** The panel that the file names itself. */
  ownPanel: Panel | undefined;
};

export type Examination = Examined | {isConfig: false; sentence: string};

/**
 * Checks a text and merges it, by the file of the panel that was chosen or that it names itself.
 * A fault of ours is told: the tab remembers the text, and would bring a crash back with it.
 */
export function examine(input: Input, chosen: Panel | undefined): Examination {
  try {
    return examineText(input, chosen);
  } catch (error) {
    console.error(error);
    return {
      isConfig: false,
      sentence: 'The check failed at this text. That is a fault of this page, not of the file; please report it.',
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
