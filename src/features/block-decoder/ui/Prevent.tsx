import type {ReactNode} from 'react';

import Snippet from '@site/src/components/Snippet';
import type {Prevention} from '@site/src/features/block-decoder/logic';

import SettingLink from './SettingLink';
import styles from './styles.module.css';

/** Ways to keep something from happening again. */
export default function Prevent({ways}: {ways: readonly Prevention[]}): ReactNode {
  return (
    <ul className={styles.ways}>
      {ways.map(({text, commands = [], setting}) => (
        <li key={text}>
          <p>
            {text} {setting !== undefined && <SettingLink name={setting} />}
          </p>
          {commands.length > 0 && <Snippet code={commands.join('\n')} title="As root on the server" />}
        </li>
      ))}
    </ul>
  );
}
