import type {ReactNode} from 'react';

import Words from '@site/src/browser-tools/frame/Words';
import SettingLink from '@site/src/components/SettingLink';
import {logStamp} from '@sentinel/csf/model/lfd/blocking/texts';
import type {AddressTimeline, Blocking} from '@sentinel/csf/answers/test-log/testLog';
import {answerInWords} from '@sentinel/csf/answers/test-log/verdict';

import AttemptLine from './AttemptLine';
import styles from './results.lazy.module.css';

/** What lfd does about each address. */
export default function Blocks({answers, moreAddresses}: Blocking): ReactNode {
  if (answers.length === 0) {
    return (
      <section>
        <h3>Blocks</h3>
        <p>No line counts for an address. The reasons are below.</p>
      </section>
    );
  }
  return (
    <section>
      <h3>Blocks</h3>
      {answers.map((answer) => (
        <AddressAnswer key={answer.address} answer={answer} isOnly={answers.length === 1} />
      ))}
      {moreAddresses > 0 && (
        <p>
          {`${moreAddresses === 1 ? 'One more address is' : `${moreAddresses} more addresses are`} further from a limit.`}
        </p>
      )}
    </section>
  );
}

function AddressAnswer({answer, isOnly}: {answer: AddressTimeline; isOnly: boolean}): ReactNode {
  const {address, blocks, steps, moreSteps, texts, isUncertain} = answer;
  // The verdict above already says it.
  const isTold = isOnly && blocks.length < 2;
  return (
    <section className={styles.address}>
      <h4>
        <code translate="no">{address}</code>
      </h4>
      {!isTold && (
        <p>
          <Words text={answerInWords(answer)} />
        </p>
      )}
      {!isUncertain && <AttemptLine answer={answer} />}
      {texts.map(({block, texts: written}) => (
        <details key={`${block.lineNumber} ${block.trigger} ${block.target}`}>
          <summary>
            <span>{`What csf and lfd write about the block at line ${block.lineNumber}, `}</span>
            <code translate="no">{block.trigger}</code>
          </summary>
          <Written label="/var/log/lfd.log" lines={written.log.map((line) => `${logStamp(block.seconds)} … ${line}`)} />
          <Written label="/etc/csf/csf.deny" lines={written.deny} />
          <Written
            label="/var/lib/csf/csf.tempban"
            lines={written.temporary === undefined ? [] : [written.temporary]}
          />
          {written.mails.map((mail) => (
            <Written
              key={mail.subject}
              label={`Email: ${mail.subject}`}
              lines={[...mail.fields.map(([label, value]) => `${label} ${value}`), '', mail.heading, '', ...mail.lines]}
            />
          ))}
        </details>
      ))}
      {blocks.length > texts.length && <p>{`${blocks.length - texts.length} more blocks of this address follow.`}</p>}
      <details>
        <summary>{`Each line as a table${moreSteps > 0 ? `: the first ${steps.length} of ${steps.length + moreSteps}` : ''}`}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Time</th>
              <th scope="col">Setting</th>
              <th scope="col">Count</th>
              <th scope="col">What lfd does</th>
            </tr>
          </thead>
          <tbody>
            {steps.map(({lineNumber, seconds, setting, count, limit, state}, index) => (
              <tr key={`${lineNumber} ${setting} ${index}`}>
                <td>{lineNumber}</td>
                <td>{seconds === undefined ? 'unknown' : logStamp(seconds)}</td>
                <td>{setting !== '' && <SettingLink name={setting} />}</td>
                <td>{state === 'counted' ? `${count} of ${limit}` : ''}</td>
                <td>{doneAt(answer, lineNumber, state)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function Written({label, lines}: {label: string; lines: string[]}): ReactNode {
  return lines.length === 0 ? null : (
    <>
      <p className={styles.label}>{label}</p>
      {/* Lines can be wider than the page; the keyboard must reach them. */}
      <pre translate="no" className={styles.written} tabIndex={0}>
        {lines.join('\n')}
      </pre>
    </>
  );
}

function doneAt({blocks}: AddressTimeline, line: number, state: AddressTimeline['steps'][number]['state']): string {
  if (blocks.some(({lineNumber}) => lineNumber === line)) {
    return 'blocks the address';
  }
  return {
    counted: 'counts it',
    off: 'does not count it: the setting is off',
    ignored: 'ignores the address',
    skipped: 'skips it: just blocked',
  }[state];
}
