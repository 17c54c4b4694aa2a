import type {ReactNode} from 'react';

import {TextField} from '@site/src/browser-tools/frame/Field';
import Fold from '@site/src/browser-tools/frame/Fold';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import type {Blocking} from '@sentinel/csf/answers/test-log/testLog';

/** Values of settings by name. */
export type Changes = Readonly<Record<string, string>>;

type Props = {
  /** With the changes. */
  limits: Blocking['limits'];
  changes: Changes;
  change: (changes: Changes) => void;
  /** Takes the limits of the server again, and shows what they lead to: its button goes. */
  reset: () => void;
};

/** The limits that decide here; a changed one moves the blocks at once. */
export default function Limits({limits, changes, change, reset}: Props): ReactNode {
  return (
    <Fold className={tool.part} summary="What if the limits were different?">
      <div className={tool.fields}>
        {limits.map(([name, value]) => (
          <TextField
            key={name}
            label={<code translate="no">{name}</code>}
            inputMode="numeric"
            value={changes[name] ?? value}
            onText={(text) => change({...changes, [name]: text.trim()})}
          />
        ))}
      </div>
      {Object.keys(changes).length > 0 && (
        <button type="button" className="button button--secondary button--sm" onClick={reset}>
          Restore the server’s values
        </button>
      )}
    </Fold>
  );
}
