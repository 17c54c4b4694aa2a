import {useId, type ReactNode, type RefObject} from 'react';
import clsx from 'clsx';

import CodeArea from '@site/src/browser-tools/frame/CodeArea';
import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import useFileDrop from '@site/src/browser-tools/frame/useFileDrop';

import {panels} from '@site/src/components/PanelChoice';
import styles from './styles.module.css';
import {isShown, type Input} from './toolInput';

type PanelProps = {choice: string; choose: (value: string) => void};

/** Asks which of the shipped files to compare with. */
export function PanelChoice({choice, choose}: PanelProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.panel}>
      <label htmlFor={id}>Control panel of the server</label>
      <select id={id} value={choice} onChange={({target}) => choose(target.value)}>
        <option value="">Detect from the file</option>
        {panels.map(({value, name}) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    </div>
  );
}

type Props = {
  field: RefObject<HTMLTextAreaElement | null>;
  input: Input;
  /** Element that says what is wrong with the text. */
  statusId: string;
  isError: boolean;
  /** Somebody is about to give a file. */
  onBegin: () => void;
  onText: (text: string) => void;
  onFile: (file: File) => void;
  onInsertShipped: () => void;
  onClear: () => void;
};

/** Takes a configuration: pasted, typed, chosen as a file or dropped. */
export function Source(props: Props): ReactNode {
  const {field, input, statusId, isError, onBegin, onText, onFile, onInsertShipped, onClear} = props;
  const id = useId();
  const isOver = useFileDrop({onBegin, onFiles: ([file]) => onFile(file)});

  return (
    <div className={clsx(styles.source, isOver && tool.over)}>
      <div className={styles.head}>
        <label htmlFor={`${id}text`}>Your csf.conf</label>
        <span className={styles.name}>{describe(input)}</span>
        <FileChoice className={styles.choose} onFocus={onBegin} onFiles={([file]) => onFile(file)}>
          Choose a file
        </FileChoice>
        {input.text === '' ? (
          <button type="button" onClick={onInsertShipped}>
            Insert the shipped file
          </button>
        ) : (
          <button type="button" onClick={onClear}>
            Clear
          </button>
        )}
      </div>
      <CodeArea
        id={`${id}text`}
        ref={field}
        className={styles.field}
        rows={14}
        placeholder={'Paste the text of /etc/csf/csf.conf here,\nor drop the file.'}
        aria-invalid={isError ? true : undefined}
        aria-describedby={statusId}
        onFocus={onBegin}
        onChange={({target}) => onText(target.value)}
      />
    </div>
  );
}

function describe({text, fileName}: Input): string {
  const size = isShown(text) ? '' : `${(text.length / 1_000_000).toFixed(1)} million characters, checked but not shown`;
  return [fileName, size].filter(Boolean).join(', ');
}
