import {useMemo, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';

import CodeField from '@site/src/browser-tools/frame/CodeField';
import {ChoiceField} from '@site/src/browser-tools/frame/Field';
import Fold from '@site/src/browser-tools/frame/Fold';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import Words from '@site/src/browser-tools/frame/Words';
import {withText} from '@site/src/browser-tools/frame/texts';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import type {ComparedRow} from '@sentinel/csf/answers/test-packet/compareRules';
import type {PacketFields} from '@sentinel/csf/answers/test-packet/packetForm';
import {
  confErrors,
  listNames,
  settingsIn,
  skippedLines,
  type ListName,
  type Lists,
  type Server,
} from '@sentinel/csf/model/firewall/server';
import type {Comparison} from '@sentinel/csf/answers/test-packet/testPacket';

import {refuseLong} from './errorsIn';
import {input, type Input} from './input';
import results from './result.lazy.module.css';
import {LineErrors} from './ServerForm';
import {work} from './work';

type PastedChange = Lists & {conf: string};

type Props = {server: Server; packet: PacketFields; change: Input['change']};

const fieldName = 'The changed settings';

/** What a change of settings or lists does to the rules and to the packet. */
export default function Compare({server, packet, change}: Props): ReactNode {
  const given = useMemo((): PastedChange => ({...change.lists, conf: change.conf}), [change]);
  const {texts, noteOf} = usePastes(given, (name) => (name === 'conf' ? 'conf' : 'list'));
  const {long, errors} = useMemo(() => errorsInChange(texts.conf), [texts.conf]);
  const isEmpty = change.conf.trim() === '' && Object.keys(change.lists).length === 0;
  const isAsked = !isEmpty && long === undefined && errors.length === 0;
  const question = useMemo(() => {
    const {conf: settings, ...lists} = texts;
    return isAsked
      ? {kind: 'compare' as const, server, change: {settings: settingsIn(settings), lists}, packet}
      : undefined;
  }, [isAsked, server, texts, packet]);
  const runner = useRunner(work);
  useAskOnChange(runner, question, 200);
  const {failure} = runner;
  const comparison = isAsked && runner.answer?.kind === 'compare' ? runner.answer.comparison : undefined;

  return (
    <Fold className={tool.part} summary="What does my change do?" isNeeded={!isEmpty}>
      <div className={tool.stack}>
        <CodeField
          label="Changed settings"
          hint={
            <span>
              One a line, as in csf.conf: <code translate="no">{'TCP_IN = "22,80,443"'}</code>
            </span>
          }
          error={long ?? (errors.length > 0 ? <LineErrors errors={errors} /> : undefined)}
          rows={3}
          text={change.conf}
          onText={(text) => input.give({change: {...change, conf: text}})}
        >
          {noteOf('conf')}
        </CodeField>
        <ChangedLists server={server} change={change} noteOf={noteOf} />
        <Status isError={failure !== undefined}>{failure ?? (comparison && countOf(comparison))}</Status>
        {comparison && <Compared comparison={comparison} />}
      </div>
    </Fold>
  );
}

function errorsInChange(conf: string) {
  const long = refuseLong(conf);
  return {long, errors: long === undefined ? [...confErrors(conf, fieldName), ...skippedLines(conf, fieldName)] : []};
}

function countOf({added, removed}: Comparison): string {
  return added + removed === 0
    ? 'The change makes no other rules.'
    : `The change removes ${removed} and adds ${added} ${removed + added === 1 ? 'rule' : 'rules'}.`;
}

type ChangedListsProps = {
  server: Server;
  change: Input['change'];
  /** Says what the tester leaves out of the text of a list. */
  noteOf: (name: ListName) => ReactNode;
};

/** Lists of the second server: those that are not here stay as they are. */
function ChangedLists({server, change, noteOf}: ChangedListsProps): ReactNode {
  const [name, setName] = useState<ListName>('csf.deny');
  const changed = listNames.filter((list) => change.lists[list] !== undefined);
  const giveLists = (lists: Lists): void => input.give({change: {...change, lists}});
  const fields = useRef<HTMLDivElement>(null);
  /** The button that was pressed goes, or says something else: the focus goes to the field that came, or to the choice. */
  function give(lists: Lists, next: string): void {
    flushSync(() => giveLists(lists));
    fields.current!.querySelector<HTMLElement>(next)?.focus();
  }
  return (
    <div ref={fields} className={tool.stack}>
      {changed.map((list) => (
        <CodeField
          key={list}
          label={
            <span>
              <code translate="no">{list}</code> after the change
            </span>
          }
          data-list={list}
          rows={4}
          text={change.lists[list]!}
          onText={(text) => giveLists({...change.lists, [list]: text})}
        >
          {noteOf(list)}
          <p>
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => give(withText(change.lists, list, ''), 'select')}
            >
              {`Leave ${list} as it is`}
            </button>
          </p>
        </CodeField>
      ))}
      {changed.length < listNames.length && (
        <div className={tool.row}>
          <ChoiceField
            label="List to change"
            value={name}
            options={listNames.filter((list) => list !== 'csf.ignore').map((list) => [list, list])}
            onChoice={setName}
          />
          <button
            type="button"
            className="button button--secondary"
            disabled={change.lists[name] !== undefined}
            onClick={() => give({...change.lists, [name]: server.lists[name] ?? ''}, `[data-list='${name}']`)}
          >
            Change it
          </button>
        </div>
      )}
    </div>
  );
}

function Compared({comparison}: {comparison: Comparison}): ReactNode {
  const {before, after, rows} = comparison;
  return (
    <>
      {before !== undefined && after !== undefined && (
        <dl className={results.both}>
          <dt>The packet now</dt>
          <dd>
            <Words text={before} />
          </dd>
          <dt>After the change</dt>
          <dd>
            <Words text={after} />
          </dd>
        </dl>
      )}
      {rows === undefined && <p>The two have too little in common for a comparison line by line.</p>}
      {rows !== undefined && rows.length > 0 && (
        <table className={results.compare}>
          <thead>
            <tr>
              <th scope="col">Now</th>
              <th scope="col">After the change</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <Row key={index} row={row} />
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}

function Row({row}: {row: ComparedRow}): ReactNode {
  if ('heading' in row) {
    return (
      <tr className={results.heading}>
        <td colSpan={2}>{row.heading}</td>
      </tr>
    );
  }
  return (
    <tr>
      <td data-kind={row.before === undefined ? 'none' : 'removed'}>
        {row.before !== undefined && <code translate="no">{row.before}</code>}
      </td>
      <td data-kind={row.after === undefined ? 'none' : 'added'}>
        {row.after !== undefined && <code translate="no">{row.after}</code>}
      </td>
    </tr>
  );
}
