import {useId, type ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';
import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import {ruleKinds, type RuleKind} from '@site/src/features/rule-builder/logic';

import {placeOf} from './placeOf';

type Props = {kind: RuleKind; onChoose: (id: string) => void};

/** The choice of what kind of line is made, with what it does and the page that explains it. */
export default function KindChoice({kind, onChoose}: Props): ReactNode {
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={`${id}kind`}>Kind of line</label>
      <select
        id={`${id}kind`}
        name="kind"
        value={kind.id}
        aria-describedby={`${id}hint`}
        onChange={({target}) => onChoose(target.value)}
      >
        {groups.map(({label, kinds}) => (
          <optgroup key={label} label={label}>
            {kinds.map((each) => (
              <option key={each.id} value={each.id}>
                {each.name} ({placeOf(each)})
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      <p className={form.hint}>
        <span id={`${id}hint`}>{kind.summary}</span> <QuietLink to={kind.page}>Read how it works</QuietLink>
      </p>
    </div>
  );
}

const isList = ({file}: RuleKind): boolean => /\/csf\.(allow|deny|ignore)$/.test(file);

const groups = [
  {label: 'Allow, deny and ignore lists', kinds: ruleKinds.filter(isList)},
  {label: 'Settings of csf.conf', kinds: ruleKinds.filter(({setting}) => setting !== undefined)},
  {label: 'Other files', kinds: ruleKinds.filter((kind) => kind.setting === undefined && !isList(kind))},
];
