import {useRef, useState, type ReactNode} from 'react';

import styles from './styles.module.css';

type Props = {
  /** The list of all settings, as the build wrote it. */
  children: ReactNode;
};

/** A list of settings with a field that hides what does not hold every word typed. */
export default function SettingsFilter({children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState<number>();

  function filter(text: string): void {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const line of list.current?.querySelectorAll('li') ?? []) {
      const content = line.textContent.toLowerCase();
      line.hidden = !words.every((word) => content.includes(word));
      shown += line.hidden ? 0 : 1;
    }
    setCount(words.length > 0 ? shown : undefined);
  }

  return (
    <div className={styles.filter}>
      <label htmlFor="settings-filter">Show only settings with these words</label>
      <input
        id="settings-filter"
        type="search"
        autoComplete="off"
        placeholder="LF_SSHD, country, seconds …"
        onChange={({target}) => filter(target.value)}
      />
      <p role="status" className={styles.count}>
        {count === undefined ? '' : `${count} ${count === 1 ? 'setting' : 'settings'}`}
      </p>
      <div ref={list}>{children}</div>
    </div>
  );
}
