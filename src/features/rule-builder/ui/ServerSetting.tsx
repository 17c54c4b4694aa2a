import type {ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';
import {faultInDevice, type ServerSettings} from '@site/src/features/rule-builder/logic';

import styles from './styles.module.css';

type Props = {
  id: string;
  name: keyof ServerSettings;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
};

/** One setting of the server, as csf.conf has it. */
export default function ServerSetting({id, name, value, onChange}: Props): ReactNode {
  const label = <label htmlFor={id}>{name}</label>;
  if (typeof value === 'string' && name.startsWith('ETH')) {
    const fault = faultInDevice(value);
    return (
      <div className={styles.setting}>
        {label}
        <input
          id={id}
          type="text"
          value={value}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={fault === undefined ? undefined : true}
          aria-describedby={fault === undefined ? undefined : `${id}fault`}
          onChange={({target}) => onChange(target.value)}
        />
        {fault !== undefined && (
          <p id={`${id}fault`} role="alert" className={form.fault}>
            {fault} The rules are shown without it.
          </p>
        )}
      </div>
    );
  }
  const options = typeof value === 'string' ? ['DROP', 'REJECT'] : ['0', '1'];
  return (
    <div className={styles.setting}>
      {label}
      <select
        id={id}
        value={typeof value === 'string' ? value : options[Number(value)]}
        onChange={({target}) => onChange(typeof value === 'string' ? target.value : target.value === '1')}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
