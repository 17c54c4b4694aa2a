/** One word of a command, as bash passes it to a program. */
export type ShellWord = {text: string; isQuoted: boolean};

/** A command up to the next operator such as && or |. */
export type ShellCommand = {
  words: ShellWord[];
  /** The file for the output, and whether the command appends to it. */
  output?: {file: string; appends: boolean};
  /** Redirections as they were written. */
  redirections: string[];
  /** The text after a # that begins a word; bash does not pass it on. */
  comment: string;
  /** The operator that ends the command. */
  operator: string;
};

/** A placeholder such as <your-ip>, which is meant as a word. */
const inBrackets = /^<[a-z][\w .-]*>/i;
const redirection = /^(?!<[a-z][\w .-]*>)(?:\d*|&)(?:>>|>\||>&|>|<<<|<<-?|<&|<)/i;
const operator = /^(?:&&|\|\||\|&|;;|[|;&])/;

/** Takes a line apart as bash does, as far as people paste it: words, quotes, redirections and operators. */
export function readShell(line: string): ShellCommand[] {
  const commands: ShellCommand[] = [];
  let command = emptyCommand();
  let rest = line.trimStart();
  while (rest !== '') {
    const [end] = operator.exec(rest) ?? [];
    const [redirect] = redirection.exec(rest) ?? [];
    if (rest.startsWith('#')) {
      command.comment = rest.replace(/^#+\s*/, '').trim();
      break;
    }
    if (redirect !== undefined) {
      const behind = rest.slice(redirect.length).trimStart();
      const {word, length} = readWord(behind);
      command.redirections.push(`${redirect}${/\w$|&$/.test(redirect) ? '' : ' '}${behind.slice(0, length)}`);
      if (/^[1&]?(>>|>\|?)$/.test(redirect)) {
        command.output = {file: word.text, appends: redirect.endsWith('>>')};
      }
      rest = behind.slice(length).trimStart();
    } else if (end !== undefined) {
      commands.push({...command, operator: end});
      command = emptyCommand();
      rest = rest.slice(end.length).trimStart();
    } else {
      const {word, length} = readWord(rest);
      command.words.push(word);
      rest = rest.slice(length).trimStart();
    }
  }
  return [...commands, command].filter(({words, redirections}) => words.length + redirections.length > 0);
}

function emptyCommand(): ShellCommand {
  return {words: [], redirections: [], comment: '', operator: ''};
}

/** The word at the beginning of a text that begins with no space and no operator, and how much of the text it takes. */
function readWord(text: string): {word: ShellWord; length: number} {
  const word = {text: '', isQuoted: false};
  let place = 0;
  for (let rest = text; rest !== '' && (!/^[\s|&;<>]/.test(rest) || inBrackets.test(rest)); rest = text.slice(place)) {
    const [piece, double, single, escaped] = /^"((?:[^"\\]|\\.)*)(?:"|$)|^'([^']*)(?:'|$)|^\\(.)/s.exec(rest) ?? [];
    const [bracketed] = inBrackets.exec(rest) ?? [];
    word.isQuoted ||= double !== undefined || single !== undefined;
    word.text += double?.replace(/\\(["\\$`])/g, '$1') ?? single ?? escaped ?? bracketed ?? rest[0]!;
    place += (piece ?? bracketed)?.length ?? 1;
  }
  return {word, length: Math.max(place, 1)};
}
