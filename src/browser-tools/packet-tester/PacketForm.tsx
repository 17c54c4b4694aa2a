import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

import {ChoiceField, TextField} from '@site/src/browser-tools/frame/Field';
import Fold from '@site/src/browser-tools/frame/Fold';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import form from '@site/src/components/Form/styles.module.css';
import {
  initialPacket,
  ownAddress,
  states,
  usual,
  type FieldName,
  type PacketFields,
} from '@sentinel/csf/answers/test-packet/packetForm';

import styles from './styles.module.css';

type Props = {
  fields: PacketFields;
  errors: Partial<Record<FieldName, string>>;
  onChange: (fields: PacketFields) => void;
};

/** What most people fill in. */
const mainNames: readonly FieldName[] = ['direction', 'from', 'to', 'protocol', 'port', 'icmp'];

/** The fields of a packet; what most people never change is folded. */
export default function PacketForm({fields, errors, onChange}: Props): ReactNode {
  const isIn = fields.direction === 'in';
  const isIcmp = fields.protocol === 'icmp';
  const text = (name: FieldName, label: string, more: Partial<ComponentProps<typeof TextField>> = {}): ReactNode => (
    <TextField
      label={label}
      name={name}
      value={fields[name]}
      error={errors[name]}
      onText={(value) => onChange({...fields, [name]: value})}
      {...more}
    />
  );
  const choice = (name: FieldName, label: string, options: Readonly<Record<string, string>>): ReactNode => (
    <ChoiceField
      label={label}
      name={name}
      value={fields[name]}
      options={Object.entries(options)}
      onChoice={(value) => onChange({...fields, [name]: value})}
    />
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

  const moreNames = (Object.keys(fields) as FieldName[]).filter((name) => !mainNames.includes(name));
  const isMoreUsed = moreNames.some((name) => fields[name] !== initialPacket[name]);
  const example = fields.from.includes(':') || fields.to.includes(':') ? ownAddress[6] : ownAddress[4];
  return (
    <fieldset className={clsx(tool.stack, styles.group)}>
      <legend>The packet</legend>
      <Direction fields={fields} onChange={onChange} />
      <div className={tool.fields}>
        {text('from', 'From', isIn ? {placeholder: '203.0.113.7'} : {isOptional: true, placeholder: example})}
        {text('to', 'To', isIn ? {isOptional: true, placeholder: example} : {placeholder: '203.0.113.7'})}
        {choice('protocol', 'Protocol', {tcp: 'TCP', udp: 'UDP', icmp: 'ICMP'})}
        {isIcmp
          ? text('icmp', 'ICMP type', {placeholder: usual.icmp})
          : text('port', 'Port', {inputMode: 'numeric', placeholder: '22'})}
      </div>
      <Fold
        summary="More about the packet"
        isNeeded={isMoreUsed || moreNames.some((name) => errors[name] !== undefined)}
      >
        <div className={tool.fields}>
          {choice('state', 'Connection', states)}
          {!isIcmp && text('fromPort', 'Source port', {inputMode: 'numeric', placeholder: String(usual.fromPort)})}
          {text('device', 'Network device', {placeholder: usual.device})}
          {text('number', 'Packet number in a burst', {inputMode: 'numeric', placeholder: String(usual.number)})}
          {text('connections', 'Connections already open', {
            inputMode: 'numeric',
            placeholder: String(usual.connections),
          })}
          {!isIn && text('user', 'Sending user', {isOptional: true, placeholder: 'www-data'})}
          {!isIn && text('group', 'Sending group', {isOptional: true, placeholder: 'mail'})}
        </div>
        {isIn && check('knocked', 'It has knocked in the right order (PORTKNOCKING)')}
        {isIn && check('docker', 'Docker publishes the port for a container')}
      </Fold>
    </fieldset>
  );
}

/** The way of the packet. A visitor who changes it looks at the other end of the same connection. */
function Direction({fields, onChange}: Omit<Props, 'errors'>): ReactNode {
  return (
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
          <span>{direction === 'in' ? 'Incoming' : 'Outgoing'}</span>
        </label>
      ))}
    </div>
  );
}
