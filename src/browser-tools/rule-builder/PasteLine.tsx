import {useId, useMemo, type ReactNode} from 'react';

import CodeField from '@site/src/browser-tools/frame/CodeField';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import QuietLink from '@site/src/components/QuietLink';
import form from '@site/src/components/Form/styles.module.css';
import {
  findRuleKind,
  pageOfReading,
  readLine,
  type LineReading,
  type ListRule,
  type RuleKind,
} from '@sentinel/csf/answers/build-rule';

import {givePasted, giveRule, input, rulesIn} from './input';
import output from './ruleOutput.lazy.module.css';

type Props = {
  pasted: string;
  /** What is in the fields now. */
  current: ListRule;
  /** Asks for the verdict about the fields. */
  ask: () => void;
};

type Read = Extract<LineReading, {notes: unknown}>;

/** A field for an existing line: reads it into the fields, or says why it makes no rule. */
export default function PasteLine({pasted, current, ask}: Props): ReactNode {
  const id = useId();
  const given = useMemo(() => ({pasted}), [pasted]);
  const {texts, noteOf} = usePastes(given, () => 'rule');
  const readings = useMemo(() => (texts.pasted.trim() === '' ? [] : readLine(texts.pasted)), [texts]);
  const read = readings.filter((reading): reading is Read => 'fields' in reading);
  const meanings = readings.filter((reading) => 'meaning' in reading);
  const errors = errorsIn(readings);
  return (
    <CodeField
      label="Paste a line to read it"
      hint={
        <span>
          A line of one of the files below, a setting such as <code translate="no">{'PORTFLOOD = "22;tcp;5;300"'}</code>
          , or a command <code translate="no">csf -a</code> or <code translate="no">csf -d</code>. Or leave it empty and
          start with the fields.
        </span>
      }
      name="pasted"
      rows={2}
      wrap="soft"
      text={pasted}
      aria-invalid={errors.length > 0 ? true : undefined}
      aria-describedby={errors.length > 0 ? `${id}error` : undefined}
      onPaste={() => {
        // Once the text is in the field.
        setTimeout(() => {
          if (rulesIn(input.get().pasted).length === 1) {
            ask();
          }
        });
      }}
      onText={givePasted}
    >
      {noteOf('pasted')}
      <div role="status" className={output.readings}>
        {meanings.map((reading) => (
          <p key={reading.meaning}>
            <span>{reading.meaning}</span> <QuietLink to={pageOfReading(reading, undefined)}>Read more</QuietLink>
          </p>
        ))}
        {errors.length > 0 && (
          <div id={`${id}error`}>
            {errors.map(({text, page}) => (
              <p key={text} className={form.error}>
                {text} <QuietLink to={page}>Read more</QuietLink>
              </p>
            ))}
          </div>
        )}
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
            choose={() => {
              giveRule({kind: reading.kind, values: reading.fields});
              ask();
            }}
          />
        ))}
      </div>
    </CodeField>
  );
}

type OutcomeProps = {reading: Read; isOnly: boolean; isInFields: boolean; choose: () => void};

function Outcome({reading, isOnly, isInFields, choose}: OutcomeProps): ReactNode {
  const kind = findRuleKind(reading.kind)!;
  return (
    <div>
      {isOnly && isInFields ? (
        <p>
          <strong>{`Read as: ${kind.name}.`}</strong> It is in the fields now. <a href="#verdict">See what it does</a>
        </p>
      ) : (
        <button type="button" className={output.choice} aria-pressed={isInFields} onClick={choose}>
          <strong>{kind.name}</strong> <span>{kind.sentence(kind.tidy(reading.fields))}</span>
        </button>
      )}
      {reading.notes.map(({text}) => (
        <p key={text}>
          <span>{text}</span> <QuietLink to={kind.page}>Read more</QuietLink>
        </p>
      ))}
    </div>
  );
}

/** Each error once, with its section; if only one kind has it, with the name of that kind. */
function errorsIn(readings: readonly LineReading[]): {text: string; page: string}[] {
  const found = readings.flatMap((reading) => ('error' in reading ? [reading] : []));
  return [...new Set(found.map(({error}) => error))].map((error) => {
    const kinds = [...new Set(found.filter((one) => one.error === error).map(({kind}) => kind))];
    const kind = kinds.length === 1 ? findRuleKind(kinds[0] ?? '') : undefined;
    const first = found.find((one) => one.error === error)!;
    const page = pageOfReading(first, kind ?? findRuleKind(first.kind ?? ''));
    return {text: kind === undefined ? error : `${kind.name}: ${error}`, page};
  });
}

function isOfSeveralKinds(read: readonly Read[]): boolean {
  return new Set(read.map(({kind}) => kind)).size > 1;
}

function isSame(reading: Read, {kind: id, values}: ListRule): boolean {
  return reading.kind === id && lineOf(findRuleKind(id)!, reading.fields) === lineOf(findRuleKind(id)!, values);
}

function lineOf(kind: RuleKind, values: ListRule['values']): string {
  return JSON.stringify(kind.tidy(values));
}
