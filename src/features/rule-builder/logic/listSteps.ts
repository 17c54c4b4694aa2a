import {joinComment, shellComment, shellWord} from './lineText';
import type {Step} from './ruleKind';

/** The two lists whose entries become rules. */
export type ListName = 'allow' | 'deny';

const flags = {allow: {add: '-a', remove: '-ar'}, deny: {add: '-d', remove: '-dr'}};

/** How an entry gets into csf.allow or csf.deny and out again. */
export function listSteps(list: ListName, entry: string, comment: string): {apply: Step[]; undo: Step[]} {
  const {add, remove} = flags[list];
  const file = `/etc/csf/csf.${list}`;
  const keeps = list === 'deny' && /do not delete/i.test(comment);
  return {
    apply: [
      {
        text: 'Run this as root. It writes the line and makes the rule at once; look at the rule it prints.',
        command: ['csf', add, shellWord(entry), ...(comment === '' ? [] : [shellComment(comment)])].join(' '),
      },
      {text: 'Or write the line into the file yourself,', file, line: joinComment({entry, comment})},
      {text: 'and load the rules.', command: 'csf -r'},
    ],
    undo: keeps
      ? [
          {text: 'A line whose comment says "do not delete" is kept by csf -dr. Take it out of the file,', file},
          {text: 'and load the rules.', command: 'csf -r'},
        ]
      : [{text: 'This takes the line and its rules away.', command: `csf ${remove} ${shellWord(entry)}`}],
  };
}
