import {fencesOf, typedIn} from '../../compare/steps/onPage';

/** Sections whose shell blocks are all checks. */
const heading = /^#{2,4} (?:Check that\b|Is (?!there a\b).*\b(?:filtered|loaded|open|there|working)\b.*\?)/;

/** How a sentence says what a command must show. */
const expects =
  /\b(?:must|should)(?: not| never)? (?:answer|appear|be|contain|end|exist|have|jump|list|name|print|say|show)\b|\bprints? (?:nothing|a line\b|(?:\S+ )?only if)|\b(?:It|That) is \w+ if\b/;

/** How the sentence right above a block asks to look at what it shows. */
const asks = /\b[Cc]heck (?:that|for|first|it)\b|\bto check\b/i;

/** A command in a sentence that says what it must show. */
const inline = /`([a-z][\w./-]* [^`\n]+)`[^.:`]{0,40} (?:must|should|prints? nothing|prints? a line)\b/g;

const sentencesOf = (paragraph: string): string[] => paragraph.split(/(?<=[.:?!]\)?)\s+(?=[A-Z`(:])/);

/** A shell block, the commands of a recording, or a command in the text, which a page has for a check. */
type FoundCheck = {commands: string[]; line: number};

/** The checks of a page, by the words beside them: what must appear, print nothing, say OK. */
export function checksOn(markdown: string): FoundCheck[] {
  const fences = [
    ...fencesOf(markdown, 'bash').map((fence) => ({...fence, isShell: true, commands: [fence.text]})),
    ...fencesOf(markdown, 'console').map((fence) => ({...fence, isShell: false, commands: typedIn(fence.text)})),
  ];
  const blocks = fences.filter(({start, end, isShell, text, commands}) => {
    const above = markdown.slice(0, start).trimEnd();
    const below = markdown.slice(end).trimStart();
    const lead = sentencesOf(above.split(/\n\s*\n|\n[ \t]*(?=\d\. )/).at(-1)!);
    const next = /^(?:#|```|[-|<:]|\d\. )/.test(below) ? '' : sentencesOf(below.split(/\n\s*\n/)[0]!)[0]!;
    const comments = text.split('\n').filter((line) => line.startsWith('#'));
    return (
      commands.length > 0 &&
      ((isShell && heading.test([...above.matchAll(/^#{2,4} .*/gm)].at(-1)?.[0] ?? '')) ||
        [...lead.slice(-2), next, ...comments].some((sentence) => expects.test(sentence)) ||
        asks.test(lead.at(-1)!))
    );
  });
  const text = markdown.replaceAll(/^([ \t]*)```[^]*?\n[ \t]*```$/gm, (block) => ' '.repeat(block.length));
  const inText = [...text.matchAll(inline)].map(({1: command = '', index}) => ({commands: [command], start: index}));
  return [...blocks, ...inText].map(({commands, start}) => ({
    commands,
    line: markdown.slice(0, start).split('\n').length,
  }));
}
