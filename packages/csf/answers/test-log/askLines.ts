import {startLogTest} from './testLog';
import {answerInWords} from './verdict';

/** What lfd makes of the last of some lines, and how far its address has come towards the limit. */
export type LastLine = {
  /** It counts, it leads to a block, it comes from a blocked address, it is seen for another reason, or it passes. */
  outcome: 'counted' | 'blocks' | 'blocked' | 'seen' | 'passed';
  words: string;
  count: number;
  /** 0 where the line counts towards no block. */
  limit: number;
};

/** What lfd makes of the last line of a log, with the settings as shipped for a server without a panel. */
export function askLines(lines: readonly string[]): LastLine {
  const {answers} = testOf(lines).blocking({});
  const isLast = ({lineNumber}: {lineNumber: number}): boolean => lineNumber === lines.length;
  const answer = answers.find(({steps}) => steps.some(isLast));
  const step = answer?.steps.findLast(isLast);
  if (answer === undefined || step === undefined) {
    return {...askAlone(lines.at(-1) ?? ''), count: 0, limit: 0};
  }
  const [block] = answer.blocks;
  if (block === undefined || isLast(block)) {
    const {count, limit} = step;
    return {outcome: block === undefined ? 'counted' : 'blocks', words: answerInWords(answer), count, limit};
  }
  const {limit} = answer.steps.find(({lineNumber}) => lineNumber === block.lineNumber)!;
  const words = `lfd has blocked ${answer.address}: its next connection gets no answer.`;
  return {outcome: 'blocked', words, count: limit, limit};
}

function testOf(lines: readonly string[]): ReturnType<typeof startLogTest> {
  const test = startLogTest({panel: 'generic', config: '', lists: {}, log: '', latest: Date.now() / 1000});
  lines.forEach(test.add);
  return test;
}

/** A line that counts towards no block. */
function askAlone(line: string): Pick<LastLine, 'outcome' | 'words'> {
  const {counted, others} = testOf([line]).reading();
  const packet = (counted[0] ?? others[0])?.packet;
  const about = packet === undefined ? '' : ` ${packet.words}`;
  const setting = counted[0]?.setting ?? '';
  return setting === ''
    ? {outcome: 'passed', words: others[0] === undefined ? 'The line is empty.' : `${others[0].why}${about}`}
    : {outcome: 'seen', words: `lfd sees it, and ${setting} says what happens. It counts towards no block.${about}`};
}
