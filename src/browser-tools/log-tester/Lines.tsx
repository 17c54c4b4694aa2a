import {useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import Words from '@site/src/browser-tools/frame/Words';
import QuietLink from '@site/src/components/QuietLink';
import SettingLink from '@site/src/components/SettingLink';
import {variantNames} from '@sentinel/csf/model/variants';
import type {Reading, Sample} from '@sentinel/csf/answers/test-log/testLog';
import {toolNames} from '@sentinel/csf/pages/toolNames';

import styles from './results.lazy.module.css';

const headings: Record<Reading['others'][number]['reason'], string> = {
  'setting-off': 'The setting is off',
  'wrong-log': 'lfd does not look for it in this log',
  'ignored-address': 'lfd ignores the address',
  local: 'The server itself',
  'no-address': 'No address',
  'near-miss': 'Close, but not counted',
  'left-out': 'lfd skips these',
  'unknown-words': 'lfd does not know these lines',
};

/** Which lines of a log count, and why the others do not. */
export default function Lines({reading}: {reading: Reading}): ReactNode {
  const {log, counted, others} = reading;
  return (
    <section>
      <h3>Lines</h3>
      <p>
        <span>
          {log.isRecognised
            ? 'By their form, the lines are read as the log of'
            : log.isTried
              ? 'The lines have the form of no log that lfd reads by itself, so they are tried as those of'
              : 'Read as the log of'}
        </span>{' '}
        <SettingLink name={log.setting} />
        <span>
          {log.panel === undefined
            ? '.'
            : `. By the log or the text around it, the server has ${variantNames[log.panel]}, so its shipped settings count here.`}
        </span>
      </p>
      {counted.map((group) => (
        <Group
          key={`${group.family} ${group.setting} ${group.packet?.words}`}
          title={titleOf(group)}
          samples={group.samples}
          lines={group.lines}
          isCounted={group.kind === 'failure'}
        >
          <p>
            {group.text !== '' && <span>{`lfd calls it “${group.text}”. `}</span>}
            {group.kind === 'report' && <span>lfd reports this, and blocks nobody for it. </span>}
            <SettingLink name={group.setting} />{' '}
            <span>{group.kind === 'report' ? 'switches that on.' : 'decides how many are too many.'}</span>
          </p>
          <Packet packet={group.packet} />
        </Group>
      ))}
      {others.map((group) => (
        <Group
          key={`${group.reason} ${group.why} ${group.setting} ${group.packet?.words}`}
          title={headings[group.reason]}
          samples={group.samples}
          lines={group.lines}
        >
          <p>
            <Words text={group.advice === 'Nothing.' ? group.why : `${group.why} ${group.advice}`} />{' '}
            {group.setting !== '' && <SettingLink name={group.setting} />}
            {group.page !== '' && (
              <QuietLink to={group.page}>
                {group.isOfLfd === true ? `Open the ${toolNames.output}` : 'Read more'}
              </QuietLink>
            )}
          </p>
          <Packet packet={group.packet} />
        </Group>
      ))}
    </section>
  );
}

/** What the packets of the kernel log are, and what to do. */
function Packet({packet}: Pick<Reading['others'][number], 'packet'>): ReactNode {
  return (
    packet !== undefined && (
      <p>
        <Words text={packet.words} /> <QuietLink to={packet.page}>Which packets are these?</QuietLink>
      </p>
    )
  );
}

function titleOf({kind, service, setting}: Reading['counted'][number]): string {
  const name = service === '' ? setting : service;
  return {
    failure: `Counted for ${name}`,
    login: `Logins that worked, counted for ${setting}`,
    report: `Only reported (${name})`,
  }[kind];
}

type GroupProps = {title: string; lines: number; samples: Sample[]; isCounted?: boolean; children: ReactNode};

const fewSamples = 3;

function Group({title, lines, samples, isCounted = false, children}: GroupProps): ReactNode {
  const [isLong, setIsLong] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const shown = isLong ? samples : samples.slice(0, fewSamples);

  function showAll(): void {
    flushSync(() => setIsLong(true));
    list.current!.querySelectorAll('li')[fewSamples]!.focus();
  }

  return (
    <section className={isCounted ? styles.counted : styles.notCounted}>
      <h4>{`${title}: ${lines} ${lines === 1 ? 'line' : 'lines'}`}</h4>
      {children}
      <ol ref={list} className={styles.samples}>
        {shown.map(({lineNumber, text}) => (
          <li key={lineNumber} tabIndex={-1}>
            <span className={styles.lineNumber}>{lineNumber}</span> <code translate="no">{text}</code>
          </li>
        ))}
      </ol>
      {samples.length > shown.length && (
        <button type="button" className="button button--secondary button--sm" onClick={showAll}>
          {samples.length === lines ? `Show all ${lines}` : `Show the first ${samples.length} of ${lines}`}
        </button>
      )}
    </section>
  );
}
