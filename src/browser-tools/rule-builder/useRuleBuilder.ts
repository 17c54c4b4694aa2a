import {useEffect, useEffectEvent, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

import {readHash, useLinkedState} from '@site/src/browser-tools/frame/linkedState';
import {useTabStorage} from '@site/src/browser-tools/frame/tabStorage';
import {findRuleKind, readLine, readLinkedRule, type Rule, type RuleFields, type RuleKind} from '@site/src/csf/lists';

import {toolInput, withRule, type BuilderState} from './toolInput';

type RuleBuilder = {
  state: BuilderState;
  kind: RuleKind;
  /** The content of the fields, as typed. */
  values: RuleFields;
  /** Whether a link contained something that this page does not know. */
  isLinkUnknown: boolean;
  change: (part: Partial<BuilderState>) => void;
  changeField: (name: string, value: string) => void;
  /** Reads a pasted line, and fills the fields if it has only one meaning. */
  paste: (text: string) => void;
  take: (rule: Rule) => void;
  /** Takes over the content of the form's controls. */
  adopt: (form: HTMLFormElement) => void;
  clear: () => void;
};

/** The state of the rule builder, and the actions on it. */
export default function useRuleBuilder(): RuleBuilder {
  const state = useTabStorage(toolInput);
  const [isLinkUnknown, setIsLinkUnknown] = useState(false);
  // The state has only kinds that exist.
  const kind = findRuleKind(state.kind)!;
  const values = {...initialValues(kind), ...state.values[kind.id]};

  useLinkedState((linked) => {
    const rule = readLinkedRule(linked);
    setIsLinkUnknown(rule === undefined);
    if (rule !== undefined) {
      toolInput.set(withRule(toolInput.get(), rule));
    }
  });
  useAskedKind();

  return {
    state,
    kind,
    values,
    isLinkUnknown,
    change: (part) => write({...state, ...part}),
    changeField: (name, value) => write(withRule(state, {kind: kind.id, values: {...values, [name]: value}})),
    paste: (pasted) => write(withPasted({...state, pasted})),
    take: (rule) => write(withRule(state, rule)),
    adopt,
    clear: () => {
      write(toolInput.initial);
      setIsLinkUnknown(false);
    },
  };
}

function adopt(form: HTMLFormElement): void {
  const typed = Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
  const {pasted = '', kind: id = '', ...values} = typed;
  const state = toolInput.get();
  const kind = findRuleKind(id)!;
  if (pasted !== '' && pasted !== state.pasted) {
    toolInput.set(withPasted({...state, pasted}));
    return;
  }
  const own = kind.fields.filter(({name, initial}) => values[name] !== undefined && values[name] !== initial);
  const {kind: initialKind} = toolInput.initial;
  if (id !== initialKind || own.length > 0) {
    const changed = Object.fromEntries(own.map(({name}) => [name, values[name]!]));
    toolInput.set(withRule(state, {kind: id, values: {...state.values[id], ...changed}}));
  }
}

/** Keeps the state, and removes an earlier link from the address, so that a reload does not restore it. */
function write(state: BuilderState): void {
  toolInput.set(state);
  const {hash, pathname, search} = window.location;
  if (readHash(hash) !== undefined) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

/** Chooses the kind that a link of another page asks for: `?kind=portflood`. */
function useAskedKind(): void {
  const {search} = useLocation();
  const history = useHistory();
  const onSearch = useEffectEvent(() => {
    const asked = new URLSearchParams(search).get('kind');
    if (asked !== null) {
      const kind = findRuleKind(asked)?.id;
      if (kind !== undefined) {
        toolInput.set({...toolInput.get(), kind});
      }
      history.replace({...history.location, search: ''});
    }
  });
  useEffect(() => onSearch(), [search]);
}

function withPasted(state: BuilderState): BuilderState {
  const rules = readLine(state.pasted).flatMap((reading) =>
    'fields' in reading ? [{kind: reading.kind, values: reading.fields}] : [],
  );
  // The same line can be in csf.allow and in csf.deny: then the visitor has to choose.
  const isPlain = new Set(rules.map(({kind}) => kind)).size === 1;
  return isPlain ? withRule(state, rules[0]!) : state;
}

/** The initial content of the fields of a kind. */
function initialValues({fields}: RuleKind): RuleFields {
  return Object.fromEntries(fields.map(({name, initial}) => [name, initial]));
}

type LeftFields = {
  /** Whether to show the error of a field: not while somebody types into it for the first time. */
  isDue: (id: string, value: string) => boolean;
  enter: (id: string) => void;
  leave: (id: string) => void;
  forget: () => void;
};

/** Remembers which fields the visitor has left. */
export function useLeftFields(): LeftFields {
  const [left, setLeft] = useState<readonly string[]>([]);
  const [entered, setEntered] = useState<string>();
  return {
    isDue: (id, value) => left.includes(id) || (value !== '' && id !== entered),
    enter: setEntered,
    leave(id) {
      setLeft(left.includes(id) ? left : [...left, id]);
      setEntered(undefined);
    },
    forget: () => setLeft([]),
  };
}
