import {createTabStorage} from '@site/src/browser-tools/frame/tabStorage';
import {
  errorInDevice,
  findRuleKind,
  readLinkedRule,
  ruleKinds,
  shippedSettings,
  type Rule,
  type RuleFields,
  type ServerSettings,
} from '@site/src/csf/lists';

/** The content of the rule builder. */
export type BuilderState = {
  pasted: string;
  kind: string;
  /** The content of the fields of each kind, so that another choice loses nothing. */
  values: Record<string, RuleFields>;
  server: ServerSettings;
};

const initial: BuilderState = {pasted: '', kind: ruleKinds[0]!.id, values: {}, server: shippedSettings};

/** The content of the rule builder, in this tab. */
export const toolInput = createTabStorage<BuilderState>('tool.rule-builder', initial, readState);

/** The state with a rule in its fields. */
export function withRule(state: BuilderState, {kind, values}: Rule): BuilderState {
  return {...state, kind, values: {...state.values, [kind]: values}};
}

function readState(stored: unknown): BuilderState | undefined {
  if (!isRecord(stored) || typeof stored['pasted'] !== 'string' || typeof stored['kind'] !== 'string') {
    return undefined;
  }
  const {pasted, kind, values, server} = stored;
  return findRuleKind(kind) && {pasted, kind, values: readValues(values), server: readServer(server)};
}

function readValues(stored: unknown): BuilderState['values'] {
  const rules = isRecord(stored)
    ? Object.entries(stored).map(([kind, values]) => isRecord(values) && readLinkedRule({...values, kind}))
    : [];
  return Object.fromEntries(rules.flatMap((rule) => (rule ? [[rule.kind, rule.values]] : [])));
}

function readServer(stored: unknown): ServerSettings {
  const known = Object.entries(shippedSettings).map(([name, usual]) => {
    const value = isRecord(stored) ? stored[name] : undefined;
    return [name, typeof value === typeof usual && isServerValue(name, value) ? value : usual];
  });
  return Object.fromEntries(known) as ServerSettings;
}

function isServerValue(name: string, value: unknown): boolean {
  return typeof value !== 'string' || (name.startsWith('DROP') ? isTarget(value) : errorInDevice(value) === undefined);
}

function isTarget(value: string): boolean {
  return value === 'DROP' || value === 'REJECT';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
