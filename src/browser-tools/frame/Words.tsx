import type {ReactNode} from 'react';

import SettingLink from '@site/src/components/SettingLink';
import {curlText} from '@site/src/lib/curlText';
import {unbroken} from '@site/src/lib/unbroken';

/** Text in backticks, commands, settings with an underscore or with a value, paths. */
const code =
  /(`[^`]+`|\b(?:csf|lfd) -[a-z]+\b|\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b(?: = "[^"]*")?|\b[A-Z][A-Z\d]+ = "[^"]*"|\/(?:etc|proc|root|usr|var)\/[\w./-]*\w)/;

/**
 * A sentence of a tool. What readers type or look for is code, which neither a line's end nor a translation breaks; in
 * backticks, the name of a setting leads to the reference.
 */
export default function Words({text}: {text: string}): ReactNode {
  // Another sentence is another element: a browser that translates the page has replaced the texts between the code.
  return (
    <span key={text}>
      {text.split(code).map((part, index) =>
        index % 2 === 0 ? (
          curlText(part, index === 0 ? '' : 'x')
        ) : part.startsWith('`') ? (
          <SettingLink key={index} name={part.slice(1, -1)} className={breaking(part.slice(1, -1))} />
        ) : (
          <code key={index} translate="no" className={breaking(part)}>
            {part}
          </code>
        ),
      )}
    </span>
  );
}

/** The class of code that keeps to one line, as in written pages. */
function breaking(code: string): string | undefined {
  return code.length > unbroken ? undefined : 'short';
}
