import {Fragment, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import {mark} from '../../src/brand/mark';

import Gate from './Gate';
import type {TerminalScene} from './script';
import type {Moment} from './timeline';

/** One frame, as HTML for the stage. */
export function markup(moment: Moment): string {
  return renderToStaticMarkup(<Frame {...moment} />);
}

function Frame(moment: Moment): ReactNode {
  if (!('typed' in moment)) {
    const {heading, text} = moment.scene;
    return (
      <div className="card">
        <Mark size={144} />
        <h1>{heading}</h1>
        <p>{text}</p>
      </div>
    );
  }
  const {scene, typed, printed, begunAgo} = moment;
  const {caption, prompt, command, output, gate} = scene;
  return (
    <>
      <div className="terminal">
        <p className="command">
          <span className="prompt">{prompt}</span> {command.slice(0, typed)}
          {printed === 0 && <span className="cursor" />}
          {/* The rest already takes its space, so that no word jumps to the next row while it is typed. */}
          <span className="rest">{command.slice(typed)}</span>
        </p>
        {output.slice(0, printed).map((text, index) => (
          <p key={index} className={text === '' ? 'empty' : undefined}>
            {emphasised(text, scene)}
          </p>
        ))}
      </div>
      {gate && <Gate action={gate} begunAgo={begunAgo} />}
      <div className="caption">
        <p>{caption}</p>
        <Mark size={64} />
      </div>
    </>
  );
}

function Mark({size}: {size: number}): ReactNode {
  return (
    <svg className="mark" width={size} height={size} viewBox={`0 0 ${mark.size} ${mark.size}`}>
      <rect className="tile" x="0.5" y="0.5" width={mark.size - 1} height={mark.size - 1} rx={mark.radius - 0.5} />
      {mark.lines.map((line) => (
        <rect key={line.y} className="line" {...line} />
      ))}
      {mark.gate.map((bar) => (
        <rect key={bar.y} className="gate" {...bar} />
      ))}
    </svg>
  );
}

function emphasised(text: string, {strong, blocked = []}: TerminalScene): ReactNode {
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

/** Breaks rows only at spaces, not at the hyphen of "->". */
function unbroken(text: string): ReactNode {
  return text
    .split(/(\S+)/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : <span className="word">{part}</span>}</Fragment>
    ));
}
