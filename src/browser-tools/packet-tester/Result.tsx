import type {ReactNode} from 'react';
import clsx from 'clsx';

import {toolFor} from '@site/src/browser-tools/frame/handOver';
import Notes, {Note} from '@site/src/browser-tools/frame/Notes';
import Words from '@site/src/browser-tools/frame/Words';
import QuietLink from '@site/src/components/QuietLink';
import PacketPath from '@site/src/components/Diagrams/PacketPath';
import Snippet from '@site/src/components/Snippet';
import SettingLink from '@site/src/components/SettingLink';
import {changesInWords, pathOf, type PacketVerdict, type Decision} from '@sentinel/csf/answers/test-packet/answer';
import type {Change, Deed, Edit} from '@sentinel/csf/answers/test-packet/changes';
import {sections, type ToolNote} from '@sentinel/csf/pages/sections';
import type {Origin} from '@sentinel/csf/model/netfilter/ruleSet';

import styles from './result.lazy.module.css';

type Props = {answer: PacketVerdict; changes: readonly Change[]};

/** What belongs to the verdict above, which rules decide, and what would turn it. */
export default function Result({answer, changes}: Props): ReactNode {
  const {decisions, direction, visit, notes} = answer;
  const {question, condition} = changesInWords(answer);
  return (
    <div className={styles.result}>
      <div className={styles.about}>
        {answer.limits.map((limit) => (
          <p key={limit.text}>
            <Note note={limit} />
          </p>
        ))}
        {answer.logged.length > 0 && <Logged prefixes={answer.logged} />}
        {answer.unknown.length > 0 && (
          <>
            <p>This page could not read everything, which may change the answer:</p>
            <Notes notes={answer.unknown} most={mostNotes} className={styles.notes} />
          </>
        )}
        <Notes notes={notes.filter((note) => !isAboutTesting(note))} most={mostNotes} className={styles.notes} />
      </div>
      {answer.dependsOn.length > 0 && <DependsOn dependsOn={answer.dependsOn} />}
      {decisions.length > 0 && (
        <section>
          <h3>Which rules decide?</h3>
          <ol className={styles.decisions}>
            {decisions.map((decision, index) => (
              <DecisionItem key={index} decision={decision} />
            ))}
          </ol>
        </section>
      )}
      {changes.length > 0 && (
        <section>
          <h3>{question}</h3>
          <p className={styles.quiet}>{condition}</p>
          {changes.map((change, index) => (
            <ChangeItem key={change.text} change={change} isOpen={index === 0} />
          ))}
        </section>
      )}
      {visit !== undefined && (
        <section>
          <h3>Where does it end?</h3>
          {visit.isRedirected && <p>A redirect gives it another destination before it comes here.</p>}
          {/* A new way draws itself anew. */}
          <PacketPath key={`${direction} ${visit.gate} ${visit.word}`} direction={direction} visit={visit} />
        </section>
      )}
    </div>
  );
}

const mostNotes = 8;

/** Whether a note says that the rules are about to go, which belongs to the verdict. */
export function isAboutTesting({page}: ToolNote): boolean {
  return page === sections.testing;
}

function Logged({prefixes}: {prefixes: readonly string[]}): ReactNode {
  const reader = toolFor('output');
  return (
    <p>
      The kernel log gets a line that begins with{' '}
      {prefixes.map((prefix, index) => (
        <span key={prefix}>
          {index > 0 && <span> and </span>}
          <code translate="no">{prefix}</code>
        </span>
      ))}
      <span>.</span>{' '}
      {reader && (
        <>
          <span>The</span> <QuietLink to={reader.path}>{reader.title.toLowerCase()}</QuietLink>{' '}
          <span>explains such lines.</span>
        </>
      )}
    </p>
  );
}

