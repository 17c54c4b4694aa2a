import {useMemo, type ReactNode} from 'react';
import clsx from 'clsx';

import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import FileField from '@site/src/browser-tools/frame/FileField';
import Fold from '@site/src/browser-tools/frame/Fold';
import PanelField from '@site/src/browser-tools/frame/PanelChoice';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {withText} from '@site/src/browser-tools/frame/texts';
import form from '@site/src/components/Form/styles.module.css';
import {lineCount} from '@sentinel/csf/answers/paste/length';
import {counted} from '@site/src/lib/counted';
import {listNames, type LineError, type Lists} from '@sentinel/csf/model/firewall/server';

import {input} from './input';
import styles from './styles.module.css';

type Props = {
  conf: string;
  lists: Lists;
  errors: readonly LineError[];
  panel: string;
  /** What became of the last file. */
  fileNote: string;
  /** Says what the tester leaves out of the text of a field. */
  noteOf: (name: 'conf' | (typeof listNames)[number]) => ReactNode;
  onPanel: (panel: string) => void;
  onFiles: (files: readonly File[]) => void;
};

const hints: Partial<Record<(typeof listNames)[number] | 'csf.conf', string>> = {
  'csf.conf': 'The whole file, or only the lines that you changed. What is missing counts as shipped.',
  'resolv.conf':
    'From /etc. csf lets port 53 of its name servers pass before all lists. Empty counts as no name server.',
  'csf.ignore': 'It makes no rules, but csf -d refuses the addresses in it.',
};

/** The server: shipped settings of a panel, and files of the visitor, folded. */
export default function ServerForm(props: Props): ReactNode {
  const {conf, lists, errors, panel, fileNote, noteOf, onPanel, onFiles} = props;
  const used = [...(conf === '' ? [] : ['csf.conf']), ...listNames.filter((name) => (lists[name] ?? '') !== '')];
  return (
    <fieldset className={clsx(tool.stack, styles.group)}>
      <legend>The server</legend>
      <PanelField label="Settings" prefix="As shipped: " choice={panel} choose={onPanel} />
      <Fold summary="Use your own csf.conf and lists" isNeeded={used.length > 0 || errors.length > 0}>
        <div className={form.actions}>
          <FileChoice isMultiple onFiles={onFiles}>
            Choose files
          </FileChoice>
          <span className={form.hint}>Or drop them on the page. Each goes into its field by its name.</span>
        </div>
        <p role="status" className={clsx(form.hint, styles.note)}>
          {fileNote}
        </p>
        <ServerFile
          name="csf.conf"
          text={conf}
          errors={errors}
          onText={(text) => input.give({conf: text})}
          note={noteOf('conf')}
          isOpen
        />
        {listNames.map((name) => (
          <ServerFile
            key={name}
            name={name}
            text={lists[name] ?? ''}
            errors={errors}
            onText={(text) => input.give({lists: withText(lists, name, text)})}
            note={noteOf(name)}
          />
        ))}
      </Fold>
    </fieldset>
  );
}

type FileProps = {
  name: (typeof listNames)[number] | 'csf.conf';
  text: string;
  errors: readonly LineError[];
  onText: (text: string) => void;
  note: ReactNode;
  isOpen?: boolean;
};

/** A field for a file of the server, folded where it is empty and right. */
function ServerFile({name, text, errors, onText, note, isOpen = false}: FileProps): ReactNode {
  const lines = useMemo(() => lineCount(text), [text]);
  const own = errors.filter(({file}) => file === name);
  const area = (
    <FileField
      name={name === 'csf.conf' ? 'conf' : name}
      file={name}
      text={text}
      onText={onText}
      hint={hints[name]}
      error={own.length > 0 ? <LineErrors errors={own} /> : undefined}
      note={note}
    />
  );
  return isOpen ? (
    area
  ) : (
    <Fold
      className={styles.list}
      isNeeded={text !== '' || own.length > 0}
      summary={
        <>
          <code translate="no">{name}</code>
          {text !== '' && <span className={form.optional}>{` ${counted(lines, 'line')}`}</span>}
        </>
      }
    >
      {area}
    </Fold>
  );
}

const mostErrors = 5;

/** What csf cannot read, with the number of the line. */
export function LineErrors({errors}: {errors: readonly LineError[]}): ReactNode {
  return (
    <>
      {errors.slice(0, mostErrors).map(({file, line, sentence}) => (
        <p key={`${line} ${sentence}`} className={form.error}>
          {`${file}, line ${line}: ${sentence}`}
        </p>
      ))}
      {errors.length > mostErrors && (
        <p className={form.error}>{`${errors.length - mostErrors} more lines have errors.`}</p>
      )}
    </>
  );
}
