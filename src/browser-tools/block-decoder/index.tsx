import {useMemo, type ReactNode} from 'react';

import Tool from '@site/src/browser-tools/frame';
import Bench, {askForPaste, inSentences, useAsks, type Verdict} from '@site/src/browser-tools/frame/Bench';
import CodeField from '@site/src/browser-tools/frame/CodeField';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import type {Decoded} from '@sentinel/csf/answers/output';

import Findings from './Findings';
import {example, input} from './input';
import {work} from './work';

/** Explains an email, a log line or output of csf, and how to lift a block. */
export default function BlockDecoder(): ReactNode {
  return (
    <Tool id="block-decoder" input={input} onTyped={input.give}>
      <Decoder />
    </Tool>
  );
}

function Decoder(): ReactNode {
  const given = useToolInput(input);
  const asks = useAsks();
  const {texts, noteOf} = usePastes(given, () => 'output');
  const question = useMemo(() => (/\S/.test(texts.text) ? texts : undefined), [texts]);
  const runner = useRunner(work, {isEarly: true});
  useAskOnChange(runner, question, 0);
  const isWaiting = question !== runner.answered;
  const decoded = question && runner.answer;
  return (
    <Bench
      input={input}
      asks={asks}
      examples={[{name: 'An email about a block', show: () => input.give({text: example})}]}
      fields={
        <CodeField
          label="Paste what you have"
          hint={
            <span>
              An email from lfd, lines of a log, the reason that your hoster shows, or output of{' '}
              <code translate="no">csf</code>.
            </span>
          }
          name="text"
          rows={6}
          wrap="soft"
          text={given.text}
          onPaste={(pasted) => askForPaste(pasted, asks)}
          onText={(next) => input.give({text: next})}
        >
          {noteOf('text')}
        </CodeField>
      }
      run="Explain the text"
      given={texts.text}
      needs="Paste some text."
      isEmpty={question === undefined}
      isWaiting={isWaiting}
      failure={isWaiting ? undefined : runner.failure}
      verdict={decoded && verdictOf(decoded)}
    >
      {decoded && <Findings decoded={decoded} />}
    </Bench>
  );
}

function verdictOf({findings, leftOut}: Decoded): Verdict {
  const blocks = findings.filter(({unblock}) => unblock.length > 0).length;
  const gate = blocks > 0 ? 'shut' : findings.every(({kind}) => kind === 'unknown') ? 'unsure' : 'none';
  const {kind, what} = findings[0]!;
  if (findings.length > 1) {
    const lifted = blocks === 0 ? '' : `, including ${blocks === 1 ? 'a block' : `${blocks} blocks`} that you can lift`;
    const {heading, more = ''} = inSentences(what);
    const all = `The decoder found ${findings.length + leftOut} things in this text${lifted}.`;
    return {gate, heading, more: `${more} ${all}`.trim()};
  }
  if (kind === 'unknown') {
    return {gate, ...inSentences(what)};
  }
  const more = kind === 'other' ? 'Another program wrote this text.' : 'The decoder found one thing in this text.';
  return {gate, heading: what, more: blocks > 0 ? 'This is a block. The commands to lift it come first.' : more};
}
