import {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';

import Figure, {width} from './Figure';
import {Arrow, Ending, StepNumber, type Outcome} from './marks';
import styles from './styles.module.css';

export type FlowStep = {
  /** At most 24 characters, shown in the drawing. */
  label: string;
  /** At most 26 characters, shown small below the label. */
  note?: string;
  /** The step in a sentence, for the list beside the drawing. */
  text: ReactNode;
  /** How the path can end here. The word has at most 8 characters. */
  ending?: {outcome: Outcome; word: string};
};

type Props = {
  title: string;
  /** What enters at the top, such as "Packet arrives". */
  start: string;
  steps: FlowStep[];
  /** An arrow back from one step to an earlier one, both counted from 1. */
  back?: {from: number; to: number};
  /** The step at which the path ends, counted from 1. Later steps are pale. */
  endsAt?: number;
};

const box = {left: 22, width: 230, height: 50};
const gap = 18;
const ending = {left: 270, width: width - 271};
const startHeight = 30;

/** A path from top to bottom. Each step may end it with an exit to the right. */
export default function Flow({title, start, steps, back, endsAt}: Props): ReactNode {
  const middle = box.left + box.width / 2;
  const topOf = (index: number): number => startHeight + gap + index * (box.height + gap);
  const centreOf = (index: number): number => topOf(index) + box.height / 2;
  return (
    <Figure title={title} height={topOf(steps.length) - gap + 2} steps={steps.map(({text}) => text)}>
      {endsAt !== undefined && (
        <g className={styles[steps[endsAt - 1]!.ending?.outcome ?? 'other']}>
          {/* Drawn before the boxes, so that it passes behind them. */}
          <polyline
            className={styles.walked}
            pathLength={1}
            points={[middle, startHeight - 4, middle, centreOf(endsAt - 1), ending.left, centreOf(endsAt - 1)].join(
              ' ',
            )}
          />
        </g>
      )}
      <text className={styles.start} x={middle} y={startHeight / 2}>
        {start}
      </text>
      {steps.map(({label, note, ending: end}, index) => {
        const top = topOf(index);
        const centre = centreOf(index);
        const isAfter = endsAt !== undefined && index >= endsAt;
        const isElsewhere = endsAt !== undefined && index !== endsAt - 1;
        return (
          <Fragment key={label}>
            <g className={clsx(isAfter && styles.pale)}>
              <Arrow points={[middle, top - gap, middle, top]} />
              <rect
                className={clsx(styles.box, index + 1 === endsAt && styles.deciding)}
                x={box.left}
                y={top}
                width={box.width}
                height={box.height}
                rx={6}
              />
              <StepNumber x={box.left + 19} y={centre} number={index + 1} />
              <text className={styles.label} x={box.left + 38} y={note ? centre - 9 : centre}>
                {label}
              </text>
              {note && (
                <text className={styles.note} x={box.left + 38} y={centre + 11}>
                  {note}
                </text>
              )}
            </g>
            {end && (
              <g className={clsx(isElsewhere && styles.pale)}>
                <Arrow points={[box.left + box.width, centre, ending.left, centre]} />
                <Ending x={ending.left} y={centre} width={ending.width} outcome={end.outcome} word={end.word} />
              </g>
            )}
          </Fragment>
        );
      })}
      {back && (
        <Arrow
          dashed
          points={[
            box.left,
            centreOf(back.from - 1),
            6,
            centreOf(back.from - 1),
            6,
            centreOf(back.to - 1),
            box.left,
            centreOf(back.to - 1),
          ]}
        />
      )}
    </Figure>
  );
}
