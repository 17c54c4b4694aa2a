import {useMemo, useState, type ReactNode} from 'react';

import Tool from '@site/src/browser-tools/frame';
import Bench, {useAsks, type Verdict} from '@site/src/browser-tools/frame/Bench';
import CopyLink from '@site/src/browser-tools/frame/CopyLink';
import {useLinkedState} from '@site/src/browser-tools/frame/linkedState';
import {panelOf, panels, usePanelChoice} from '@site/src/browser-tools/frame/PanelChoice';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import {
  filledFields,
  initialPacket,
  packetExamples,
  packetFieldsOf,
  type PacketExample,
} from '@sentinel/csf/answers/test-packet/packetForm';
import type {PacketVerdict} from '@sentinel/csf/answers/test-packet/answer';
import {withLine, type Server} from '@sentinel/csf/model/firewall/server';

import Compare from './Compare';
import errorsIn, {errorsInConf} from './errorsIn';
import {giveTyped, input} from './input';
import PacketForm from './PacketForm';
import Result, {isAboutTesting} from './Result';
import Rules from './Rules';
import ServerForm from './ServerForm';
import takeFiles from './takeFiles';
import {work} from './work';

/** Says what csf makes of a packet, and which line decides. */
export default function PacketTester(): ReactNode {
  return (
    <Tool id="packet-tester" input={input} onTyped={giveTyped}>
      <Tester />
    </Tool>
  );
}

const gates = {passed: 'open', blocked: 'shut', other: 'unsure'} as const;

/** The server that the fields describe, with what was pasted into them read. */
function useServer(choice: string, conf: string, lists: Server['lists']) {
  const given = useMemo(() => ({conf, ...lists}), [conf, lists]);
  const {texts, noteOf} = usePastes(given, (name) => (name === 'conf' ? 'conf' : 'list'));
  const server = useMemo((): Server => {
    const {conf: read, ...others} = texts;
    return {panel: panelOf(choice), conf: read, lists: others};
  }, [choice, texts]);
  // A key in the fields of the packet leaves csf.conf as it is.
  const ofConf = useMemo(() => errorsInConf(server.conf), [server.conf]);
  return {server, noteOf, ofConf};
}

function Tester(): ReactNode {
  const {packet, conf, lists, isAsked, change} = useToolInput(input);
  const {choice, choose} = usePanelChoice();
  const asks = useAsks();
  const {server, noteOf, ofConf} = useServer(choice, conf, lists);
  const [fileNote, setFileNote] = useState('');
  const {fields, lines, sentence: error} = errorsIn(packet, ofConf);

  const question = useMemo(
    () => (isAsked && error === undefined ? {kind: 'test' as const, server, packet} : undefined),
    [isAsked, error, server, packet],
  );
  const runner = useRunner(work, {isEarly: true});
  useAskOnChange(runner, question, 120);
  const {answer, failure, page} = runner;
  const told = question && answer?.kind === 'test' ? answer : undefined;

  useLinkedState((state) => {
    input.give({packet: packetFieldsOf(state), isAsked: true});
    if (panels.some(({value}) => value === state['panel'])) {
      choose(state['panel']!);
    }
    asks[1]();
  });

  function showExample({packet: example, denyLine}: PacketExample): void {
    const deny = lists['csf.deny'];
    const lacks = denyLine !== undefined && !(deny ?? '').includes(denyLine);
    input.give({
      packet: {...initialPacket, ...example},
      isAsked: true,
      ...(lacks && {lists: {...lists, 'csf.deny': withLine(deny, denyLine)}}),
    });
  }

  return (
    <Bench
      input={input}
      asks={asks}
      examples={packetExamples.map((example) => ({name: example.name, show: () => showExample(example)}))}
      fields={
        <>
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
        </>
      }
      run="Test the packet"
      onRun={() => input.give({isAsked: true})}
      beside={<CopyLink readState={() => ({...filledFields(packet), panel: choice || 'generic'})} />}
      onClear={() => setFileNote('')}
      given={conf}
      needs="Fill in an address and a port."
      isOld={question !== runner.answered}
      isWaiting={runner.isWaiting}
      failure={isAsked ? (error ?? failure) : undefined}
      failurePage={error === undefined ? page : undefined}
      verdict={told && verdictOf(told.verdict)}
    >
      {told && <Result answer={told.verdict} changes={told.changes} />}
      <div>
        <Compare server={server} packet={packet} change={change} />
        <Rules server={server} />
      </div>
    </Bench>
  );
}

function verdictOf({outcome, sentence, notes, reason}: PacketVerdict): Verdict {
  return {
    gate: gates[outcome],
    heading: sentence,
    more: [notes.find(isAboutTesting)?.text, reason].filter(Boolean).join(' '),
  };
}
