import {Fragment, type ReactNode} from 'react';

import Figure, {width} from './Figure';
import {Arrow, Ending, StepNumber, type Outcome} from './marks';
import styles from './styles.module.css';

type Message = {
  /**
   * Who sends and who receives, as indexes in the list of actors. The same index twice is something an actor does
   * alone.
   */
  from: number;
  to: number;
  /** At most 30 characters, shown above the arrow. */
  label: string;
  /** The message in a sentence, for the list beside the drawing. */
  text: ReactNode;
  /** What happens to it at its end. */
  outcome?: {outcome: Outcome; word: string};
};

type Props = {
  title: string;
  /** Names of the actors, at most 9 characters each if there are three. */
  actors: string[];
  messages: Message[];
};

const headHeight = 34;
const rowHeight = 58;
const margin = 26;
/** Space at the right for what happens to a message. */
const endingMargin = 42;

/** Who sends what to whom, from top to bottom. */
export default function Sequence({title, actors, messages}: Props): ReactNode {
  const column = (width - margin - endingMargin) / actors.length;
  const xOf = (actor: number): number => margin + column * (actor + 0.5);
  const height = headHeight + messages.length * rowHeight + 10;
  return (
    <Figure title={title} height={height} steps={messages.map(({text}) => text)}>
      {actors.map((actor, index) => (
        <Fragment key={actor}>
          <line className={styles.lifeline} x1={xOf(index)} x2={xOf(index)} y1={headHeight} y2={height} />
          <rect
            className={styles.box}
            x={xOf(index) - column / 2 + 4}
            y={1}
            width={column - 8}
            height={headHeight - 4}
            rx={6}
          />
          <text className={styles.actor} x={xOf(index)} y={headHeight / 2 - 1}>
            {actor}
          </text>
        </Fragment>
      ))}
      {messages.map(({from, to, label, outcome}, index) => {
        const y = headHeight + (index + 1) * rowHeight - 16;
        const alone = from === to;
        return (
          <Fragment key={label}>
            <StepNumber x={12} y={y - 10} number={index + 1} />
            <text className={styles.message} x={labelPlace(label, (xOf(from) + xOf(to)) / 2)} y={y - 20}>
              {label}
            </text>
            {alone ? (
              <circle className={styles.moment} cx={xOf(from)} cy={y} r={5} />
            ) : (
              <Arrow points={[xOf(from), y, xOf(to), y]} />
            )}
            {outcome && (
              <Ending
                x={Math.min(xOf(to) + 12, width - 1 - endingWidth(outcome.word))}
                y={y}
                width={endingWidth(outcome.word)}
                {...outcome}
              />
            )}
          </Fragment>
        );
      })}
    </Figure>
  );
}

/** The usual maximum width of a label's letter, in units of the drawing. */
const letter = 7.8;

/** The middle of a label, moved if the label would leave the drawing or overlap its number. */
function labelPlace(label: string, wanted: number): number {
  const half = (label.length * letter) / 2;
  return Math.max(margin + half, Math.min(width - half, wanted));
}

function endingWidth(word: string): number {
  return 36 + word.length * letter;
}
