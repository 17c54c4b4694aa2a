import {useId, type ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';
import Snippet from '@site/src/components/Snippet';
import {
  faultInDevice,
  rulesOfKind,
  settingsThatMatter,
  type PacketFilterRule,
  type RuleFields,
  type RuleKind,
  type ServerSettings,
} from '@site/src/features/rule-builder/logic';

import ServerSetting from './ServerSetting';
import styles from './styles.module.css';

type Props = {
  kind: RuleKind;
  fields: RuleFields;
  server: ServerSettings;
  onServer: (server: ServerSettings) => void;
};

const shownBy = {iptables: 'iptables -S', ip6tables: 'ip6tables -S', ipset: 'ipset save'} as const;

/** The rules that csf makes of a line, with the settings of the server on which they depend. */
export default function PacketFilter({kind, fields, server, onServer}: Props): ReactNode {
  const id = useId();
  const rulesWith = rulesOfKind(kind.id, fields);
  if (rulesWith === undefined) {
    return null;
  }
  // A device whose name is wrong would make no rule; the one before it is as good as any.
  const used = {...server, ...withoutFaults(server)};
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
      <fieldset className={styles.server}>
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

function withoutFaults({ETH_DEVICE, ETH6_DEVICE}: ServerSettings): Partial<ServerSettings> {
  return {
    ...(faultInDevice(ETH_DEVICE) === undefined ? {} : {ETH_DEVICE: ''}),
    ...(faultInDevice(ETH6_DEVICE) === undefined ? {} : {ETH6_DEVICE: ''}),
  };
}

function programsOf(rules: readonly PacketFilterRule[]): PacketFilterRule['program'][] {
  return [...new Set(rules.map(({program}) => program))];
}
