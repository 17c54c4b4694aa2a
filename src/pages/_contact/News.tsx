import {useMemo, useState, type FormEvent, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';

import {ErrorSummary, FormField} from '@site/src/components/Form';
import styles from '@site/src/components/Form/styles.module.css';
import useFieldErrors from '@site/src/components/Form/useFieldErrors';
import type {FormsEnvironment} from '@site/src/environment';
import {newsletterField} from '@site/src/features/contact/logic/fields';
import links from '@sentinel/csf/facts/links.json';

/** The mailing list, if there is one, and the other ways to get news. */
export default function News({newsletter}: Pick<FormsEnvironment, 'newsletter'>): ReactNode {
  return (
    <section>
      <Heading as="h2" id="mailing-list">
        Mailing list and news
      </Heading>
      {newsletter && (
        <>
          <p>Get news of releases and posts by email:</p>
          <Subscribe {...newsletter} />
          <p>There are three other ways, and none needs your address:</p>
        </>
      )}
      {!newsletter && (
        <p>There is no mailing list to join here, but three ways to get news without giving us your address:</p>
      )}
      <ul>
        <li>
          <strong>New releases by email:</strong> open <a href={links.codeHost.repo}>the repository on GitHub</a>,
          choose Watch, then Custom, then Releases. GitHub writes to you when a version is tagged.
        </li>
        <li>
          <strong>New posts:</strong> add one of the blog’s feeds to your feed reader:{' '}
          <Link to="pathname:///blog/rss.xml">RSS</Link>, <Link to="pathname:///blog/atom.xml">Atom</Link> or{' '}
          <Link to="pathname:///blog/feed.json">JSON Feed</Link>.
        </li>
        <li>
          <strong>Versions of the firewall:</strong> <Link to="/docs/changelog/">what changed</Link> has{' '}
          <Link to="pathname:///docs/changelog/atom.xml">a feed of its own</Link>.
        </li>
      </ul>
    </section>
  );
}

const beside = {target: '_blank', rel: 'noopener'};

type SubscribeProps = {
  /** URL that receives sign-ups. */
  action: string;
  /** Name of its email field. */
  field: string;
};

/**
 * Signs up for the mailing list. The list answers with its own page, which scripts of other sites cannot read, so the
 * answer opens in a new tab.
 */
function Subscribe({action, field: name}: SubscribeProps): ReactNode {
  const fields = useMemo(() => [newsletterField(name)], [name]);
  const {errors, count, check, props} = useFieldErrors(fields);
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
        <FormField key={field.id} field={field} error={errors[field.id]} />
      ))}
      <ErrorSummary count={count} />
      <div className={styles.actions}>
        <button type="submit" className="button button--primary">
          Subscribe
        </button>
        <p className={styles.quiet}>Your address goes to {new URL(action).host}, and the answer opens in a new tab.</p>
      </div>
      <div role="status">
        {isHandedOver && (
          <p className={styles.quiet}>
            The new tab says whether the service took your address. If no tab opened, or it shows an error, press
            Subscribe again.
          </p>
        )}
      </div>
    </form>
  );
}
