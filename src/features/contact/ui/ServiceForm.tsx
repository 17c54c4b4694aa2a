import {useState, type FormEvent, type ReactNode} from 'react';

import FaultSummary from '@site/src/components/Form/FaultSummary';
import FormField from '@site/src/components/Form/FormField';
import styles from '@site/src/components/Form/styles.module.css';
import {honeypotName, type Topic} from '@site/src/features/contact/logic/contact';
import {automatic, type Failure} from '@site/src/features/contact/logic/failures';
import type {Values} from '@site/src/lib/formField';
import {send} from '@site/src/features/contact/logic/send';

import Honeypot from './Honeypot';
import OtherWays from './OtherWays';
import Restored from './Restored';
import Sent from './Sent';
import useContactForm from './useContactForm';

type Props = {
  /** Takes what the form posts. */
  action: string;
  /** Takes mail where the service fails. */
  email: string | undefined;
  topic: Topic | undefined;
};

type State =
  {step: 'writing' | 'sending'} | {step: 'failed'; failure: Failure; values: Values} | {step: 'sent'; email: string};

const labels = {writing: 'Send', sending: 'Sending …', failed: 'Try again'};

/** The contact form where a service takes messages: a plain form that a script sends without leaving the page. */
export default function ServiceForm({action, email, topic}: Props): ReactNode {
  const {fields, initial, faults, draft, clear, valuesOf, props} = useContactForm('service', topic);
  const [state, setState] = useState<State>({step: 'writing'});
  const isSending = state.step === 'sending';

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) {
      return;
    }
    if (!faults.check(form)) {
      setState({step: 'writing'});
      return;
    }
    const values = valuesOf(form);
    const trap = form.elements.namedItem(honeypotName) as HTMLInputElement;
    if (trap.value !== '') {
      trap.value = '';
      setState({step: 'failed', failure: automatic, values});
      return;
    }
    setState({step: 'sending'});
    const failure = await send(action, new FormData(form), fields);
    if (failure === undefined) {
      draft.discard();
      setState({step: 'sent', email: values.email!});
      return;
    }
    setState({step: 'failed', failure, values});
    if (Object.keys(failure.faults).length > 0) {
      faults.check(form, () => failure.faults);
    }
  }

  if (state.step === 'sent') {
    return <Sent email={state.email} onAgain={() => setState({step: 'writing'})} />;
  }
  return (
    <form {...props} className={styles.form} method="post" action={action} onSubmit={(event) => void onSubmit(event)}>
      <Restored isRestored={draft.isRestored} clear={clear} />
      {fields.map((field) => (
        <FormField
          key={field.id}
          field={field}
          fault={faults.faults[field.id]}
          initial={initial[field.id]}
          isReadOnly={isSending}
        />
      ))}
      <Honeypot />
      <FaultSummary count={state.step === 'failed' ? 0 : faults.count} />
      <div role="alert">
        {state.step === 'failed' && (
          <p className={styles.stopped}>
            {state.failure.sentence} What you typed is still here. <OtherWays email={email} values={state.values} />
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <button
          type="submit"
          className="button button--primary button--lg"
          aria-disabled={isSending || undefined}
          aria-busy={isSending || undefined}
        >
          {labels[state.step]}
        </button>
        <p className={styles.quiet}>It goes to {new URL(action).host}, which hands it to the project.</p>
      </div>
    </form>
  );
}
