import {messages} from '../../model/lfd/messages';
import {logKinds} from './logKinds';
import {asSyslog, withOwnHead} from './nearMisses';

/** The log from which lines come, or undefined where none of them looks like one that lfd reads. */
export function recogniseLog(lines: readonly string[]): (typeof logKinds)[number] | undefined {
  // The start of a large log is enough, and a sample of the rest, for logs in which several programs write.
  const step = Math.max(1, Math.floor(lines.length / 1000));
  const votes = new Map<string, number>();
  for (let index = 0; index < lines.length; index += step) {
    const line = asSyslog(lines[index]!);
    const log = logKinds.find(({form}) => form?.test(line))?.log ?? messageLog(withOwnHead(line));
    if (log !== undefined) {
      votes.set(log, (votes.get(log) ?? 0) + 1);
    }
  }
  const [best] = [...votes].sort(([, a], [, b]) => b - a)[0] ?? [];
  return logKinds.find(({log}) => log === best);
}

/** The log of a message that lfd knows, for lines that look like no kind above. */
function messageLog(line: string): string | undefined {
  return messages.find(({compiled}) => compiled.needle.trim() !== '' && compiled.match(line) !== undefined)?.logs[0];
}
