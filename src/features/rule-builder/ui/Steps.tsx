import type {ReactNode} from 'react';

import Snippet from '@site/src/components/Snippet';
import type {Step} from '@site/src/features/rule-builder/logic';

import styles from './styles.module.css';

type Props = {
  steps: readonly Step[];
  /** The line that is shown above, and not again in each step. */
  shown: string;
};

/** What to do on the server, one after the other. */
export default function Steps({steps, shown}: Props): ReactNode {
  return (
    <ol className={styles.steps}>
      {steps.map(({text, command, file, line}) => {
        const isNew = line !== undefined && line !== shown;
        return (
          <li key={text}>
            <p>
              {text} {file !== undefined && !isNew && <code>{file}</code>}
            </p>
            {isNew && <Snippet code={line} language="ini" {...(file === undefined ? {} : {title: file})} />}
            {command !== undefined && <Snippet code={command} />}
          </li>
        );
      })}
    </ol>
  );
}
