import {useId, useMemo, type ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';
import {
  findRuleKind,
  readLine,
  type LineReading,
  type Rule,
  type RuleKind,
} from '@site/src/features/rule-builder/logic';

import styles from './styles.module.css';

type Props = {
  pasted: string;
  /** What is in the fields now. */
  current: Rule;
  onPaste: (text: string) => void;
  onTake: (rule: Rule) => void;
};

type Read = Extract<LineReading, {notes: string[]}>;

/** A field for a line that exists: it is read back into the fields, or it is said why no rule comes of it. */
export default function PasteLine({pasted, current, onPaste, onTake}: Props): ReactNode {
  const id = useId();
  const readings = useMemo(() => (pasted.trim() === '' ? [] : readLine(pasted)), [pasted]);
  const read = readings.filter((reading): reading is Read => 'fields' in reading);
  const meanings = readings.flatMap((reading) => ('meaning' in reading ? [reading.meaning] : []));
  const faults = faultsIn(readings);
  return (
    <div className={form.field}>
      <label htmlFor={`${id}line`}>Paste a line to read it</label>
      <p id={`${id}hint`} className={form.hint}>
        A line of one of the files below, a setting such as <code>{'PORTFLOOD = "22;tcp;5;300"'}</code>, or a command{' '}
        <code>csf -a</code> or <code>csf -d</code>. Or leave it empty and begin with the fields.
      </p>
      <textarea
        id={`${id}line`}
        name="pasted"
        className={styles.code}
        rows={2}
        spellCheck={false}
        autoCapitalize="none"
        autoComplete="off"
        value={pasted}
        aria-invalid={faults.length > 0 ? true : undefined}
        aria-describedby={[...(faults.length > 0 ? [`${id}fault`] : []), `${id}hint`].join(' ')}
        onChange={({target}) => onPaste(target.value)}
      />
      <div role="status" className={styles.readings}>
        {faults.length > 0 && (
          <p id={`${id}fault`} className={form.fault}>
            {faults.join(' ')}
          </p>
        )}
        {meanings.map((meaning) => (
          <p key={meaning}>{meaning}</p>
        ))}
        {read.length > 1 && (
          <p>
            {isOfSeveralKinds(read)
              ? 'The line does not say which file it is in. Which one is it?'
              : 'There are several entries. Which one do you want in the fields?'}
          </p>
        )}
        {read.map((reading, place) => (
          <Outcome
            key={place}
            reading={reading}
            isOnly={read.length === 1}
            isInFields={isSame(reading, current)}
            onTake={() => onTake({kind: reading.kind, values: reading.fields})}
          />
        ))}
      </div>
    </div>
  );
}

type OutcomeProps = {reading: Read; isOnly: boolean; isInFields: boolean; onTake: () => void};

function Outcome({reading, isOnly, isInFields, onTake}: OutcomeProps): ReactNode {
  const kind = findRuleKind(reading.kind)!;
  return (
    <div>
      {isOnly && isInFields ? (
        <p>
          <strong>Read as: {kind.name}.</strong> The fields hold it. <a href="#the-line">See what it does</a>
        </p>
      ) : (
        <button type="button" className={styles.choice} aria-pressed={isInFields} onClick={onTake}>
          <strong>{kind.name}</strong> {kind.sentence(kind.tidy(reading.fields))}
        </button>
      )}
      {reading.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** Each fault once; where only one kind has it, with the name of that kind. */
function faultsIn(readings: readonly LineReading[]): string[] {
  const found = readings.flatMap((reading) => ('fault' in reading ? [reading] : []));
  return [...new Set(found.map(({fault}) => fault))].map((fault) => {
    const kinds = [...new Set(found.filter((one) => one.fault === fault).map(({kind}) => kind))];
    const name = kinds.length === 1 ? findRuleKind(kinds[0] ?? '')?.name : undefined;
    return name === undefined ? fault : `${name}: ${fault}`;
  });
}

function isOfSeveralKinds(read: readonly Read[]): boolean {
  return new Set(read.map(({kind}) => kind)).size > 1;
}

function isSame(reading: Read, {kind: id, values}: Rule): boolean {
  return reading.kind === id && lineOf(findRuleKind(id)!, reading.fields) === lineOf(findRuleKind(id)!, values);
}

function lineOf(kind: RuleKind, values: Rule['values']): string {
  return JSON.stringify(kind.tidy(values));
}
