import type {ReactNode} from 'react';

import {ChoiceField, TextField} from '@site/src/browser-tools/frame/Field';
import Fold from '@site/src/browser-tools/frame/Fold';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import form from '@site/src/components/Form/styles.module.css';
import Snippet from '@site/src/components/Snippet';
import type {RuleFields, RuleKind} from '@sentinel/csf/answers/build-rule';
import type {ServerSettings} from '@sentinel/csf/model/lists/serverSettings';
import {errorInDevice} from '@sentinel/csf/model/netfilter/address';
import {rulesOfKind, settingsThatMatter, type PacketFilterRule} from '@sentinel/csf/answers/build-rule/packetFilter';

import {input} from './input';

const shownBy = {iptables: 'iptables -S', ip6tables: 'ip6tables -S', ipset: 'ipset save'} as const;

export type RuleProps = {
  kind: RuleKind;
  /** Fields without errors. */
  fields: RuleFields;
  server: ServerSettings;
};

/** The rules that csf makes from a line, with the settings of the server that change them. */
export default function PacketFilter({kind, fields, server}: RuleProps): ReactNode {
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
          Nothing: with <code translate="no">{'IPV6 = "0"'}</code> csf makes no rule for an IPv6 address.
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
      <Fold className={tool.part} summary="What if the settings of my server are different?">
        <p className={form.hint}>These are the shipped values until you change them.</p>
        <div className={tool.fields}>
          {settingsThatMatter(rulesWith, used).map((name) => (
            <ServerSetting
              key={name}
              name={name}
              value={server[name]}
              onChange={(value) => input.give({server: {...server, [name]: value}})}
            />
          ))}
        </div>
      </Fold>
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
  name: keyof ServerSettings;
  value: string | boolean;
  onChange: (value: string | boolean) => void;
};

/** One setting of the server, with the values of csf.conf. */
function ServerSetting({name, value, onChange}: SettingProps): ReactNode {
  const common = {label: <code translate="no">{name}</code>};
  if (typeof value === 'string' && name.startsWith('ETH')) {
    const error = errorInDevice(value);
    return (
      <TextField {...common} value={value} error={error && `${error} The rules above ignore it.`} onText={onChange} />
    );
  }
  const options = typeof value === 'string' ? ['DROP', 'REJECT'] : ['0', '1'];
  return (
    <ChoiceField
      {...common}
      value={typeof value === 'string' ? value : options[Number(value)]!}
      options={options.map((option) => [option, option])}
      onChoice={(next) => onChange(typeof value === 'string' ? next : next === '1')}
    />
  );
}
