import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';

import styles from '@site/src/components/choices.module.css';
import {systemNames, variantNames} from '@sentinel/csf/model/variants';

type Props = {
  /** The list of all bugs, as the build wrote it: a heading for each, with its panels and systems, then a list. */
  children: ReactNode;
};

/** A list of bugs with two selects that filter it by panel and by system. The URL keeps what they say. */
export default function BugFilter({children}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useChoice('panel', variantNames);
  const [system, setSystem] = useChoice('system', systemNames);
  const [count, setCount] = useState<number>();
  const history = useHistory();
  const {hash} = useLocation();

  useLayoutEffect(() => {
    setCount(showBugs(list.current!, panel, system));
  }, [panel, system]);

  // A link to a bug that the filter hides ends the filter.
  const showNamedBug = useEffectEvent(() => {
    const bug = document.getElementById(hash.slice(1));
    if (bug?.hidden) {
      history.replace({search: '', hash});
      requestAnimationFrame(() => bug.scrollIntoView());
    }
  });
  useEffect(() => showNamedBug(), [hash, panel, system]);

  return (
    <>
      <div className={styles.choices}>
        <Choice label="Panel" names={variantNames} chosen={panel} choose={setPanel} />
        <Choice label="System" names={systemNames} chosen={system} choose={setSystem} />
      </div>
      <p role="status" className={styles.count}>
        {(panel !== '' || system !== '') && `${count} ${count === 1 ? 'bug' : 'bugs'}`}
      </p>
      <div ref={list}>{children}</div>
    </>
  );
}

type ChoiceProps = {label: string; names: Record<string, string>; chosen: string; choose: (chosen: string) => void};

function Choice({label, names, chosen, choose}: ChoiceProps): ReactNode {
  const field = useRef<HTMLSelectElement>(null);
  // The visitor may have chosen something before hydration. What the URL says is not in the field yet.
  const keepEarlyChoice = useEffectEvent(() => {
    if (field.current!.value !== '') {
      choose(field.current!.value);
    }
  });
  useEffect(() => keepEarlyChoice(), []);
  return (
    <label>
      {label}{' '}
      <select ref={field} value={chosen} onChange={(event) => choose(event.target.value)}>
        <option value="">any</option>
        {Object.entries(names).map(([name, words]) => (
          <option key={name} value={name}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

/** One of the names in the URL, or '' for any, and a function that changes it. */
function useChoice(key: string, names: Record<string, string>): [string, (chosen: string) => void] {
  const [asked, ask] = useQueryString(key);
  return [Object.hasOwn(names, asked) ? asked : '', ask];
}

/**
 * Hides the bugs of other panels and systems, and page headings without any left. Changes the DOM directly, like the
 * filter of settings.
 * @returns how many bugs are left
 */
function showBugs(list: HTMLElement, panel: string, system: string): number {
  const fits = (only: string | undefined, chosen: string): boolean =>
    chosen === '' || only === undefined || only.split(' ').includes(chosen);
  let group: HTMLElement | undefined;
  let count = 0;
  for (const heading of list.querySelectorAll<HTMLElement>('h2, h3')) {
    if (heading.tagName === 'H2') {
      group = heading;
      group.hidden = true;
      continue;
    }
    const {panels, systems} = heading.dataset;
    const hidden = !fits(panels, panel) || !fits(systems, system);
    heading.hidden = hidden;
    if (heading.nextElementSibling instanceof HTMLElement) {
      heading.nextElementSibling.hidden = hidden;
    }
    if (!hidden) {
      count += 1;
      group!.hidden = false;
    }
  }
  return count;
}
