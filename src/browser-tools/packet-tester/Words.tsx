import type {ReactNode} from 'react';

import SettingLink from '@site/src/components/SettingLink';

/** A sentence of the logic: text in backticks is code, and the name of a setting leads to the reference. */
export default function Words({text}: {text: string}): ReactNode {
  // Another sentence is another element: a browser that translates the page has replaced the texts between the links.
  return (
    <span key={text}>
      {text.split('`').map((part, index) => (index % 2 === 0 ? part : <SettingLink key={index} name={part} />))}
    </span>
  );
}
