import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import {flushSync} from 'react-dom';
import {useHistory} from '@docusaurus/router';
import {useStorageSlot} from '@docusaurus/theme-common';

import {FormField} from '@site/src/components/Form';
import formStyles from '@site/src/components/Form/styles.module.css';
import useFieldErrors, {valuesOf} from '@site/src/components/Form/useFieldErrors';
import type {Field} from '@site/src/lib/formField';
import {tabNames} from '@sentinel/csf/answers/terms/tabGroups';

import row from '../quietRow.module.css';
import styles from './panel.lazy.module.css';
import {getStored, store, subscribe} from './storage';
import {addressError, fillIn, nothing, portError, privateAddress, readGiven, shownFor, type Given} from './values';

type Group = keyof typeof tabNames;

const groups = Object.keys(tabNames) as Group[];

const common = {isRequired: false, autoComplete: 'off', maxLength: 100};

const fields: readonly Field[] = [
  {
    ...common,
    id: 'address',
    name: 'address',
    label: 'Your IP address',
    type: 'text',
    hint: 'The one you connect from: IPv4 or IPv6, or one of each with a space between.',
    messages: {empty: '', long: 'Enter only the address.'},
    check: addressError,
  },
  {
    ...common,
    id: 'port',
    name: 'port',
    label: 'SSH port',
    type: 'text',
    hint: 'The port where your server accepts SSH logins.',
    messages: {empty: '', long: 'Enter only the number.'},
    check: portError,
  },
  choice('panel', 'Control panel'),
  choice('system', 'Operating system'),
];

type Props = {
  isOpen: boolean | undefined;
  setIsOpen: (isOpen: boolean) => void;
  close: () => void;
};

/**
 * Shows the reader's values with a button to reset them, or the form to enter them, and fills them into the code of all
 * pages.
 */
export default function Panel({isOpen, setIsOpen, close}: Props): ReactNode {
  const summary = useRef<HTMLParagraphElement>(null);
  const {given, isKept} = useSyncExternalStore(subscribe, getStored);
  const {chosen, choose} = useTabChoices();
  const [note, setNote] = useState('');
  const {errors, check, props} = useFieldErrors(fields);
  const hint = privateAddress(given);

  // Every page with code to fill in has this panel.
  useEffect(() => fillIn(document, shownFor(given), chosen.system), [given, chosen.system]);

  function show(next: typeof given, choices: Record<Group, string>, isToKeep: boolean, said: string): void {
    // The form disappears with the focus in it.
    flushSync(() => {
      choose(choices);
      const isAny = [...Object.values(next), ...Object.values(choices)].some(Boolean);
      const isStored = store({given: next, isKept: isToKeep}, isAny);
      setNote(isStored ? said : 'Your browser stores nothing for this site, so they apply to this page only.');
      setIsOpen(false);
    });
    summary.current?.focus();
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const form = event.currentTarget;
    if (check(form)) {
      const {address = '', port = '', panel: nextPanel = '', system: nextSystem = ''} = valuesOf(form, fields);
      const isToKeep = (form.elements.namedItem('keep') as HTMLInputElement).checked;
      show(readGiven({address, port}) ?? nothing, {panel: nextPanel, system: nextSystem}, isToKeep, '');
    }
  }

  const parts = partsOf(given, chosen);

  return (
    <>
      <p ref={summary} className={styles.summary} role="status" tabIndex={-1}>
        {parts.length > 0 && <Shown parts={parts} />}
        <span>{note}</span>{' '}
        {hint && <span>{`${hint} is a private address: a server on the internet sees a different one.`}</span>}
      </p>
      {parts.length > 0 && (
        <button
          type="button"
          className={row.button}
          onClick={() => show(nothing, {panel: '', system: ''}, false, 'The examples are back.')}
        >
          Reset
        </button>
      )}
      {isOpen && (
        <form ref={focusFirst} className={styles.form} onSubmit={submit} noValidate {...props}>
          {fields.map((field) => (
            <FormField
              key={field.id}
              field={field}
              error={errors[field.id]}
              initial={{...given, panel: chosen.panel ?? '', system: chosen.system ?? ''}[field.id] ?? ''}
            />
          ))}
          <Keep isKept={isKept} />
          <div className={formStyles.actions}>
            <button type="submit" className="button button--primary">
              Use these values
            </button>
            <button type="button" className="button button--secondary" onClick={close}>
              Cancel
            </button>
          </div>
        </form>
      )}
    </>
  );
}

/** The focus goes to what a visitor opened. */
function focusFirst(form: HTMLFormElement | null): void {
  form?.querySelector('input')?.focus();
}

/** What the reader entered, in words. */
function partsOf(given: Given, chosen: Record<Group, string | null>): ReactNode[] {
  return [
    given.address && <b>{given.address}</b>,
    given.port && (
      <span>
        SSH port <b>{given.port}</b>
      </span>
    ),
    // The browser may have stored anything, such as "__proto__".
    ...groups.map((group) => Object.entries(tabNames[group]).find(([id]) => id === chosen[group])?.[1]),
  ].filter(Boolean);
}

/** The values that are in the code now. */
function Shown({parts}: {parts: readonly ReactNode[]}): ReactNode {
  return (
    <span>
      Shown on all pages:{' '}
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span>, </span>}
          <span>{part}</span>
        </Fragment>
      ))}
      <span>. </span>
    </span>
  );
}

/** Whether to keep the values, and what becomes of them. */
function Keep({isKept}: {isKept: boolean}): ReactNode {
  const id = useId();
  return (
    <p className={formStyles.quiet}>
      <input type="checkbox" id={id} name="keep" defaultChecked={isKept} />{' '}
      <label htmlFor={id}>Keep address and port in this browser</label>, not only in this tab. None of this is sent. The
      code, paths and tabs of all pages use your values; printed pages and Markdown keep the examples. This browser
      always remembers the panel and the system, as it does when you choose a tab.
    </p>
  );
}

/** The panel and the system that the reader chose, here or by a tab. */
function useTabChoices(): {
  chosen: Record<Group, string | null>;
  choose: (choices: Record<Group, string>) => void;
} {
  const history = useHistory();
  const [panel, panelSlot] = useStorageSlot('docusaurus.tab.panel');
  const [system, systemSlot] = useStorageSlot('docusaurus.tab.system');

  /** Choosing a tab chooses it in all tabs of its group. If the URL names another one, the URL is changed. */
  function choose(choices: Record<Group, string>): void {
    const query = new URLSearchParams(history.location.search);
    for (const group of groups) {
      const slot = group === 'panel' ? panelSlot : systemSlot;
      if (choices[group] === '') {
        slot.del();
        query.delete(group);
      } else {
        slot.set(choices[group]);
        if (query.has(group)) {
          query.set(group, choices[group]);
        }
      }
    }
    if (query.size !== new URLSearchParams(history.location.search).size || groups.some((group) => query.has(group))) {
      history.replace({...history.location, search: query.toString()});
    }
  }

  return {chosen: {panel, system}, choose};
}

function choice(group: Group, label: string): Field {
  return {
    ...common,
    id: group,
    name: group,
    label,
    type: 'choice',
    options: Object.entries(tabNames[group]).map(([id, name]) => ({id, label: name})),
    messages: {empty: '', long: '', form: 'Choose one from the list.'},
  };
}
