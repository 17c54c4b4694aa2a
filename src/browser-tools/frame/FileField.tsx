import type {ReactNode} from 'react';

import QuietLink from '@site/src/components/QuietLink';
import form from '@site/src/components/Form/styles.module.css';
import {gluesEntries} from '@sentinel/csf/model/lists/lineEnd';
import {sections} from '@sentinel/csf/pages/sections';

import CodeField from './CodeField';

/** Lists to whose end csf or its web interface appends entries. */
const appended = ['csf.allow', 'csf.deny', 'csf.ignore'];

type Props = {
  /** The name of the field in its form. */
  name: string;
  /** The file whose text the visitor pastes, such as csf.conf. */
  file: string;
  text: string;
  onText: (text: string) => void;
  hint?: string | undefined;
  error?: ReactNode;
  /** What the tool leaves out of the text. */
  note: ReactNode;
};

/** A field for the text of one of the visitor's files. */
export default function FileField({name, file, text, onText, hint, error, note}: Props): ReactNode {
  return (
    <CodeField
      label={
        <span>
          Your <code translate="no">{file}</code>
        </span>
      }
      hint={hint}
      error={error}
      name={name}
      rows={3}
      text={text}
      onText={onText}
    >
      {note}
      {appended.includes(file) && gluesEntries(text) && (
        // A pasted text can lack the line end of the file.
        <p className={form.hint}>
          The last line has no line end. If that is so in the file, csf{' '}
          <QuietLink to={sections.lineEnd}>glues its next entry</QuietLink> to it.
        </p>
      )}
    </CodeField>
  );
}
