import type {ReactNode} from 'react';

import QuietLink from '@site/src/components/QuietLink';
import form from '@site/src/components/Form/styles.module.css';
import {gluesEntries} from '@sentinel/csf/model/lists/lineEnd';
import {sections} from '@sentinel/csf/pages/sections';

/** Lists to whose end csf or its web interface appends entries. */
const appended = ['csf.allow', 'csf.deny', 'csf.ignore'];

/** Says below the field of a list that its last line has no line end; a pasted text can lack the one of the file. */
export default function LineEndNote({file, text}: {file: string; text: string}): ReactNode {
  return (
    appended.includes(file) &&
    gluesEntries(text) && (
      <p className={form.hint}>
        The last line has no line end. If that is so in the file, csf{' '}
        <QuietLink to={sections.lineEnd}>glues its next entry</QuietLink> to it.
      </p>
    )
  );
}
