import type {ReactNode} from 'react';

import Snippet from '@site/src/components/Snippet';
import type {RuleFields, RuleKind} from '@site/src/features/rule-builder/logic';

import PacketFilter from './PacketFilter';
import Steps from './Steps';
import styles from './styles.module.css';
import Warnings from './Warnings';
import type {BuilderState} from './kept';

type Props = {
  kind: RuleKind;
  /** Right fields. */
  fields: RuleFields;
  server: BuilderState['server'];
  onServer: (server: BuilderState['server']) => void;
};

/** A line that is complete: the line itself, what it says, how it is used and taken back. */
export default function Line({kind, fields, server, onServer}: Props): ReactNode {
  const line = kind.print(fields);
  return (
    <>
      <Warnings warnings={kind.warnings(fields)} />
      <p className={styles.sentence}>{kind.sentence(fields)}</p>
      <div className={styles.line}>
        <Snippet
          code={line}
          language="text"
          title={kind.setting === undefined ? kind.file : `Entry of ${kind.setting}`}
        />
      </div>
      <h3>Use it</h3>
      <Steps steps={kind.apply(fields)} shown={line} />
      <h3>Take it back</h3>
      <Steps steps={kind.undo(fields)} shown={line} />
      <PacketFilter kind={kind} fields={fields} server={server} onServer={onServer} />
    </>
  );
}
