import type {ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import {contentPolicy, type Services, type AllowedSource} from '@site/src/security/contentPolicy';

import styles from './styles.module.css';

/** This build's content security policy, in words. */
export default function Policy(): ReactNode {
  const {customFields} = useDocusaurusContext().siteConfig;
  return (
    <dl id="policy" className={styles.list}>
      {contentPolicy(customFields as Services, {scripts: [], styles: []}).map(({name, sources}) => (
        <div key={name} className={styles.entry}>
          <dt>
            {meaningOf(name)} <code translate="no">{name}</code>
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

function Allowed({value, why}: AllowedSource): ReactNode {
  return value === "'none'" ? (
    'none'
  ) : (
    <>
      {why}{' '}
      <code className="long" translate="no">
        {value}
      </code>
    </>
  );
}

const meanings: Readonly<Record<string, string>> = {
  'default-src': 'Everything else',
  'script-src': 'Scripts',
  'style-src': 'Style sheets',
  'font-src': 'Fonts',
  'img-src': 'Pictures',
  'media-src': 'Videos and their captions',
  'manifest-src': 'Description of the site for phones',
  'worker-src': 'Workers: scripts that run beside the pages',
  'connect-src': 'Requests that scripts make',
  'form-action': 'Where forms go',
  'frame-src': 'Frames in these pages',
  'frame-ancestors': 'Pages that may show these in a frame',
  'object-src': 'Plug-ins',
  'base-uri': 'Another base for links',
  'require-trusted-types-for': 'Text that a script turns into markup or code: what needs a check',
  'trusted-types': 'Who does that check',
};

/**
 * What a directive governs, in plain words.
 * @throws if it has no entry
 */
function meaningOf(directive: string): string {
  const meaning = meanings[directive];
  if (meaning === undefined) {
    throw new Error(`Say in src/pages/_security/Policy.tsx what the directive ${directive} governs.`);
  }
  return meaning;
}
