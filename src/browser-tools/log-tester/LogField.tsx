import type {ReactNode} from 'react';

import CodeArea from '@site/src/browser-tools/frame/CodeArea';
import Field from '@site/src/browser-tools/frame/Field';
import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import form from '@site/src/components/Form/styles.module.css';

type Props = {
  text: string;
  file: File | undefined;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  /** Says what the tester leaves out. */
  note: ReactNode;
};

/** Takes a log: pasted, chosen as a file or dropped. */
export default function LogField({text, file, onText, onFile, note}: Props): ReactNode {
  return (
    <Field
      label="Lines of a log"
      hint="Paste them, or choose the file: auth.log, secure, maillog, exim_mainlog, error_log, messages and others, up to 20 MB, also gzip-compressed."
    >
      {(ties) => (
        <>
          <CodeArea {...ties} name="log" className={tool.dropTarget} rows={7} text={text} onText={onText} />
          {note}
          <div className={form.actions}>
            <FileChoice onFiles={([chosen]) => onFile(chosen)}>Choose a file</FileChoice>
            {file !== undefined && <span>{file.name}</span>}
          </div>
        </>
      )}
    </Field>
  );
}
