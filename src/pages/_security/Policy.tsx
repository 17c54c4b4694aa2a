import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {contentPolicy, type Services, type Source} from '@site/src/security/contentPolicy';

import {meaningOf} from './meanings';
import styles from './styles.module.css';

/** What the content security policy of this build says, in words. */
export default function Policy(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <dl id="policy" className={styles.list}>
      {contentPolicy(customFields as Services, {scripts: [], styles: []}).map(({name, sources}) => (
        <div key={name} className={styles.entry}>
          <dt>
            {meaningOf(name)} <code>{name}</code>
          </dt>
          {sources.map((source) => (
            <dd key={source.value}>
              <Allowed {...source} />
            </dd>
          ))}
          {name === 'script-src' && <dd>scripts in the pages themselves, each by its SHA-256 fingerprint</dd>}
          {name === 'style-src' && <dd>style sheets in the pages themselves, each by its SHA-256 fingerprint</dd>}
        </div>
      ))}
    </dl>
  );
}

function Allowed({value, why}: Source): ReactNode {
  return value === "'none'" ? (
    'none'
  ) : (
    <>
      {why} <code>{value}</code>
    </>
  );
}
