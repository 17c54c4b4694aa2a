import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import {asTyped} from '@site/src/browser-tools/frame/CodeArea';
import Field from '@site/src/browser-tools/frame/Field';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import form from '@site/src/components/Form/styles.module.css';
import {
  initialPacket,
  ownAddress,
  packetExamples,
  states,
  usual,
  type FieldName,
  type PacketExample,
  type PacketFields,
} from '@site/src/csf/packet-test/packetForm';

import Fold from './Fold';
import styles from './styles.module.css';

type Props = {
  fields: PacketFields;
  errors: Partial<Record<FieldName, string>>;
  onChange: (fields: PacketFields) => void;
};

/** Packets to begin with. */
export function Examples({onChoose}: {onChoose: (example: PacketExample) => void}): ReactNode {
  const id = useId();
  return (
    <div className={form.actions} role="group" aria-labelledby={id}>
      <span id={id}>Begin with an example:</span>
      {packetExamples.map((example) => (
        <button
          key={example.name}
          type="button"
          className="button button--secondary button--sm"
          onClick={() => onChoose(example)}
        >
          {example.name}
        </button>
      ))}
    </div>
  );
}

/** The fields of a packet; what most people never change is folded. */
export function PacketForm({fields, errors, onChange}: Props): ReactNode {
  const isIn = fields.direction === 'in';
  const isIcmp = fields.protocol === 'icmp';
  const text = (name: FieldName, label: string, more: Partial<FieldProps> = {}): ReactNode => (
    <TextField
      name={name}
      label={label}
      value={fields[name]}
      error={errors[name]}
      onChange={(value) => onChange({...fields, [name]: value})}
      {...more}
    />
  );
  const choice = (name: FieldName, label: string, options: Readonly<Record<string, string>>): ReactNode => (
    <Field label={label}>
      {(ties) => (
        <select
          {...ties}
          name={name}
          value={fields[name]}
          onChange={({target}) => onChange({...fields, [name]: target.value})}
        >
          {Object.entries(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );

  const check = (name: 'knocked' | 'docker', label: string): ReactNode => (
    <label className={styles.check}>
      <input
        type="checkbox"
        name={name}
        value="yes"
        checked={fields[name] === 'yes'}
        onChange={({target}) => onChange({...fields, [name]: target.checked ? 'yes' : ''})}
      />
      {label}
    </label>
  );

  const moreNames: FieldName[] = [
    'fromPort',
    'state',
    'device',
    'number',
    'connections',
    'user',
    'group',
    'knocked',
    'docker',
  ];
  const isMoreUsed = moreNames.some((name) => fields[name] !== initialPacket[name]);
  const example = fields.from.includes(':') || fields.to.includes(':') ? ownAddress[6] : ownAddress[4];
  return (
    <fieldset className={clsx(tool.stack, styles.group)}>
      <legend>The packet</legend>
      <div className={form.actions} role="radiogroup" aria-label="Direction">
        {(['in', 'out'] as const).map((direction) => (
          <label key={direction} className={styles.check}>
            <input
              type="radio"
              name="direction"
              value={direction}
              checked={fields.direction === direction}
              onChange={() => onChange({...fields, direction, from: fields.to, to: fields.from})}
            />
            {direction === 'in' ? 'Comes to the server' : 'The server sends it'}
          </label>
        ))}
      </div>
      <div className={tool.fields}>
        {text('from', 'From', isIn ? {placeholder: '203.0.113.7'} : {isOptional: true, placeholder: example})}
        {text('to', 'To', isIn ? {isOptional: true, placeholder: example} : {placeholder: '203.0.113.7'})}
        {choice('protocol', 'Protocol', {tcp: 'TCP', udp: 'UDP', icmp: 'ICMP'})}
        {isIcmp
          ? text('icmp', 'ICMP type', {placeholder: usual.icmp})
          : text('port', 'Port', {isNumber: true, placeholder: '22'})}
      </div>
      <Fold
        summary="More about the packet"
        isNeeded={isMoreUsed || moreNames.some((name) => errors[name] !== undefined)}
      >
        <div className={tool.fields}>
          {choice('state', 'Connection', states)}
          {!isIcmp && text('fromPort', 'Source port', {isNumber: true, placeholder: String(usual.fromPort)})}
          {text('device', 'Network device', {placeholder: usual.device})}
          {text('number', 'Which one of a burst', {isNumber: true, placeholder: String(usual.number)})}
          {text('connections', 'Connections open already', {
            isNumber: true,
            placeholder: String(usual.connections),
          })}
          {!isIn && text('user', 'User who sends it', {isOptional: true, placeholder: 'www-data'})}
          {!isIn && text('group', 'Group of the sender', {isOptional: true, placeholder: 'mail'})}
        </div>
        {isIn && check('knocked', 'It knocked in the right order before (PORTKNOCKING)')}
        {isIn && check('docker', 'A container publishes the port with Docker')}
      </Fold>
    </fieldset>
  );
}

type FieldProps = {
  name: string;
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  placeholder?: string;
  isOptional?: boolean;
  isNumber?: boolean;
};

function TextField(props: FieldProps): ReactNode {
  const {name, label, value, error, onChange, placeholder, isOptional = false, isNumber = false} = props;
  return (
    <Field label={label} isOptional={isOptional} error={error}>
      {(ties) => (
        <input
          {...ties}
          name={name}
          type="text"
          inputMode={isNumber ? 'numeric' : undefined}
          {...asTyped}
          value={value}
          placeholder={placeholder}
          onChange={({target}) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
