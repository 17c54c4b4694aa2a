import {useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import Tool from '@site/src/browser-tools/frame';
import CopyLink from '@site/src/browser-tools/frame/CopyLink';
import {useLinkedState} from '@site/src/browser-tools/frame/linkedState';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {useTabStorage} from '@site/src/browser-tools/frame/tabStorage';
import useResultInSight from '@site/src/browser-tools/frame/useResultInSight';
import useFileDrop from '@site/src/browser-tools/frame/useFileDrop';
import form from '@site/src/components/Form/styles.module.css';
import {panelOf, panels, usePanelChoice} from '@site/src/components/PanelChoice';
import {
  filledFields,
  initialPacket,
  packetFieldsOf,
  readPacket,
  type FieldName,
  type PacketExample,
} from '@site/src/csf/packet-test/packetForm';
import {
  confErrors,
  listNames,
  listOfFile,
  startRefusal,
  withLine,
  type LineError,
  type ListName,
  type Server,
} from '@site/src/csf/firewall/server';

import Compare from './Compare';
import {give, storedInput} from './input';
import {Examples, PacketForm} from './PacketForm';
import Result from './Result';
import results from './result.lazy.module.css';
import Rules from './Rules';
import ServerForm from './ServerForm';
import styles from './styles.module.css';
import usePacketTest from './usePacketTest';
import Words from './Words';

/** Says what csf makes of a packet, and which line decides. */
export default function PacketTester(): ReactNode {
  const input = useTabStorage(storedInput);
  const {packet, conf, lists, change} = input;
  const {choice, choose} = usePanelChoice();
  const panel = choice === '' ? 'generic' : choice;
  const {reply, ask, forget} = usePacketTest();
  const [isAsked, setIsAsked] = useState(false);
  const [fileNote, setFileNote] = useState('');
  const formElement = useRef<HTMLFormElement>(null);

  const server = useMemo((): Server => ({panel: panelOf(panel), conf, lists}), [panel, conf, lists]);
  const reading = useMemo(() => readPacket(packet), [packet]);
  const fieldErrors = isAsked && 'errors' in reading ? reading.errors : {};
  const lineErrors = useMemo(() => confErrors(conf), [conf]);
  const isReady = isAsked && !('errors' in reading) && lineErrors.length === 0;

  const test = isReady && reply?.kind === 'test' && 'answer' in reply.test ? reply.test : undefined;
  const answer = test?.answer;
  const {result: headline, showSoon} = useResultInSight<HTMLParagraphElement>(answer);

  useLayoutEffect(() => adopt(formElement.current!), []);
  useLinkedState((state) => {
    showSoon();
    give({packet: packetFieldsOf(state)});
    if (panels.some(({value}) => value === state['panel'])) {
      choose(state['panel']!);
    }
    setIsAsked(true);
  });

  // Once somebody has asked, the answer follows the fields.
  const askNow = useEffectEvent(() => ask({kind: 'test', server, packet}));
  useEffect(() => {
    if (!isReady) {
      forget();
      return undefined;
    }
    const timer = setTimeout(askNow, 120);
    return () => clearTimeout(timer);
  }, [isReady, server, packet, forget]);

  function submit(): void {
    showSoon();
    if (isReady) {
      ask({kind: 'test', server, packet});
    }
    setIsAsked(true);
    if ('errors' in reading) {
      const [first] = Object.keys(reading.errors) as FieldName[];
      // The field shows its error after this render; its fold may have to open first.
      setTimeout(() => formElement.current?.querySelector<HTMLElement>(`[name="packet.${first}"]`)?.focus());
    } else if (lineErrors.length > 0) {
      formElement.current?.querySelector<HTMLElement>('[name="conf"]')?.focus();
    }
  }

  function showExample({packet: fields, denyLine}: PacketExample): void {
    const deny = lists['csf.deny'];
    showSoon();
    give({
      packet: {...initialPacket, ...fields},
      ...(denyLine !== undefined &&
        !(deny ?? '').includes(denyLine) && {lists: {...lists, 'csf.deny': withLine(deny, denyLine)}}),
    });
    setIsAsked(true);
  }

  async function takeFiles(files: readonly File[]): Promise<void> {
    const notes: string[] = [];
    for (const file of files) {
      const list = listOfFile(file.name);
      if (list === undefined) {
        notes.push(
          `${file.name} is none of these files, so nothing was taken from it: csf.conf, ${listNames.join(', ')}.`,
        );
      } else if (file.size > mostBytes) {
        notes.push(`${file.name} is larger than 2 MB, so nothing was taken from it.`);
      } else {
        try {
          const text = await file.text();
          const now = storedInput.get();
          give(list === 'csf.conf' ? {conf: text} : {lists: {...now.lists, [list]: text}});
          notes.push(`${file.name} is in the field ${list}.`);
        } catch {
          notes.push(`The browser could not read ${file.name}. Choose it again.`);
        }
      }
    }
    setFileNote(notes.join(' '));
  }

  function clear(): void {
    storedInput.clear();
    setIsAsked(false);
    setFileNote('');
    forget();
    formElement.current?.querySelector<HTMLElement>('[name="packet.from"]')?.focus();
  }

  const isOver = useFileDrop({onFiles: (files) => void takeFiles(files)});
  const hasErrors = isAsked && ('errors' in reading || lineErrors.length > 0);
  const isError = hasErrors || reply?.kind === 'failed';
  return (
    <Tool
      name="Packet tester"
      withoutScript="“How Sentinel decides about a packet”, linked below, shows the order of the rules; csf -g tells which rule holds an address."
    >
      <Examples onChoose={showExample} />
      <form
        ref={formElement}
        className={tool.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PacketForm fields={packet} errors={fieldErrors} onChange={(fields) => give({packet: fields})} />
        <ServerForm
          conf={conf}
          lists={lists}
          errors={lineErrors}
          panel={panel}
          isOver={isOver}
          fileNote={fileNote}
          onConf={(text) => give({conf: text})}
          onLists={(next) => give({lists: next})}
          onPanel={choose}
          onFiles={(files) => void takeFiles(files)}
        />
        <div className={form.actions}>
          <button type="submit" className="button button--primary">
            Test the packet
          </button>
          <button type="button" className="button button--secondary" onClick={clear}>
            Clear
          </button>
          <CopyLink readState={() => ({...filledFields(packet), panel})} />
        </div>
      </form>
      <p
        ref={headline}
        role="status"
        className={clsx(tool.status, isError && tool.error, answer && results.sentence)}
        data-outcome={answer?.outcome}
      >
        {hasErrors ? errorSentence(fieldErrors, lineErrors) : <Words text={statusOf(reply)} />}
      </p>
      {answer !== undefined && <Result answer={answer} changes={test?.changes ?? []} />}
      <div className={styles.parts}>
        <Compare server={server} packet={packet} change={change} />
        <Rules server={server} />
      </div>
    </Tool>
  );
}

/** Much larger than any list of csf. */
const mostBytes = 2 * 1024 * 1024;

function statusOf(reply: ReturnType<typeof usePacketTest>['reply']): string {
  if (reply?.kind === 'failed') {
    return reply.sentence;
  }
  if (reply?.kind !== 'test') {
    return '';
  }
  return 'answer' in reply.test ? reply.test.answer.sentence : reply.test.refusal;
}

function errorSentence(errors: Partial<Record<FieldName, string>>, lines: readonly LineError[]): string {
  return [...Object.values(errors), ...(lines.length > 0 ? [startRefusal(lines)] : [])].join(' ');
}

/** Takes over what somebody typed before the page came to life. */
function adopt(element: HTMLFormElement): void {
  const now = storedInput.get();
  const typed = [...new FormData(element)].flatMap(([name, text]) => (typeof text === 'string' ? [[name, text]] : []));
  const fields = Object.fromEntries(
    typed.flatMap(([name = '', text]) => (name.startsWith('packet.') ? [[name.slice('packet.'.length), text]] : [])),
  );
  const own = filledFields(packetFieldsOf(fields));
  const lists = typed.filter(([name = '', text]) => name.startsWith('list.') && text !== '');
  const conf = typed.find(([name]) => name === 'conf')?.[1] ?? '';
  if (Object.keys(own).length > 0 || lists.length > 0 || conf !== '') {
    give({
      packet: {...now.packet, ...own},
      conf: conf === '' ? now.conf : conf,
      lists: {
        ...now.lists,
        ...Object.fromEntries(lists.map(([name = '', text]) => [name.slice('list.'.length) as ListName, text])),
      },
    });
  }
}
