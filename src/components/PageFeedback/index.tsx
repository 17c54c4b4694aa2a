import type {MouseEvent, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {version} from '@sentinel/csf/model/version';

import {feedbackAddress, sectionAt, type FeedbackKind, type Subject} from './pageFeedback';
import styles from './styles.module.css';

/** Asks whether the page was helpful, with three links to a new issue that already names the page. */
export default function PageFeedback({title}: {title: string}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {pathname} = useLocation();
  const page: Subject = {title, address: siteConfig.url + pathname, version};
  const linkTo = (kind: FeedbackKind, text: string, name?: string): ReactNode => {
    // The link's URL is completed when it is used. Without a script it names only the page.
    const nameSection = ({currentTarget}: MouseEvent<HTMLAnchorElement>): void => {
      currentTarget.href = feedbackAddress(kind, {...page, section: sectionAt(window.location.hash)});
    };
    return (
      <Link
        href={feedbackAddress(kind, page)}
        title="Opens a public issue on GitHub"
        aria-label={name}
        aria-describedby="page-feedback-note"
        onClick={nameSection}
        onAuxClick={nameSection}
        onContextMenu={nameSection}
      >
        {text}
      </Link>
    );
  };
  return (
    <div className={styles.feedback} role="group" aria-label="Feedback">
      <p>
        Helpful? {linkTo('yes', 'Yes', 'Yes, this page was helpful')}{' '}
        {linkTo('no', 'No', 'No, this page was not helpful')} {linkTo('change', 'Suggest a change')}
      </p>
      <p id="page-feedback-note" className="site-visually-hidden">
        Each opens a public issue on GitHub, where you need an account.
      </p>
    </div>
  );
}
