import {startLogTest} from './testLog';

/** What lfd makes of one line: it counts towards a block, it is seen for another reason, or it passes. */
export type LineVerdict = {outcome: 'counted' | 'seen' | 'passed'; words: string};

/** What lfd makes of one line of a log with the settings as shipped for a server without a panel. */
export function askLine(line: string): LineVerdict {
  const test = startLogTest({panel: 'generic', config: '', lists: {}, log: '', latest: Date.now() / 1000});
  test.add(line);
  const {counted, others} = test.reading();
  const packet = (counted[0] ?? others[0])?.packet;
  const about = packet === undefined ? '' : ` ${packet.words}`;
  const [answer] = test.blocking({}).answers;
  const setting = counted[0]?.setting ?? '';
  if (setting !== '' && answer !== undefined) {
    return {outcome: 'counted', words: `lfd counts it against ${answer.address}. The limit is ${setting}.${about}`};
  }
  return setting === ''
    ? {outcome: 'passed', words: others[0] === undefined ? 'The line is empty.' : `${others[0].why}${about}`}
    : {outcome: 'seen', words: `lfd sees it, and ${setting} says what happens. It counts towards no block.${about}`};
}
