import {useMemo, useState, type FormEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import FaultSummary from '@site/src/components/Form/FaultSummary';
import FormField from '@site/src/components/Form/FormField';
import styles from '@site/src/components/Form/styles.module.css';
import useFaults from '@site/src/components/Form/useFaults';
import {newsletterField} from '@site/src/features/contact/logic/newsletter';

const beside = {target: '_blank', rel: 'noopener'};

type Props = {
  /** Takes addresses for the list. */
  action: string;
  /** Name of its e-mail field. */
  field: string;
};

/**
 * Signs up for the mailing list. Lists answer with a page of their own, which scripts of other
 * sites may not read, so the answer opens beside this page and speaks for itself.
 */
export default function Subscribe({action, field: name}: Props): ReactNode {
  const fields = useMemo(() => [newsletterField(name)], [name]);
  const {faults, count, check, props} = useFaults(fields);
  const [isHandedOver, setIsHandedOver] = useState(false);
  const isBrowser = useIsBrowser();

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    const isRight = check(event.currentTarget);
    if (!isRight) {
      event.preventDefault();
    }
    setIsHandedOver(isRight);
  }

  return (
    <form
      className={styles.form}
      method="post"
      action={action}
      {...beside}
      {...props}
      noValidate={isBrowser}
      onSubmit={onSubmit}
    >
      {fields.map((field) => (
        <FormField key={field.id} field={field} fault={faults[field.id]} />
      ))}
      <FaultSummary count={count} />
      <div className={styles.actions}>
        <button type="submit" className="button button--primary">
          Subscribe
        </button>
        <p className={styles.quiet}>Your address goes to {new URL(action).host}, whose answer opens in a new tab.</p>
      </div>
      <div role="status">
        {isHandedOver && (
          <p className={styles.quiet}>
            The new tab tells whether your address was taken. If none opened, or it shows an error, press Subscribe
            again.
          </p>
        )}
      </div>
    </form>
  );
}
