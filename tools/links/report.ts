import type {Mention} from './addresses';
import type {Answer} from './ask';

type Report = {
  /** Lines for people, one per location, in the form that editors turn into links. */
  lines: string[];
  /** The last sentence: the summary. */
  summary: string;
  /** 0 if everything works, 1 if a URL is gone, 2 if some could not be checked. */
  status: 0 | 1 | 2;
};

/** Reports which URLs to fix, and where they are. */
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
      summary: `None of ${answers.size} addresses gave a conclusive answer: check your network connection. Nothing is known about them.`,
      status: 2,
    };
  }
  return {
    lines: [...new Set(told)].sort(),
    summary: `${answers.size} addresses: ${gone} gone, ${moved} moved permanently, ${unknown} without a conclusive answer.`,
    status: gone > 0 ? 1 : unknown > 0 ? 2 : 0,
  };
}

/** A URL without its hash, which is never sent. */
export function stripped(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

function sentenceOf(answer: Answer | undefined): string | undefined {
  switch (answer?.state) {
    case 'gone':
      return `is gone: it ${answer.why}; link to what replaced it, or remove the link`;
    case 'moved':
      return `has moved permanently; write ${answer.to}`;
    case 'unknown':
      return `could not be checked: ${answer.why}; check it by hand, or add it to tools/links/allow.yml with the reason`;
    default:
      return undefined;
  }
}
