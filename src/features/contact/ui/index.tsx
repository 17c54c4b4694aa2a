import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {FormsEnvironment} from '@site/src/environment';
import type {Topic} from '@site/src/features/contact/logic/fields';

import HandOverForm from './HandOverForm';
import ServiceForm from './ServiceForm';

type Props = {
  /** The preselected topic, for a page with one subject. */
  topic?: Topic;
};

/** A form for messages to the project. It works without scripts, and keeps the visitor's text until it is sent. */
export default function ContactForm({topic}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {contactAction, contactEmail} = siteConfig.customFields?.forms as FormsEnvironment;
  return contactAction ? (
    <ServiceForm action={contactAction} email={contactEmail} topic={topic} />
  ) : (
    <HandOverForm email={contactEmail} topic={topic} />
  );
}
