import type {ReactNode} from 'react';

import tool from '@site/src/components/BrowserTool/styles.module.css';
import type {FieldFault, RuleKind} from '@site/src/features/rule-builder/logic';

import styles from './styles.module.css';

type Props = {
  kind: RuleKind;
  faults: readonly FieldFault[];
  /** The faults that are told; of the others only the field is named. */
  told: readonly FieldFault[];
  idOf: (name: string) => string;
};

/** What a line still lacks, each with the way to its field. */
export default function Missing({kind, faults, told, idOf}: Props): ReactNode {
  const fields = kind.fields.filter(({name}) => faults.some(({field}) => field === name));
  return (
    <ul className={styles.missing}>
      {fields.map((field) => (
        <li key={field.name}>
          <button
            type="button"
            className={tool.textButton}
            onClick={() => document.getElementById(idOf(field.name))?.focus()}
          >
            {field.label}
          </button>
          {told.some((fault) => fault.field === field.name) &&
            `: ${told.find((fault) => fault.field === field.name)!.fault}`}
        </li>
      ))}
    </ul>
  );
}
