import {harmOf, marksOf, readPaste} from '../paste';
import {longest} from '../paste/length';
import {isKnownSetting} from '../../model/conf/history';
import {parseConfig, type Line, type Unreadable} from '../../model/conf/parseConfig';

/** A csf.conf with fewer wrong lines is easier to read with a finding for each. */
const fewestLines = 5;

const quoting: Record<Exclude<Unreadable, 'unclosed'>, string> = {
  typographic: 'curly quotation marks, which csf cannot read. Write " for each of them.',
  single: 'single quotation marks, and csf reads only double ones. Write " for each of them.',
  unquoted: 'values without quotation marks, and csf does not start with such lines. Put each value in double ones.',
};

/**
 * Says in one sentence what is wrong with most lines of a csf.conf, so that they are no settings for csf: marks of a
 * page, a mail or a program, or the wrong quotation marks; undefined for a file as csf has it.
 */
export function errorInMarks(text: string): string | undefined {
  const start = text.slice(0, longest.characters);
  const wrong = wrongLines(start);
  if (wrong.length < fewestLines) {
    return undefined;
  }
  const paste = readPaste(start, 'conf');
  if (wrongLines(paste.text).length <= wrong.length / 2) {
    return `This is csf.conf with ${marksOf(paste)}, which csf does not read. ${harmOf(paste) || 'Open the file on the server and copy it from there, or choose it here.'}`;
  }
  const settings = parseConfig(start).entries.filter(({name}) => isKnownSetting(name)).length;
  const unreadable = wrong.flatMap((line) =>
    line.kind === 'unreadable' && isKnownSetting(line.name) ? [line.problem] : [],
  );
  const [, words] =
    Object.entries(quoting).find(([problem]) => {
      const found = unreadable.filter((each) => each === problem).length;
      return found >= fewestLines && found >= (settings + unreadable.length) / 2;
    }) ?? [];
  return words && `This is csf.conf with ${words}`;
}

/** The lines that csf ignores or cannot read, settings that it does not know, and those with more than a value. */
function wrongLines(text: string): Line[] {
  return parseConfig(text).lines.filter((line) =>
    line.kind === 'setting'
      ? !isKnownSetting(line.name) || !/^[ \t]*(?:[#;]|$)/.test(line.rest)
      : line.kind === 'ignored' || line.kind === 'unreadable',
  );
}
