import {useId, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';

import ClearButton from '@site/src/browser-tools/frame/ClearButton';
import CodeArea, {isShown, sizeOf} from '@site/src/browser-tools/frame/CodeArea';
import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import tool from '@site/src/browser-tools/frame/styles.module.css';

import {input, type Input} from './input';
import styles from './styles.module.css';

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  given: Input;
  /** Element that says what is wrong with the text. */
  statusId: string;
  isError: boolean;
  onText: (text: string) => void;
  onPaste: () => void;
  onFile: (file: File) => void;
  onInsertShipped: () => void;
  onClear: () => void;
};

/** Takes a configuration: pasted, typed, chosen as a file or dropped. */
export default function Source(props: Props): ReactNode {
  const {field, given, statusId, isError, onText, onPaste, onFile, onInsertShipped, onClear} = props;
  const {text, fileName} = given;
  const id = useId();

  return (
    <div className={clsx(styles.source, tool.dropTarget)}>
      <div className={styles.head}>
        <label htmlFor={`${id}text`}>Your csf.conf</label>
        <span className={styles.name}>{[fileName, isShown(text) ? '' : sizeOf(text)].filter(Boolean).join(', ')}</span>
        <FileChoice className={styles.choose} onFiles={([file]) => onFile(file)}>
          Choose a file
        </FileChoice>
        {text === '' ? (
          <button type="button" onClick={onInsertShipped}>
            Insert the shipped file
          </button>
        ) : (
          <ClearButton input={input} onClear={onClear} className="" />
        )}
      </div>
      <CodeArea
        id={`${id}text`}
        name="conf"
        ref={field}
        className={styles.field}
        rows={14}
        placeholder={'Paste the text of /etc/csf/csf.conf here,\nor drop the file.'}
        aria-invalid={isError ? true : undefined}
        aria-describedby={statusId}
        text={text}
        onText={onText}
        onPaste={onPaste}
      />
    </div>
  );
}
