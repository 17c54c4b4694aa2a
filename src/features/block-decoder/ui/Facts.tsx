import type {ReactNode} from 'react';

import type {Finding} from '@site/src/features/block-decoder/logic';

import SettingLink from './SettingLink';
import styles from './styles.module.css';

/** Who, why and until when. */
export default function Facts({finding}: {finding: Finding}): ReactNode {
  const {address, ports, trigger, setting, permanent, until} = finding;
  const lasts = permanent === true ? 'For good, until somebody lifts it' : until;
  const facts: readonly (readonly [name: string, value: ReactNode])[] = [
    ['Address', address && <code>{address}</code>],
    ['Ports', ports && <code>{ports}</code>],
    ['Trigger', trigger && trigger !== setting && <code>{trigger}</code>],
    [trigger === setting ? 'Trigger and setting' : 'Setting', setting && <SettingLink name={setting} />],
    [permanent === true ? 'Lasts' : 'Until', lasts],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
