import type {ReactNode} from 'react';

import QuietLink from '@site/src/components/QuietLink';
import type {ToolNote} from '@sentinel/csf/pages/sections';

import Words from './Words';

type Props = {
  notes: readonly ToolNote[];
  /** More than these become a number. */
  most?: number;
  className?: string | undefined;
};

/** What a tool says beside its answer, each with the section that says more. */
export default function Notes({notes, most = notes.length, className}: Props): ReactNode {
  return (
    notes.length > 0 && (
      <ul className={className}>
        {notes.slice(0, most).map((note) => (
          <li key={note.text}>
            <Note note={note} />
          </li>
        ))}
        {notes.length > most && <li>{`${notes.length - most} more lines.`}</li>}
      </ul>
    )
  );
}

/** One such sentence, with its link. */
export function Note({note: {text, page}}: {note: ToolNote}): ReactNode {
  return (
    <>
      <Words text={text} /> <QuietLink to={page}>Read more</QuietLink>
    </>
  );
}
