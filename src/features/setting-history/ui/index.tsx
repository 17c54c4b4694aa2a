import {Fragment, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

import tool from '@site/src/browser-tools/frame/styles.module.css';
import styles from '@site/src/components/choices.module.css';
import {
  changeWords,
  compareVersions,
  countChanges,
  familyVersion,
  familyVersions,
  missingWords,
  type FamilyVersion,
  type SettingChange,
} from '@sentinel/csf/model/settingHistory';
import {version} from '@sentinel/csf/model/version';

type Chosen = {from: FamilyVersion; to: FamilyVersion};

/**
 * Compares two versions, which the URL names: `?from=14.15&to=15.00`. Their differences replace the list of all
 * changes.
 */
export default function VersionComparison({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  const {search, hash} = useLocation();
  // The server renders without the query. A URL with a hash shows its heading, not the comparison.
  const chosen = useIsBrowser() && hash === '' ? readAddress(search) : undefined;

  function choose(next: Chosen | undefined): void {
    history.replace({search: next === undefined ? '' : `?from=${next.from.id}&to=${next.to.id}`});
  }

  const compare = useRef<HTMLButtonElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const {from, to} = chosen ?? {from: familyVersion('15.00')!, to: familyVersion(version)!};
  return (
    <>
      <div className={styles.choices} data-markdown="skip" data-search="skip">
        <Version label="From" value={from} onChange={(version) => choose({from: version, to})} />
        <Version label="To" value={to} onChange={(version) => choose({from, to: version})} />
        <button
          ref={compare}
          type="button"
          className="button button--primary"
          onClick={() => {
            flushSync(() => choose({from, to}));
            result.current?.focus();
          }}
        >
          Compare
        </button>
        {chosen && (
          <button
            type="button"
            className="button button--secondary"
            onClick={() => {
              choose(undefined);
              compare.current!.focus();
            }}
          >
            Show all changes
          </button>
        )}
      </div>
      <div role="status" data-markdown="skip" data-search="skip">
        {chosen && (
          <p
            ref={result}
            tabIndex={-1}
          >{`From ${from.name} to ${to.name}: ${countChanges(compareVersions(from, to))}.`}</p>
        )}
      </div>
      {chosen && <Changes from={from} to={to} changes={compareVersions(from, to)} />}
      <div hidden={chosen !== undefined}>{children}</div>
    </>
  );
}

type VersionProps = {label: string; value: FamilyVersion; onChange: (version: FamilyVersion) => void};

function Version({label, value, onChange}: VersionProps): ReactNode {
  return (
    <label>
      {label}{' '}
      <select value={value.id} onChange={(event) => onChange(familyVersion(event.target.value)!)}>
        {familyVersions.map(({id: version, name}) => (
          <option key={version} value={version}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function Changes({from, to, changes}: Chosen & {changes: readonly SettingChange[]}): ReactNode {
  if (changes.length === 0) {
    return null;
  }
  const size = ({settings}: FamilyVersion): number => Object.keys(settings).length;
  const fewest = size(from) > 0 && size(from) < size(to) ? from : to;
  return (
    <table data-markdown="skip">
      <thead>
        <tr>
          <th scope="col">Setting</th>
          <th scope="col">Change</th>
          <th scope="col">{from.id}</th>
          <th scope="col">{to.id}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change, index) => (
          <tr key={index}>
            <th scope="row">
              <BreakableCode text={change.setting} />
            </th>
            <td>{changeWords(change, fewest)}</td>
            <td>
              <Value change={change} value={change.before} />
            </td>
            <td>
              <Value change={change} value={change.after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Value({change, value}: {change: SettingChange; value: string | null}): ReactNode {
  const words = missingWords(change, value);
  if (words !== undefined || value === null) {
    return <span className={tool.quiet}>{words}</span>;
  }
  return <BreakableCode text={value} />;
}

/** Code that may wrap after a comma in a list or an underscore in a name. */
function BreakableCode({text}: {text: string}): ReactNode {
  return (
    <code translate="no">
      {text.split(/(?<=[,_])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}

/** The versions that a URL names; undefined unless it names two known ones. */
function readAddress(search: string): Chosen | undefined {
  const query = new URLSearchParams(search);
  const [from, to] = ['from', 'to'].map((name) => familyVersion(query.get(name)));
  return from && to ? {from, to} : undefined;
}
