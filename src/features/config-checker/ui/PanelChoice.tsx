import {useId, type ReactNode} from 'react';

import {panels} from './panels';
import styles from './styles.module.css';

type Props = {choice: string; choose: (value: string) => void};

/** Asks by which of the shipped files the configuration is measured. */
export default function PanelChoice({choice, choose}: Props): ReactNode {
  const id = useId();
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>Control panel of the server</label>
      <select id={id} value={choice} onChange={({target}) => choose(target.value)}>
        <option value="">As the file says</option>
        {panels.map(({value, name}) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}
