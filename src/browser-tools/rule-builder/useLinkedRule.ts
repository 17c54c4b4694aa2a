import {useEffect, useEffectEvent, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

import {useLinkedState} from '@site/src/browser-tools/frame/linkedState';
import {findRuleKind, readLinkedRule} from '@sentinel/csf/answers/build-rule';

import {giveRule, input} from './input';

/** Takes over the rule in a link, or the kind in a link of another page. True if this page does not know the rule. */
export default function useLinkedRule(): boolean {
  const [isUnknown, setIsUnknown] = useState(false);
  useLinkedState((linked) => {
    const rule = readLinkedRule(linked);
    setIsUnknown(rule === undefined);
    if (rule !== undefined) {
      giveRule(rule);
    }
  });
  useAskedKind();
  return isUnknown;
}

/** Chooses the kind that a link of another page asks for: `?kind=portflood`. */
function useAskedKind(): void {
  const {search} = useLocation();
  const history = useHistory();
  const onSearch = useEffectEvent(() => {
    const asked = new URLSearchParams(search).get('kind');
    if (asked !== null) {
      const kind = findRuleKind(asked)?.id;
      if (kind !== undefined) {
        input.give({kind});
      }
      history.replace({...history.location, search: ''});
    }
  });
  useEffect(() => onSearch(), [search]);
}
