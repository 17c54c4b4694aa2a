import type {ReactNode} from 'react';
import Admonition from '@theme/Admonition';

import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import type {Warning} from '@site/src/features/rule-builder/logic';

/** What to know before a line is used; what can lock out comes first. */
export default function Warnings({warnings}: {warnings: readonly Warning[]}): ReactNode {
  return (
    <>
      <Group type="danger" title="This can lock you out" warnings={warnings.filter(({locksOut}) => locksOut)} />
      <Group type="warning" title="Know before you use it" warnings={warnings.filter(({locksOut}) => !locksOut)} />
    </>
  );
}

type GroupProps = {type: string; title: string; warnings: readonly Warning[]};

function Group({type, title, warnings}: GroupProps): ReactNode {
  return (
    warnings.length > 0 && (
      <Admonition type={type} title={title}>
        {warnings.map(({text, page}) => (
          <p key={text}>
            {text} <QuietLink to={page}>Read more</QuietLink>
          </p>
        ))}
      </Admonition>
    )
  );
}
