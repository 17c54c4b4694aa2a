import type {Mention} from './addresses';
import type {Answer} from './ask';

export type Report = {
  /** Lines for a person, one per place, as editors turn them into links. */
  lines: string[];
  /** The last sentence: what is known in the end. */
  summary: string;
  /** 0 when all is well, 1 when an address is gone, 2 when some could not be asked. */
  status: 0 | 1 | 2;
};

/** Says which addresses have to be fixed, and where they are. */
export function makeReport(mentions: readonly Mention[], answers: ReadonlyMap<string, Answer>): Report {
  const told = mentions.flatMap(({address, file, line}) => {
    const sentence = sentenceOf(answers.get(stripped(address)));
    return sentence === undefined ? [] : [`${file}:${line}: ${address} ${sentence}`];
  });
  const states = [...answers.values()].map(({state}) => state);
  const count = (wanted: Answer['state']): number => states.filter((state) => state === wanted).length;
  const [gone, moved, unknown] = [count('gone'), count('moved'), count('unknown')];
  if (answers.size > 0 && unknown === answers.size) {
    return {
      lines: [],
      summary: `None of ${answers.size} addresses gave an answer that tells anything: is there a network? Nothing is known about them.`,
      status: 2,
    };
  }
  return {
    lines: [...new Set(told)].sort(),
    summary: `${answers.size} addresses: ${gone} gone, ${moved} moved for good, ${unknown} that gave no telling answer.`,
    status: gone > 0 ? 1 : unknown > 0 ? 2 : 0,
  };
}

/** An address without the part that is never sent. */
export function stripped(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

function sentenceOf(answer: Answer | undefined): string | undefined {
  switch (answer?.state) {
    case 'gone':
      return `is gone: it ${answer.why}; link to what replaced it, or take the link away`;
    case 'moved':
      return `has moved for good; write ${answer.to}`;
    case 'unknown':
      return `cannot be told: ${answer.why}; look by hand, or add it to tools/links/allow.yml with the reason`;
    default:
      return undefined;
  }
}
