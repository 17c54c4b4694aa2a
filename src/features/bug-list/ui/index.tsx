import {useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {useQueryString} from '@docusaurus/theme-common';

import styles from '@site/src/components/choices.module.css';
import {systemNames, variantNames, variants} from '@sentinel/csf/model/variants';

type Props = {
  /** The list of all bugs, as the build wrote it: a heading for each, with its panels and systems, then a list. */
  children: ReactNode;
};

/** A list of bugs with two selects that filter it by panel and by system. The URL keeps what they say. */
export default function BugFilter({children}: Props): ReactNode {
  const panelField = useRef<HTMLSelectElement>(null);
  const systemField = useRef<HTMLSelectElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useChoice('panel', variantNames);
  const [system, setSystem] = useChoice('system', systemNames);
  const [count, setCount] = useState<number>();
  const history = useHistory();
  const {hash} = useLocation();

  // The visitor may have chosen something before hydration. What the URL says is not in the fields yet.
  const keepEarlyChoice = useEffectEvent(() => {
    if (panelField.current!.value !== '') {
      setPanel(panelField.current!.value);
    }
    if (systemField.current!.value !== '') {
      setSystem(systemField.current!.value);
    }
  });
  useEffect(() => keepEarlyChoice(), []);

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
        <label>
          Panel{' '}
          <select ref={panelField} value={panel} onChange={(event) => setPanel(event.target.value)}>
            <option value="">any</option>
            {variants.map((name) => (
              <option key={name} value={name}>
                {variantNames[name]}
              </option>
            ))}
          </select>
        </label>
        <label>
          System{' '}
          <select ref={systemField} value={system} onChange={(event) => setSystem(event.target.value)}>
            <option value="">any</option>
            {Object.entries(systemNames).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className={styles.count}>
        {(panel !== '' || system !== '') && `${count} ${count === 1 ? 'bug' : 'bugs'}`}
      </p>
      <div ref={list}>{children}</div>
    </>
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
