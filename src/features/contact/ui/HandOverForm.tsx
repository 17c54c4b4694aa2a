import type {FormEvent, MouseEvent, ReactNode} from 'react';

import {ErrorSummary, FormField} from '@site/src/components/Form';
import styles from '@site/src/components/Form/styles.module.css';
import type {Topic} from '@site/src/features/contact/logic/fields';
import {issueAddress, lengthError, mailAddress, newIssuePage} from '@site/src/features/contact/logic/handOver';
import {fieldErrors, type Values} from '@site/src/lib/formField';

import useContactForm from './useContactForm';

type Props = {
  /** The project's email address, if there is one. */
  email: string | undefined;
  topic: Topic | undefined;
};

/** The contact form without a service: it passes the message to GitHub or to a mail program. */
export default function HandOverForm({email, topic}: Props): ReactNode {
  const {fields, initial, errors, draftNotice, valuesOf, props} = useContactForm('issue', topic);

  /** The URL that carries the message. If there are errors, shows them and returns undefined. */
  function addressFor(form: HTMLFormElement, way: 'issue' | 'mail'): string | undefined {
    const write = (values: Values): string =>
      way === 'mail' && email ? mailAddress(email, values) : issueAddress(values);
    const isRight = errors.check(form, (values) => {
      const found = fieldErrors(fields, values);
      const message = Object.keys(found).length > 0 ? undefined : lengthError(way, write(values), values.message!);
      return message === undefined ? found : {message};
    });
    return isRight ? write(valuesOf(form)) : undefined;
  }

  function openIssue(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const address = addressFor(event.currentTarget, 'issue');
    if (address !== undefined) {
      window.location.assign(address);
    }
  }

  function openMail(event: MouseEvent<HTMLAnchorElement>): void {
    const address = addressFor(event.currentTarget.closest('form')!, 'mail');
    if (address === undefined) {
      event.preventDefault();
    } else {
      event.currentTarget.href = address;
    }
  }

  return (
    <form {...props} className={styles.form} method="get" action={newIssuePage(topic)} onSubmit={openIssue}>
      {draftNotice}
      {fields.map((field) => (
        <FormField key={field.id} field={field} error={errors.errors[field.id]} initial={initial[field.id]} />
      ))}
      <noscript>
        <p>Without JavaScript, the form does not pass the topic on: name it in your message.</p>
      </noscript>
      <ErrorSummary count={errors.count} />
      <div className={styles.actions}>
        <button type="submit" className="button button--primary button--lg">
          Open as an issue on GitHub
        </button>
        {email && (
          <a className="button button--secondary button--lg" href={`mailto:${email}`} onClick={openMail}>
            Write it as an email
          </a>
        )}
      </div>
      <p className={styles.quiet}>
        Nothing is sent from here. An issue opens with your message filled in. Everybody can read it once you submit it,
        and you need a GitHub account.
        {email && <span>{` An email opens in your own mail program, addressed to ${email}.`}</span>}
      </p>
    </form>
  );
}
