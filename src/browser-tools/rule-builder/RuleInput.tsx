import {useId, useMemo, type ComponentProps, type ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';
import CodeArea, {asTyped} from '@site/src/browser-tools/frame/CodeArea';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import QuietLink from '@site/src/components/QuietLink';
import {findRuleKind, readLine, ruleKinds} from '@site/src/csf/lists';
import type {Field, FieldError, LineReading, Rule, RuleFields, RuleKind} from '@site/src/csf/lists';

import output from './ruleOutput.lazy.module.css';
import styles from './styles.module.css';

type PasteProps = {
  pasted: string;
  /** What is in the fields now. */
  current: Rule;
  onPaste: (text: string) => void;
  onTake: (rule: Rule) => void;
};

type Read = Extract<LineReading, {notes: string[]}>;

/** A field for an existing line: reads it into the fields, or says why it makes no rule. */
export function PasteLine({pasted, current, onPaste, onTake}: PasteProps): ReactNode {
  const id = useId();
  const readings = useMemo(() => (pasted.trim() === '' ? [] : readLine(pasted)), [pasted]);
  const read = readings.filter((reading): reading is Read => 'fields' in reading);
  const meanings = readings.flatMap((reading) => ('meaning' in reading ? [reading.meaning] : []));
  const errors = errorsIn(readings);
  return (
    <div className={form.field}>
      <label htmlFor={`${id}line`}>Paste a line to read it</label>
      <p id={`${id}hint`} className={form.hint}>
        A line of one of the files below, a setting such as <code>{'PORTFLOOD = "22;tcp;5;300"'}</code>, or a command{' '}
        <code>csf -a</code> or <code>csf -d</code>. Or leave it empty and start with the fields.
      </p>
      <CodeArea
        id={`${id}line`}
        name="pasted"
        rows={2}
        wrap="soft"
        value={pasted}
        aria-invalid={errors.length > 0 ? true : undefined}
        aria-describedby={[...(errors.length > 0 ? [`${id}error`] : []), `${id}hint`].join(' ')}
        onChange={({target}) => onPaste(target.value)}
      />
      <div role="status" className={styles.readings}>
        {errors.length > 0 && (
          <p id={`${id}error`} className={form.error}>
            {errors.join(' ')}
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
          <strong>Read as: {kind.name}.</strong> It is in the fields now. <a href="#the-line">See what it does</a>
        </p>
      ) : (
        <button type="button" className={output.choice} aria-pressed={isInFields} onClick={onTake}>
          <strong>{kind.name}</strong> {kind.sentence(kind.tidy(reading.fields))}
        </button>
      )}
      {reading.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </div>
  );
}

/** Each error once; if only one kind has it, with the name of that kind. */
function errorsIn(readings: readonly LineReading[]): string[] {
  const found = readings.flatMap((reading) => ('error' in reading ? [reading] : []));
  return [...new Set(found.map(({error}) => error))].map((error) => {
    const kinds = [...new Set(found.filter((one) => one.error === error).map(({kind}) => kind))];
    const name = kinds.length === 1 ? findRuleKind(kinds[0] ?? '')?.name : undefined;
    return name === undefined ? error : `${name}: ${error}`;
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

type KindProps = {kind: RuleKind; onChoose: (id: string) => void};

/** The choice of the kind of line, with its purpose and the page that explains it. */
export function KindChoice({kind, onChoose}: KindProps): ReactNode {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={`${id}kind`}>Kind of line</label>
      <select
        id={`${id}kind`}
        name="kind"
        value={kind.id}
        aria-describedby={`${id}hint`}
        onChange={({target}) => onChoose(target.value)}
      >
        {groups.map(({label, kinds}) => (
          <optgroup key={label} label={label}>
            {kinds.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} ({placeOf(each)})
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className={form.hint}>
        <span id={`${id}hint`}>{kind.summary}</span> <QuietLink to={kind.page}>Read how it works</QuietLink>
      </p>
    </div>
  );
}

const isList = ({file}: RuleKind): boolean => /\/csf\.(allow|deny|ignore)$/.test(file);

const groups = [
  {label: 'Allow, deny and ignore lists', kinds: ruleKinds.filter(isList)},
  {label: 'Settings of csf.conf', kinds: ruleKinds.filter(({setting}) => setting !== undefined)},
  {label: 'Other files', kinds: ruleKinds.filter((kind) => kind.setting === undefined && !isList(kind))},
];

/** The place of a line of a kind, in one word: the setting, or the name of the file. */
function placeOf({setting, file}: RuleKind): string {
  return setting ?? file.slice(file.lastIndexOf('/') + 1);
}

type FieldsProps = {
  idOf: (name: string) => string;
  kind: RuleKind;
  values: RuleFields;
  /** The errors that are shown. */
  errors: readonly FieldError[];
  onChange: (name: string, value: string) => void;
  onEnter: (name: string) => void;
  onLeave: (name: string) => void;
};

/** The fields of one kind of line. */
export function Fields({idOf, kind, values, errors, onChange, onEnter, onLeave}: FieldsProps): ReactNode {
  return (
    <div className={tool.fields}>
      {kind.fields.map((field) => (
        <RuleField
          key={idOf(field.name)}
          id={idOf(field.name)}
          field={field}
          value={values[field.name] ?? field.initial}
          error={errors.find((error) => error.field === field.name)?.error}
          onChange={(value) => onChange(field.name, value)}
          onEnter={() => onEnter(field.name)}
          onLeave={() => onLeave(field.name)}
        />
      ))}
    </div>
  );
}

type FieldProps = {
  id: string;
  field: Field;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onEnter: () => void;
  onLeave: () => void;
};

/** A field of a line: its label and control, and below them its error and its hint. */
function RuleField({id, field, value, error, onChange, onEnter, onLeave}: FieldProps): ReactNode {
  const {name, label, hint, required} = field;
  const common = {
    id,
    name,
    value,
    'aria-required': required || undefined,
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': [...(error === undefined ? [] : [`${id}error`]), `${id}hint`].join(' '),
    onChange: ({target}: {target: {value: string}}) => onChange(target.value),
    onFocus: onEnter,
    onBlur: onLeave,
  };
  return (
    <div className={form.field}>
      <label htmlFor={id}>
        {label}
        {!required && <span className={form.optional}> (optional)</span>}
      </label>
      <Control field={field} common={common} />
      {error !== undefined && (
        <p id={`${id}error`} className={form.error}>
          {error}
        </p>
      )}
      <p id={`${id}hint`} className={form.hint}>
        {hint}
      </p>
    </div>
  );
}

type Common = ComponentProps<'input'> & ComponentProps<'select'>;

function Control({field: {input, options}, common}: {field: Field; common: Common}): ReactNode {
  if (input === 'choice') {
    return (
      <select {...common}>
        {options?.map(({value, label}) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return <input {...common} type="text" inputMode={input === 'number' ? 'numeric' : undefined} {...asTyped} />;
}
