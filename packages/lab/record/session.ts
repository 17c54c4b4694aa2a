import {typedIn, type Place} from './provenance';

/** What to type and where, with the settings that csf starts with. */
export type Session = {title: string; settings: Record<string, string>; commands: {at: Place; command: string}[]};

/**
 * Reads the file of a session. Each of its lines is `# the title`, a setting as in csf.conf, a command after the prompt
 * of the terminal that shows it, or after `! ` a command of root on the server that the recording does not show.
 */
export function readSession(text: string, file: string): Session {
  const session: Session = {title: '', settings: {}, commands: []};
  for (const [index, line] of text.split('\n').entries()) {
    const [, name, value] = /^(\w+) = "(.*)"$/.exec(line) ?? [];
    const typed = typedIn(line);
    if (typed !== undefined) {
      session.commands.push(typed);
    } else if (name !== undefined) {
      session.settings[name] = value!;
    } else if (line.startsWith('# ')) {
      session.title = line.slice(2);
    } else if (!line.startsWith('! ') && line !== '') {
      throw new Error(
        `${file}:${index + 1}: "${line}" is no command. Begin it with root@server:~#, root@client:~#, visitor@client:~$ or, if nobody shall see it, with an exclamation mark and a space.`,
      );
    }
  }
  if (session.title === '' || session.commands.length === 0) {
    throw new Error(`${file}: it needs a title ("# …") and a command.`);
  }
  return session;
}
