import {useMemo, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';

import Tool from '@site/src/browser-tools/frame';
import ClearButton from '@site/src/browser-tools/frame/ClearButton';
import CopyLink from '@site/src/browser-tools/frame/CopyLink';
import {useLinkedState} from '@site/src/browser-tools/frame/linkedState';
import {panelOf, panels, usePanelChoice} from '@site/src/browser-tools/frame/PanelChoice';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useResultInSight from '@site/src/browser-tools/frame/useResultInSight';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import form from '@site/src/components/Form/styles.module.css';
import {filledFields, initialPacket, packetFieldsOf, type PacketExample} from '@site/src/csf/packet-test/packetForm';
import {withLine, type Server} from '@site/src/csf/firewall/server';

import Compare from './Compare';
import errorsIn from './errorsIn';
import {giveTyped, input} from './input';
import {Examples, PacketForm} from './PacketForm';
import Result from './Result';
import results from './result.lazy.module.css';
import Rules from './Rules';
import ServerForm from './ServerForm';
import styles from './styles.module.css';
import takeFiles from './takeFiles';
import {work} from './work';
import Words from './Words';

/** Says what csf makes of a packet, and which line decides. */
export default function PacketTester(): ReactNode {
  return (
    <Tool id="packet-tester" input={input} onTyped={giveTyped}>
      <Tester />
    </Tool>
  );
}

function Tester(): ReactNode {
  const {packet, conf, lists, change} = useToolInput(input);
  const {choice, choose} = usePanelChoice();
  const [isAsked, setIsAsked] = useState(false);
  const formElement = useRef<HTMLFormElement>(null);
  const given = useMemo(() => ({conf, ...lists}), [conf, lists]);
  const {texts, noteOf} = usePastes(given, (name) => (name === 'conf' ? 'conf' : 'list'));
  const server = useMemo((): Server => {
    const {conf: read, ...others} = texts;
    return {panel: panelOf(choice), conf: read, lists: others};
  }, [choice, texts]);
  const [fileNote, setFileNote] = useState('');
  const {fields, lines, sentence: error} = useMemo(() => errorsIn(packet, server.conf), [packet, server.conf]);
  const hasErrors = error !== undefined;

  // Once somebody has asked, the answer follows the fields.
  const question = useMemo(
    () => (isAsked && !hasErrors ? {kind: 'test' as const, server, packet} : undefined),
    [isAsked, hasErrors, server, packet],
  );
  const runner = useRunner(work, {isEarly: true});
  useAskOnChange(runner, question, 120);
  const {answer, failure} = runner;
  const told = question && answer?.kind === 'test' ? answer : undefined;
  const {result, showSoon} = useResultInSight<HTMLParagraphElement>(told?.verdict);

  useLinkedState((state) => {
    showSoon();
    input.give({packet: packetFieldsOf(state)});
    if (panels.some(({value}) => value === state['panel'])) {
      choose(state['panel']!);
    }
    setIsAsked(true);
  });

  function submit(): void {
    showSoon();
    if (question !== undefined) {
      runner.ask(question);
    }
    setIsAsked(true);
    const first = Object.keys(fields)[0] ?? (lines.length > 0 ? 'conf' : undefined);
    // The field shows its error after this render; its fold may have to open first.
    setTimeout(() => first && formElement.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus());
  }

  function showExample({packet: fields, denyLine}: PacketExample): void {
    const deny = lists['csf.deny'];
    const lacks = denyLine !== undefined && !(deny ?? '').includes(denyLine);
    showSoon();
    input.give({
      packet: {...initialPacket, ...fields},
      ...(lacks && {lists: {...lists, 'csf.deny': withLine(deny, denyLine)}}),
    });
    setIsAsked(true);
  }

  return (
    <>
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
        <PacketForm fields={packet} errors={isAsked ? fields : {}} onChange={(next) => input.give({packet: next})} />
        <ServerForm
          conf={conf}
          lists={lists}
          errors={lines}
          panel={choice}
          fileNote={fileNote}
          noteOf={noteOf}
          onPanel={choose}
          onFiles={(files) => void takeFiles(files).then(setFileNote)}
        />
        <div className={form.actions}>
          <button type="submit" className="button button--primary">
            Test the packet
          </button>
          <ClearButton
            input={input}
            onClear={() => {
              setIsAsked(false);
              setFileNote('');
            }}
          />
          <CopyLink readState={() => ({...filledFields(packet), panel: choice || 'generic'})} />
        </div>
      </form>
      <Status
        ref={result}
        isError={isAsked && (hasErrors || failure !== undefined)}
        className={clsx(told && results.sentence)}
        data-outcome={told?.verdict.outcome}
      >
        {isAsked && (error ?? <Words text={failure ?? told?.verdict.sentence ?? ''} />)}
      </Status>
      {told && <Result answer={told.verdict} changes={told.changes} />}
      <div className={styles.parts}>
        <Compare server={server} packet={packet} change={change} />
        <Rules server={server} />
      </div>
    </>
  );
}
