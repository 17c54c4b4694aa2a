/** A longer text is no question. */
const longest = 600;

const word = /^[("'\u201c\u2018]*[\p{L}\d][\p{L}\d'\u2019._/:-]*[)"'\u201d\u2019.,;:?!]*$/u;
const letters = /^[("'\u201c\u2018]*\p{L}[\p{L}'\u2019_-]*[)"'\u201d\u2019.,;:?!]*$/u;

/** Time, program or pair of name and value: a file, a log or a command has one of these. */
const ofPrograms = /[=|{}<>[\]#$]|\w: ?\d{1,2}:\d\d|^\s*-\s|^\s*[\w.-]+:|^\s*(?:sudo|csf|lfd)\s+-/m;

/** A question or words that somebody pasted into a tool, for the search; undefined for what a tool reads. */
export function wordsToSearch(text: string): string | undefined {
  if (text.length > longest) {
    return undefined;
  }
  const words = text.trim().split(/\s+/);
  const plain = words.filter((one) => letters.test(one)).length;
  const isText = plain > 0 && !ofPrograms.test(text) && words.every((one) => word.test(one));
  return isText && plain >= words.length * 0.6 ? words.join(' ') : undefined;
}