function DependsOn({dependsOn}: Pick<PacketVerdict, 'dependsOn'>): ReactNode {
  return (
    <section>
      <h3>What does it depend on?</h3>
      <p>
        <QuietLink to={sections.packetUnknown}>What can it not know?</QuietLink>
      </p>
      {dependsOn.map(({why, names, ifSo, ifNot}) => (
        <div key={why} className={styles.depends}>
          <p>
            <span>{why}</span>{' '}
            {names.map((name) => (
              <span key={name}>
                <SettingLink name={name} />{' '}
              </span>
            ))}
          </p>
          <dl>
            <dt>If it decides</dt>
            <dd>
              <Words text={ifSo} />
            </dd>
            <dt>If not</dt>
            <dd>
              <Words text={ifNot} />
            </dd>
          </dl>
        </div>
      ))}
    </section>
  );
}

function DecisionItem({decision: {table, rule, effect, origin, isDecisive}}: {decision: Decision}): ReactNode {
  return (
    <li className={clsx(isDecisive && styles.decisive)}>
      <code translate="no" className={styles.rule}>
        {table === 'filter' ? rule : `-t ${table} ${rule}`}
      </code>
      <p>
        {isDecisive ? <strong>{`${upperFirst(effect)}.`}</strong> : <span>{`${upperFirst(effect)}.`}</span>}{' '}
        <OriginWords origin={origin} />
      </p>
    </li>
  );
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function OriginWords({origin}: {origin: Origin}): ReactNode {
  // Each kind is an element of its own: a browser that translates the page has replaced the texts between the code.
  if (origin.kind === 'line') {
    return (
      <span key="line">
        <span>{`From line ${origin.line} of `}</span>
        <code translate="no">{pathOf(origin.file)}</code>: <code translate="no">{origin.text.trim()}</code>
      </span>
    );
  }
  if (origin.kind === 'always') {
    return <span key="always">{origin.why}</span>;
  }
  return (
    <span key="settings">
      From{' '}
      {origin.names.map((name, index) => (
        <span key={name}>
          {index > 0 && <span>, </span>}
          <SettingLink name={name} />
        </span>
      ))}
      <span>.</span>
    </span>
  );
}

function ChangeItem({change, isOpen}: {change: Change; isOpen: boolean}): ReactNode {
  const {text, warning, note, undoNote, page, locksOut} = change;
  return (
    <details className={styles.change} open={isOpen}>
      <summary>
        <Words text={text} />
      </summary>
      {warning !== undefined && (
        <p className={clsx(styles.warning, locksOut && styles.danger)}>
          {locksOut && <strong>This can lock you out. </strong>}
          <Words text={warning} /> {locksOut && <QuietLink to="/docs/locked-out/">Locked out?</QuietLink>}
        </p>
      )}
      {note !== undefined && (
        <p className={styles.quiet}>
          <Note note={note} />
        </p>
      )}
      <DeedCode deed={change.do} />
      <p className={styles.quiet}>{undoNote === undefined ? 'Undo it:' : `Undo it. ${undoNote}`}</p>
      <DeedCode deed={change.undo} />
      <p>
        <QuietLink to={page}>Read more</QuietLink>
      </p>
    </details>
  );
}

function DeedCode({deed: {edits = [], setting, command}}: {deed: Deed}): ReactNode {
  return (
    <>
      {edits.map((edit) => (
        <EditedLines key={`${edit.how} ${edit.file}`} edit={edit} />
      ))}
      {setting !== undefined && <Snippet code={setting} language="ini" title="/etc/csf/csf.conf" />}
      <Snippet code={command} />
    </>
  );
}

function EditedLines({edit: {how, file, lines}}: {edit: Edit}): ReactNode {
  const what = lines.length === 1 ? 'this line' : 'these lines';
  return (
    <>
      <p>{`${how === 'add' ? 'Add' : 'Delete'} ${what}:`}</p>
      <Snippet code={lines.join('\n')} language="text" title={pathOf(file)} />
    </>
  );
}
