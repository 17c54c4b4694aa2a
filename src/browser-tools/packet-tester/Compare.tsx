import {useEffect, useId, useState, type ReactNode} from 'react';

import CodeArea from '@site/src/browser-tools/frame/CodeArea';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import form from '@site/src/components/Form/styles.module.css';
import type {ComparedRow} from '@site/src/csf/packet-test/compareRules';
import type {PacketFields} from '@site/src/csf/packet-test/packetForm';
import {
  confErrors,
  listNames,
  settingsIn,
  skippedLines,
  type ListName,
  type Server,
  type ServerChange,
} from '@site/src/csf/firewall/server';
import type {Comparison} from '@site/src/csf/packet-test/testPacket';

import Fold from './Fold';
import {give, type Input} from './input';
import results from './result.lazy.module.css';
import {LineErrors, withList} from './ServerForm';
import usePacketTest from './usePacketTest';
import Words from './Words';

type Props = {server: Server; packet: PacketFields; change: Input['change']};

const fieldName = 'The changed settings';

/** What a change of settings or lists does to the rules and to the packet. */
export default function Compare({server, packet, change}: Props): ReactNode {
  const id = useId();
  const {reply, ask, forget} = usePacketTest();
  const errors = [...confErrors(change.conf, fieldName), ...skippedLines(change.conf, fieldName)];
  const isEmpty = change.conf.trim() === '' && Object.keys(change.lists).length === 0;
  const isAsked = !isEmpty && errors.length === 0;

  useEffect(() => {
    if (!isAsked) {
      forget();
      return undefined;
    }
    const timer = setTimeout(() => {
      const wanted: ServerChange = {settings: settingsIn(change.conf), lists: change.lists};
      ask({kind: 'compare', server, change: wanted, packet});
    }, 200);
    return () => clearTimeout(timer);
  }, [ask, forget, isAsked, server, packet, change]);

  return (
    <Fold className={tool.part} summary="What does my change do?" isNeeded={!isEmpty}>
      <div className={tool.stack}>
        <div className={form.field}>
          <label htmlFor={`${id}conf`}>Changed settings</label>
          <p id={`${id}hint`} className={form.hint}>
            One a line, as in csf.conf: <code>{'TCP_IN = "22,80,443"'}</code>
          </p>
          <CodeArea
            id={`${id}conf`}
            rows={3}
            value={change.conf}
            aria-invalid={errors.length > 0 ? true : undefined}
            aria-describedby={errors.length > 0 ? `${id}error ${id}hint` : `${id}hint`}
            onChange={({target}) => give({change: {...change, conf: target.value}})}
          />
          {errors.length > 0 && <LineErrors id={`${id}error`} errors={errors} />}
        </div>
        <ChangedLists server={server} change={change} />
        <Status isError={reply?.kind === 'failed'}>{isAsked ? statusOf(reply) : ''}</Status>
        {reply?.kind === 'compare' && <Compared comparison={reply.comparison} />}
      </div>
    </Fold>
  );
}

function statusOf(reply: ReturnType<typeof usePacketTest>['reply']): string {
  if (reply?.kind === 'failed') {
    return reply.sentence;
  }
  if (reply?.kind !== 'compare') {
    return '';
  }
  const {added, removed} = reply.comparison;
  return added + removed === 0
    ? 'The change makes no other rules.'
    : `The change removes ${removed} and adds ${added} ${removed + added === 1 ? 'rule' : 'rules'}.`;
}

/** Lists of the second server: those that are not here stay as they are. */
function ChangedLists({server, change}: {server: Server; change: Input['change']}): ReactNode {
  const id = useId();
  const [name, setName] = useState<ListName>('csf.deny');
  const changed = listNames.filter((list) => change.lists[list] !== undefined);
  return (
    <>
      {changed.map((list) => (
        <div key={list} className={form.field}>
          <label htmlFor={`${id}${list}`}>
            <code>{list}</code> after the change
          </label>
          <CodeArea
            id={`${id}${list}`}
            rows={4}
            value={change.lists[list]}
            onChange={({target}) => give({change: {...change, lists: {...change.lists, [list]: target.value}}})}
          />
          <p>
            <button
              type="button"
              className="button button--secondary button--sm"
              onClick={() => give({change: {...change, lists: withList(change.lists, list, '')}})}
            >
              Leave {list} as it is
            </button>
          </p>
        </div>
      ))}
      {changed.length < listNames.length && (
        <div className={tool.row}>
          <div className={form.field}>
            <label htmlFor={`${id}list`}>A list that changes</label>
            <select id={`${id}list`} value={name} onChange={({target}) => setName(target.value as ListName)}>
              {listNames
                .filter((list) => list !== 'csf.ignore')
                .map((list) => (
                  <option key={list}>{list}</option>
                ))}
            </select>
          </div>
          <button
            type="button"
            className="button button--secondary"
            disabled={change.lists[name] !== undefined}
            onClick={() => give({change: {...change, lists: {...change.lists, [name]: server.lists[name] ?? ''}}})}
          >
            Change it
          </button>
        </div>
      )}
    </>
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
        {row.before !== undefined && <code>{row.before}</code>}
      </td>
      <td data-kind={row.after === undefined ? 'none' : 'added'}>
        {row.after !== undefined && <code>{row.after}</code>}
      </td>
    </tr>
  );
}
