import type {ReactNode} from 'react';

import type {FieldFault, RuleFields, RuleKind} from '@site/src/features/rule-builder/logic';

import RuleField from './RuleField';
import styles from './styles.module.css';

type Props = {
  idOf: (name: string) => string;
  kind: RuleKind;
  values: RuleFields;
  /** The faults that are told. */
  faults: readonly FieldFault[];
  onChange: (name: string, value: string) => void;
  onEnter: (name: string) => void;
  onLeave: (name: string) => void;
};

/** The fields of one kind of line. */
export default function Fields({idOf, kind, values, faults, onChange, onEnter, onLeave}: Props): ReactNode {
  return (
    <div className={styles.fields}>
      {kind.fields.map((field) => (
        <RuleField
          key={idOf(field.name)}
          id={idOf(field.name)}
          field={field}
          value={values[field.name] ?? field.initial}
          fault={faults.find((fault) => fault.field === field.name)?.fault}
          onChange={(value) => onChange(field.name, value)}
          onEnter={() => onEnter(field.name)}
          onLeave={() => onLeave(field.name)}
        />
      ))}
    </div>
  );
}
