import {useCallback, useId, useState, type FormEvent, type ReactNode} from 'react';

import {ErrorSummary, FormField} from '@site/src/components/Form';
import styles from '@site/src/components/Form/styles.module.css';
import {honeypotName, type Topic} from '@site/src/features/contact/logic/fields';
import {issueAddress, longestAddress, mailAddress, newIssuePage} from '@site/src/features/contact/logic/handOver';
import {automatic, send, type Failure} from '@site/src/features/contact/logic/send';
import type {Values} from '@site/src/lib/formField';

import useContactForm from './useContactForm';

type Props = {
  /** URL that receives the form. */
  action: string;
  /** Email address to offer if the service fails. */
  email: string | undefined;
  topic: Topic | undefined;
};

type State =
  {step: 'writing' | 'sending'} | {step: 'failed'; failure: Failure; values: Values} | {step: 'sent'; email: string};

const labels = {writing: 'Send', sending: 'Sending …', failed: 'Try again'};

/** The contact form with a service: a plain form that a script sends without leaving the page. */
export default function ServiceForm({action, email, topic}: Props): ReactNode {
  const {fields, initial, errors, discard, draftNotice, valuesOf, props} = useContactForm('service', topic);
  const [state, setState] = useState<State>({step: 'writing'});
  const isSending = state.step === 'sending';

  async function onSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending) {
      return;
    }
    if (!errors.check(form)) {
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
      discard();
      setState({step: 'sent', email: values.email!});
      return;
    }
    setState({step: 'failed', failure, values});
    if (Object.keys(failure.errors).length > 0) {
      errors.check(form, () => failure.errors);
    }
  }

  if (state.step === 'sent') {
    return <Sent email={state.email} onAgain={() => setState({step: 'writing'})} />;
  }
  return (
    <form {...props} className={styles.form} method="post" action={action} onSubmit={(event) => void onSubmit(event)}>
      {draftNotice}
      {fields.map((field) => (
        <FormField
          key={field.id}
          field={field}
          error={errors.errors[field.id]}
          initial={initial[field.id]}
          isReadOnly={isSending}
        />
      ))}
      <Honeypot />
      <ErrorSummary count={state.step === 'failed' ? 0 : errors.count} />
      <div role="alert">
        {state.step === 'failed' && (
          <p className={styles.stopped}>
            <span>{`${state.failure.sentence} What you typed is still here. `}</span>
            <OtherWays email={email} values={state.values} />
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
        <p className={styles.quiet}>{`It goes to ${new URL(action).host}, which passes it on to the project.`}</p>
      </div>
    </form>
  );
}

/** A trap for programs that fill in every field. */
function Honeypot(): ReactNode {
  const id = useId();
  return (
    <div className={styles.unseen} aria-hidden="true">
      <label htmlFor={id}>Leave this empty</label>
      <input id={id} name={honeypotName} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

/** Other ways to send a message that the service refused. */
function OtherWays({email, values}: {email: string | undefined; values: Values}): ReactNode {
  const issue = issueAddress(values);
  const mail = email && mailAddress(email, values);
  return (
    <>
      {mail && (
        <span>
          You can also <a href={mail.length > longestAddress.mail ? `mailto:${email}` : mail}>write it as an email</a>
          .{' '}
        </span>
      )}
      <span>
        If everybody may read it, you can also{' '}
        <a href={issue.length > longestAddress.issue ? newIssuePage(values.topic) : issue}>
          open it as an issue on GitHub
        </a>
        .
      </span>
    </>
  );
}

/** Replaces the form once the service has the message. */
function Sent({email, onAgain}: {email: string; onAgain: () => void}): ReactNode {
  const focus = useCallback((element: HTMLElement | null) => element?.focus(), []);
  return (
    <div className={styles.form}>
      <p ref={focus} tabIndex={-1} className={styles.passed}>
        <strong>Your message was sent.</strong> <span>{`Answers go to ${email}.`}</span>
      </p>
      <div className={styles.actions}>
        <button type="button" className="button button--secondary" onClick={onAgain}>
          Write another message
        </button>
      </div>
    </div>
  );
}
