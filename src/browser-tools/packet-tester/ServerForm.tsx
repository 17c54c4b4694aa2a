import {useId, type ReactNode} from 'react';
import clsx from 'clsx';

import CodeArea from '@site/src/browser-tools/frame/CodeArea';
import FileChoice from '@site/src/browser-tools/frame/FileChoice';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import form from '@site/src/components/Form/styles.module.css';
import {ShippedSettings} from '@site/src/components/PanelChoice';
import {listNames, type LineError, type Lists} from '@site/src/csf/firewall/server';

import Fold from './Fold';
import styles from './styles.module.css';

type Props = {
  conf: string;
  lists: Lists;
  errors: readonly LineError[];
  panel: string;
  /** A file is held over the page. */
  isOver: boolean;
  /** What became of the last file. */
  fileNote: string;
  onConf: (conf: string) => void;
  onLists: (lists: Lists) => void;
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
  const {conf, lists, errors, panel, isOver, fileNote, onConf, onLists, onPanel, onFiles} = props;
  const used = [...(conf === '' ? [] : ['csf.conf']), ...listNames.filter((name) => (lists[name] ?? '') !== '')];
  return (
    <fieldset className={clsx(tool.stack, styles.group, isOver && tool.over)}>
      <legend>The server</legend>
      <ShippedSettings choice={panel} choose={onPanel} />
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
        <FileField name="csf.conf" value={conf} errors={errors} onText={onConf} isOpen />
        {listNames.map((name) => (
          <FileField
            key={name}
            name={name}
            value={lists[name] ?? ''}
            errors={errors}
            onText={(text) => onLists(withList(lists, name, text))}
          />
        ))}
      </Fold>
    </fieldset>
  );
}

/** The lists with another text for one of them; an empty text is no list. */
export function withList(lists: Lists, name: keyof Lists, text: string): Lists {
  const others = Object.entries(lists).filter(([other]) => other !== name);
  return Object.fromEntries(text === '' ? others : [...others, [name, text]]);
}

type FileProps = {
  name: (typeof listNames)[number] | 'csf.conf';
  value: string;
  errors: readonly LineError[];
  onText: (text: string) => void;
  isOpen?: boolean;
};

function FileField({name, value, errors, onText, isOpen = false}: FileProps): ReactNode {
  const id = useId();
  const own = errors.filter(({file}) => file === name);
  const hint = hints[name];
  const area = (
    <div className={form.field}>
      <label htmlFor={id}>
        Your <code>{name}</code>
      </label>
      {hint !== undefined && (
        <p id={`${id}hint`} className={form.hint}>
          {hint}
        </p>
      )}
      <CodeArea
        id={id}
        name={name === 'csf.conf' ? 'conf' : `list.${name}`}
        rows={3}
        value={value}
        aria-invalid={own.length > 0 ? true : undefined}
        aria-describedby={clsx(own.length > 0 && `${id}error`, hint !== undefined && `${id}hint`) || undefined}
        onChange={({target}) => onText(target.value)}
      />
      {own.length > 0 && <LineErrors id={`${id}error`} errors={own} />}
    </div>
  );
  return isOpen ? (
    area
  ) : (
    <Fold
      className={styles.list}
      isNeeded={value !== '' || own.length > 0}
      summary={
        <>
          <code>{name}</code>
          {value !== '' && <span className={form.optional}> {linesIn(value)}</span>}
        </>
      }
    >
      {area}
    </Fold>
  );
}

const mostErrors = 5;

/** What csf cannot read, with the number of the line. */
export function LineErrors({id, errors}: {id: string; errors: readonly LineError[]}): ReactNode {
  return (
    <div id={id}>
      {errors.slice(0, mostErrors).map(({file, line, sentence}) => (
        <p key={`${line} ${sentence}`} className={form.error}>
          {file}, line {line}: {sentence}
        </p>
      ))}
      {errors.length > mostErrors && <p className={form.error}>{errors.length - mostErrors} more lines have errors.</p>}
    </div>
  );
}

function linesIn(text: string): string {
  const count = text.replace(/\n$/, '').split('\n').length;
  return count === 1 ? '1 line' : `${count} lines`;
}
