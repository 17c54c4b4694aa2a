import {useMemo, type ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';
import Tool from '@site/src/browser-tools/frame';
import ClearButton from '@site/src/browser-tools/frame/ClearButton';
import CodeArea from '@site/src/browser-tools/frame/CodeArea';
import Field from '@site/src/browser-tools/frame/Field';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {useToolInput} from '@site/src/browser-tools/frame/toolInput';
import usePastes from '@site/src/browser-tools/frame/usePastes';
import useResultInSight from '@site/src/browser-tools/frame/useResultInSight';
import useRunner, {useAskOnChange} from '@site/src/browser-tools/frame/useRunner';
import type {Decoded} from '@site/src/csf/output';

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
  const {text} = given;
  const {texts, noteOf} = usePastes(given, () => 'output');
  const question = useMemo(() => (/\S/.test(texts.text) ? texts : undefined), [texts]);
  const runner = useRunner(work, {isEarly: true});
  useAskOnChange(runner, question, 0);
  const isPending = question !== runner.answered;
  const failure = isPending ? undefined : runner.failure;
  const decoded = question && runner.answer;
  const {result, showSoon} = useResultInSight<HTMLDivElement>(decoded);
  return (
    <>
      <Field
        label="Paste what you have"
        hint={
          <>
            An email from lfd, lines of a log, the reason that your hoster shows, or output of{' '}
            <code translate="no">csf</code>.
          </>
        }
      >
        {(ties) => (
          <>
            <CodeArea
              {...ties}
              name="text"
              rows={6}
              wrap="soft"
              text={text}
              onPaste={showSoon}
              onText={(next) => input.give({text: next})}
            />
            {noteOf('text')}
          </>
        )}
      </Field>
      <div className={form.actions}>
        <ClearButton input={input} className="button button--secondary button--sm" />
        {text === '' && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              showSoon();
              input.give({text: example});
            }}
          >
            Try an example email
          </button>
        )}
      </div>
      <div ref={result} className={tool.stack}>
        <Status isError={failure !== undefined}>
          {failure ?? (question && (isPending ? 'Reading the text …' : decoded && statusOf(decoded)))}
        </Status>
        {decoded !== undefined && <Findings decoded={decoded} />}
      </div>
    </>
  );
}

function statusOf({findings}: Decoded): string {
  const [first] = findings;
  if (findings.length === 1) {
    const {kind, unblock} = first!;
    return kind === 'unknown'
      ? 'The decoder does not know this text.'
      : kind === 'other'
        ? 'Another program wrote this text.'
        : unblock.length > 0
          ? 'This is a block. The commands to lift it come first.'
          : 'The decoder found one thing in this text.';
  }
  const blocks = findings.filter(({unblock}) => unblock.length > 0).length;
  return `The decoder found ${findings.length} things in this text${blocks === 0 ? '' : `, including ${blocks === 1 ? 'a block' : `${blocks} blocks`} that you can lift`}.`;
}
