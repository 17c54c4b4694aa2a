import {textOf} from '@site/src/browser-tools/frame/texts';
import {createToolInput} from '@site/src/browser-tools/frame/toolInput';
import type {Typed} from '@site/src/browser-tools/frame/typedIn';
import {recordOf} from '@site/src/lib/storedRecord';
import {
  findRuleKind,
  readLine,
  readLinkedRule,
  ruleKinds,
  type ListRule,
  type RuleFields,
} from '@sentinel/csf/answers/build-rule';
import {shippedSettings, type ServerSettings} from '@sentinel/csf/model/lists/serverSettings';
import {errorInDevice} from '@sentinel/csf/model/netfilter/address';

/** What a visitor gave to the rule builder, as the tab keeps it. */
type Input = {
  pasted: string;
  /** Whether the fields still hold what was there before the pasted text, which filled none. */
  isFromBefore: boolean;
  kind: string;
  /** The content of the fields of each kind, so that another choice loses nothing. */
  values: Record<string, RuleFields>;
  server: ServerSettings;
};

export const input = createToolInput<Input>('rule-builder', ({pasted, isFromBefore, kind, values, server}) => ({
  pasted: textOf(pasted),
  isFromBefore: isFromBefore === true,
  kind: findRuleKind(textOf(kind))?.id ?? ruleKinds[0]!.id,
  values: readValues(recordOf(values)),
  server: readServer(recordOf(server)),
}));

/** Lines to paste, each of one kind. */
export const examples = [
  {name: 'Keep a network away from SSH', line: 'csf -d "tcp|in|d=22|s=198.51.100.0/24" guessing passwords'},
  {name: 'Open a port for one address', line: 'csf -a "tcp|in|d=3306|s=203.0.113.7" database client'},
  {name: 'Limit new connections', line: 'PORTFLOOD = "22;tcp;5;300"'},
];

/** Puts a rule into its fields. */
export function giveRule({kind, values}: ListRule): void {
  input.give({kind, values: {...input.get().values, [kind]: values}, isFromBefore: false});
}

/** The rules in a pasted text. */
export function rulesIn(pasted: string): ListRule[] {
  return readLine(pasted).flatMap((reading) =>
    'fields' in reading ? [{kind: reading.kind, values: reading.fields}] : [],
  );
}

/** Takes a pasted line, and fills the fields if it has only one meaning. */
export function givePasted(pasted: string): void {
  const rules = rulesIn(pasted);
  // The same line can be in csf.allow and in csf.deny: then the visitor has to choose.
  const isClear = new Set(rules.map(({kind}) => kind)).size === 1;
  input.give({pasted, isFromBefore: pasted.trim() !== '' && !isClear});
  if (isClear) {
    giveRule(rules[0]!);
  }
}

/** Takes over what somebody typed before hydration. */
export function giveTyped({pasted, kind: id, ...typed}: Typed): void {
  if (pasted !== undefined) {
    givePasted(pasted);
    return;
  }
  const kind = findRuleKind(id ?? input.initial.kind)!;
  const own = Object.entries(typed).filter(([name]) => kind.fields.some((field) => field.name === name));
  giveRule({kind: kind.id, values: {...input.get().values[kind.id], ...Object.fromEntries(own)}});
}

function readValues(stored: Readonly<Record<string, unknown>>): Input['values'] {
  const rules = Object.entries(stored).map(([kind, values]) => readLinkedRule({...recordOf(values), kind}));
  return Object.fromEntries(rules.flatMap((rule) => (rule ? [[rule.kind, rule.values]] : [])));
}

function readServer(stored: Readonly<Record<string, unknown>>): ServerSettings {
  const known = Object.entries(shippedSettings).map(([name, shipped]) => {
    const value = stored[name];
    return [name, typeof value === typeof shipped && isServerValue(name, value) ? value : shipped];
  });
  return Object.fromEntries(known) as ServerSettings;
}

function isServerValue(name: string, value: unknown): boolean {
  if (typeof value !== 'string') {
    return true;
  }
  return name.startsWith('DROP') ? ['DROP', 'REJECT'].includes(value) : errorInDevice(value) === undefined;
}
