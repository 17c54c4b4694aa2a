import type {ReactNode} from 'react';
import clsx from 'clsx';

import tool from '@site/src/components/BrowserTool/styles.module.css';

import styles from './results.lazy.module.css';

type Props = {line: number | undefined; showLine: ((number: number) => void) | undefined};

/** Where something stands; leads there, if the text is in the field. */
export default function LineNumber({line, showLine}: Props): ReactNode {
  if (line === undefined || showLine === undefined) {
    return line === undefined ? 'not in the file' : `line ${line}`;
  }
  return (
    <button type="button" className={clsx(tool.textButton, styles.line)} onClick={() => showLine(line)}>
      line {line}
    </button>
  );
}
