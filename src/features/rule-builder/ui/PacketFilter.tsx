import {useId, type ReactNode} from 'react';

import {asTyped} from '@site/src/components/BrowserTool/CodeArea';
import form from '@site/src/components/Form/styles.module.css';
import Snippet from '@site/src/components/Snippet';
import {errorInDevice, type ServerSettings} from '@site/src/features/rule-builder/logic';
import {
  rulesOfKind,
  settingsThatMatter,
  type PacketFilterRule,
} from '@site/src/features/rule-builder/logic/packetFilter';

import type {RuleProps} from './RuleOutput';
import output from './ruleOutput.lazy.module.css';

const shownBy = {iptables: 'iptables -S', ip6tables: 'ip6tables -S', ipset: 'ipset save'} as const;

/** The rules that csf makes of a line, with the settings of the server on which they depend. */
export default function PacketFilter({kind, fields, server, onServer}: RuleProps): ReactNode {
  const id = useId();
  const rulesWith = rulesOfKind(kind.id, fields);
  if (rulesWith === undefined) {
    return null;
  }
  // A device whose name is wrong would make no rule; the one before it is as good as any.
  const used = {...server, ...withoutErrors(server)};
  const rules = rulesWith(used);
  return (
    <>
      <h3>What the packet filter gets</h3>
      {rules.length === 0 && (
        <p>
          Nothing: with <code>{'IPV6 = "0"'}</code> csf makes no rule of an IPv6 address.
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
        <p className={form.hint}>As shipped, unless you change them here.</p>
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

/** One setting of the server, as csf.conf has it. */
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
            {error} The rules are shown without it.
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
