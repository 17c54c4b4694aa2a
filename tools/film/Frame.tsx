import {Fragment, type ReactNode} from 'react';

import GateDrawing from './GateDrawing';
import Mark from './Mark';
import {type Frame as FrameState, type TerminalFrame} from './timeline';
import {type CardScene, type TerminalScene} from './script';

/** The picture of one moment. */
export default function Frame({frame}: {frame: FrameState}): ReactNode {
  return 'typed' in frame ? <Terminal {...frame} /> : <Card {...frame.scene} />;
}

function Card({heading, text}: CardScene): ReactNode {
  return (
    <div className="card">
      <Mark size={144} />
      <h1>{heading}</h1>
      <p>{text}</p>
    </div>
  );
}

function Terminal({scene, typed, printed, gate}: TerminalFrame): ReactNode {
  const {caption, prompt, command, output} = scene;
  const isTyping = printed === 0;
  return (
    <>
      <div className="terminal">
        <p className="command">
          <span className="prompt">{prompt}</span> {command.slice(0, typed)}
          {isTyping && <span className="cursor" />}
          {/* The rest takes its room already, so that no word jumps to the next row while it is typed. */}
          <span className="rest">{command.slice(typed)}</span>
        </p>
        {output.slice(0, printed).map(({text}, index) => (
          <p key={index} className={text === '' ? 'empty' : undefined}>
            {emphasised(text, scene)}
          </p>
        ))}
      </div>
      {gate !== undefined && <GateDrawing {...gate} />}
      <div className="caption">
        <p>{caption}</p>
        <Mark size={64} />
      </div>
    </>
  );
}

function emphasised(text: string, {strong, blocked}: TerminalScene): ReactNode {
  const words = [...strong, ...blocked].map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(?<!\\w)(${words.join('|')})(?!\\w)`)).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{unbroken(part)}</Fragment>
    ) : (
      <strong key={index} className={blocked.includes(part) ? 'blocked' : undefined}>
        {part}
      </strong>
    ),
  );
}

/** Breaks rows at spaces alone, not at the hyphen of "->". */
function unbroken(text: string): ReactNode {
  return text.split(/(\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      <Fragment key={index}>{part}</Fragment>
    ) : (
      <span key={index} className="word">
        {part}
      </span>
    ),
  );
}
