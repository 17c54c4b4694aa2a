import {useDeferredValue, useId, useLayoutEffect, useMemo, useRef} from 'react';
import type {ReactNode} from 'react';

import form from '@site/src/components/Form/styles.module.css';
import Tool from '@site/src/browser-tools/frame';
import CodeArea from '@site/src/browser-tools/frame/CodeArea';
import Status from '@site/src/browser-tools/frame/Status';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {createTabStorage, useTabStorage} from '@site/src/browser-tools/frame/tabStorage';
import useResultInSight from '@site/src/browser-tools/frame/useResultInSight';
import {decodeBlock, type Decoded} from '@site/src/csf/output';

import Findings from './Findings';

/** The text that was given to the decoder. */
export const toolInput = createTabStorage('tool.block-decoder', '', (stored) =>
  typeof stored === 'string' ? stored : undefined,
);

/** An email as lfd sent it, from the recording 21-lfd-ssh-block. */
export const example = `Subject: lfd on server.example.com: blocked 198.51.100.150 (Unknown)

Time:     Sat Nov 21 02:24:12 2026 +0000
IP:       198.51.100.150 (Unknown)
Failures: 5 (sshd)
Interval: 3600 seconds
Blocked:  Permanent Block [LF_SSHD]
`;

/** Explains an email, a log line or output of csf, and how to lift a block. */
export default function BlockDecoder(): ReactNode {
  const id = useId();
  const text = useTabStorage(toolInput);
  // Decoding a log of a megabyte can take a moment; typing does not wait for it.
  const read = useDeferredValue(text);
  const decoded = useMemo(() => (read.trim() === '' ? undefined : decodeBlock(read)), [read]);
  const field = useRef<HTMLTextAreaElement>(null);
  const {result, showSoon} = useResultInSight<HTMLDivElement>(decoded);
  useLayoutEffect(() => {
    // Somebody may have pasted a text before hydration.
    if (field.current!.value !== '') {
      toolInput.set(field.current!.value);
    }
  }, []);

  return (
    <Tool
      name="Block decoder"
      withoutScript="What to do by hand is below: csf -g says why an address is blocked, and three commands let it in."
    >
      <div className={form.field}>
        <label htmlFor={`${id}text`}>Paste what you have</label>
        <p id={`${id}hint`} className={form.hint}>
          An email from lfd, lines of a log, the reason that your hoster shows, or output of <code>csf</code>.
        </p>
        <CodeArea
          ref={field}
          id={`${id}text`}
          rows={6}
          wrap="soft"
          value={text}
          aria-describedby={`${id}hint`}
          onPaste={showSoon}
          onChange={({target}) => toolInput.set(target.value)}
        />
      </div>
      <div className={form.actions}>
        <button type="button" className="button button--secondary button--sm" onClick={() => toolInput.clear()}>
          Clear
        </button>
        {text === '' && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              showSoon();
              toolInput.set(example);
            }}
          >
            Try an example email
          </button>
        )}
      </div>
      <div ref={result} className={tool.stack}>
        <Status>{decoded === undefined ? '' : statusOf(decoded)}</Status>
        {decoded !== undefined && <Findings decoded={decoded} />}
      </div>
    </Tool>
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
