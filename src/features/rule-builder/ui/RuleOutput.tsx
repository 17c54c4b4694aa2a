import {useId, type ReactNode} from 'react';
import Admonition from '@theme/Admonition';

import {asTyped} from '@site/src/components/BrowserTool/CodeArea';
import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import tool from '@site/src/components/BrowserTool/styles.module.css';
import form from '@site/src/components/Form/styles.module.css';
import Snippet from '@site/src/components/Snippet';
import {errorInDevice, rulesOfKind, settingsThatMatter} from '@site/src/features/rule-builder/logic';
import type {
  FieldError,
  PacketFilterRule,
  RuleFields,
  RuleKind,
  ServerSettings,
  Step,
  Warning,
} from '@site/src/features/rule-builder/logic';

import output from './ruleOutput.lazy.module.css';
import styles from './styles.module.css';

type MissingProps = {
  kind: RuleKind;
  errors: readonly FieldError[];
  /** The errors to show; for the others only the name of the field. */
  told: readonly FieldError[];
  idOf: (name: string) => string;
};

/** The fields that a line still needs, each as a button that leads to it. */
export function Missing({kind, errors, told, idOf}: MissingProps): ReactNode {
  const fields = kind.fields.filter(({name}) => errors.some(({field}) => field === name));
  return (
    <ul className={styles.missing}>
      {fields.map((field) => (
        <li key={field.name}>
          <button
            type="button"
            className={tool.textButton}
            onClick={() => document.getElementById(idOf(field.name))?.focus()}
          >
            {field.label}
          </button>
          {told.some((error) => error.field === field.name) &&
            `: ${told.find((error) => error.field === field.name)!.error}`}
        </li>
      ))}
    </ul>
  );
}

type RuleProps = {
  kind: RuleKind;
  /** Fields without errors. */
  fields: RuleFields;
  server: ServerSettings;
  onServer: (server: ServerSettings) => void;
};

/** A complete line: what it does, how to use it, and how to undo it. */
export function Rule({kind, fields, server, onServer}: RuleProps): ReactNode {
  const line = kind.print(fields);
  return (
    <>
      <Warnings warnings={kind.warnings(fields)} />
      <p className={output.sentence}>{kind.sentence(fields)}</p>
      <div className={output.line}>
        <Snippet
          code={line}
          language="text"
          title={kind.setting === undefined ? kind.file : `Entry of ${kind.setting}`}
        />
      </div>
      <h3>Use it</h3>
      <Steps steps={kind.apply(fields)} shown={line} />
      <h3>Undo it</h3>
      <Steps steps={kind.undo(fields)} shown={line} />
      <PacketFilter kind={kind} fields={fields} server={server} onServer={onServer} />
    </>
  );
}

/** Warnings before you use a line; those about a lock-out come first. */
function Warnings({warnings}: {warnings: readonly Warning[]}): ReactNode {
  return (
    <>
      <Group type="danger" title="This can lock you out" warnings={warnings.filter(({locksOut}) => locksOut)} />
      <Group type="warning" title="Before you use it" warnings={warnings.filter(({locksOut}) => !locksOut)} />
    </>
  );
}

type GroupProps = {type: string; title: string; warnings: readonly Warning[]};

function Group({type, title, warnings}: GroupProps): ReactNode {
  return (
    warnings.length > 0 && (
      <Admonition type={type} title={title}>
        {warnings.map(({text, page}) => (
          <p key={text}>
            {text} <QuietLink to={page}>Read more</QuietLink>
          </p>
        ))}
      </Admonition>
    )
  );
}

type StepsProps = {
  steps: readonly Step[];
  /** The line that is shown above, and not again in each step. */
  shown: string;
};

/** The steps on the server, in order. */
function Steps({steps, shown}: StepsProps): ReactNode {
  return (
    <ol className={output.steps}>
      {steps.map(({text, command, file, line}) => {
        const isNew = line !== undefined && line !== shown;
        return (
          <li key={text}>
            <p>
              {text} {file !== undefined && !isNew && <code>{file}</code>}
            </p>
            {isNew && <Snippet code={line} language="ini" {...(file === undefined ? {} : {title: file})} />}
            {command !== undefined && <Snippet code={command} />}
          </li>
        );
      })}
    </ol>
  );
}

const shownBy = {iptables: 'iptables -S', ip6tables: 'ip6tables -S', ipset: 'ipset save'} as const;

/** The rules that csf makes from a line, with the settings of the server that change them. */
function PacketFilter({kind, fields, server, onServer}: RuleProps): ReactNode {
  const id = useId();
  const rulesWith = rulesOfKind(kind.id, fields);
  if (rulesWith === undefined) {
    return null;
  }
  // A device with a wrong name would make no rule, so the rules are shown without it.
  const used = {...server, ...withoutErrors(server)};
  const rules = rulesWith(used);
  return (
    <>
      <h3>The rules that csf makes</h3>
      {rules.length === 0 && (
        <p>
          Nothing: with <code>{'IPV6 = "0"'}</code> csf makes no rule for an IPv6 address.
        </p>
      )}
      {programsOf(rules).map((program) => (
        <Snippet
          key={program}
          code={rules
            .filter((rule) => rule.program === program)
            .map(({rule}) => rule)
            .join('\n')}
          language="text"
          title={`Shown by ${shownBy[program]}`}
        />
      ))}
      <fieldset className={output.server}>
        <legend>Settings of your server that change this</legend>
        {settingsThatMatter(rulesWith, used).map((name) => (
          <ServerSetting
            key={name}
            id={`${id}${name}`}
            name={name}
            value={server[name]}
            onChange={(value) => onServer({...server, [name]: value})}
          />
        ))}
        <p className={form.hint}>These are the shipped values until you change them.</p>
      </fieldset>
    </>
  );
}

function withoutErrors({ETH_DEVICE, ETH6_DEVICE}: ServerSettings): Partial<ServerSettings> {
  return {
    ...(errorInDevice(ETH_DEVICE) === undefined ? {} : {ETH_DEVICE: ''}),
    ...(errorInDevice(ETH6_DEVICE) === undefined ? {} : {ETH6_DEVICE: ''}),
  };
}

function programsOf(rules: readonly PacketFilterRule[]): PacketFilterRule['program'][] {
  return [...new Set(rules.map(({program}) => program))];
}

type SettingProps = {
  id: string;
  name: keyof ServerSettings;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
};

/** One setting of the server, with the values of csf.conf. */
function ServerSetting({id, name, value, onChange}: SettingProps): ReactNode {
  const label = <label htmlFor={id}>{name}</label>;
  if (typeof value === 'string' && name.startsWith('ETH')) {
    const error = errorInDevice(value);
    return (
      <div className={output.setting}>
        {label}
        <input
          id={id}
          type="text"
          value={value}
          {...asTyped}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}error`}
          onChange={({target}) => onChange(target.value)}
        />
        {error !== undefined && (
          <p id={`${id}error`} role="alert" className={form.fault}>
            {error} The rules above ignore it.
          </p>
        )}
      </div>
    );
  }
  const options = typeof value === 'string' ? ['DROP', 'REJECT'] : ['0', '1'];
  return (
    <div className={output.setting}>
      {label}
      <select
        id={id}
        value={typeof value === 'string' ? value : options[Number(value)]}
        onChange={({target}) => onChange(typeof value === 'string' ? target.value : target.value === '1')}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
