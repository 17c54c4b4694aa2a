import type {ReactNode} from 'react';

import Field from '@site/src/components/Form/Field';
import QuietLink from '@site/src/components/QuietLink';
import {ruleKinds, type RuleKind} from '@sentinel/csf/answers/build-rule';

import {input} from './input';

/** The choice of the kind of line, with its purpose and the page that explains it. */
export default function KindChoice({kind}: {kind: RuleKind}): ReactNode {
  return (
    <Field
      label="Kind of line"
      hint={
        <span>
          <span>{kind.summary}</span> <QuietLink to={kind.page}>Read how it works</QuietLink>
        </span>
      }
      isHintBelow
    >
      {(ties) => (
        <select
          {...ties}
          name="kind"
          value={kind.id}
          onChange={({target}) => input.give({kind: target.value, isFromBefore: false})}
        >
          {groups.map(({label, kinds}) => (
            <optgroup key={label} label={label}>
              {kinds.map((each) => (
                <option key={each.id} value={each.id}>
                  {`${each.name} (${placeOf(each)})`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

const isList = ({file}: RuleKind): boolean => /\/csf\.(allow|deny|ignore)$/.test(file);

const groups = [
  {label: 'Allow, deny and ignore lists', kinds: ruleKinds.filter(isList)},
  {label: 'Settings of csf.conf', kinds: ruleKinds.filter(({setting}) => setting !== undefined)},
  {label: 'Other files', kinds: ruleKinds.filter((kind) => kind.setting === undefined && !isList(kind))},
];

/** The place of a line of a kind, in one word: the setting, or the name of the file. */
function placeOf({setting, file}: RuleKind): string {
  return setting ?? file.slice(file.lastIndexOf('/') + 1);
}
