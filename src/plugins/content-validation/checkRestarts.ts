import type {Nodes, Root} from 'mdast';
import {visit} from 'unist-util-visit';

import {waitsForTesting} from '@sentinel/csf/model/commands';
import {appliesChange, findFile, findFileByName, readersOf, restartCommand} from '@sentinel/csf/model/files';
import {settings} from '@sentinel/csf/model/settings';
import type {ContentError} from '../../lib/node/contentError';
import {sectionOf} from './content';

/** What tells a reader to change a file or a setting, up to the end of the sentence. */
const advice =
  /(?:^|[.:;,] |\b(?:and|or|then|first|also) )(?:put|add|write|list|edit|fill|delete|empty|change|set|raise|lower|take|remove|uncomment)\b(?:`[^`]*`|[^.`]|\.(?! ))*/gi;

/** What restarts csf, lfd or both, in words or as a command. */
const restarts: readonly [words: RegExp, command: string][] = [
  [/\bcsf (?:-ra|--restartall|-e|--enable|-u|-uf)\b|\b[Rr]estart (?:both|csf and (?:then )?`?lfd)/, 'csf -ra'],
  [/\bcsf (?:-r|-s|-sf|-q|--restart|--start|--startf|--startq)\b(?!-)|\b[Rr]estart(?:ing|s)? `?csf\b/, 'csf -r'],
  [/\bcsf --lfd (?:re)?start\b|\b(?:re)?start(?:ing|s|ed)? (?:of )?`?lfd\b|\blfd`? restarts?\b/i, 'csf --lfd restart'],
];

/** What makes the rules of a list that `csf -a` and `csf -d` only wrote, or says that it is missing. */
const startsRules = /\bTESTING\b|\bcsf (?:-r|-ra|-s|-sf|-e)\b/;

/**
 * Finds advice to change a file or a setting that names no restart, or one after which the program that reads the file
 * still has the old one. The restart may stand anywhere below the same heading. Only for the documentation: a post is a walk through many steps, with one restart at its end.
 */
export function checkRestarts(tree: Root, file: string): ContentError[] {
  return (sectionOf(file) === 'docs' ? sectionsOf(tree) : []).flatMap((section) => {
    const said = section.map(sourceOf).join('\n');
    const commands = restarts.flatMap(([words, command]) => (words.test(said) ? [command] : []));
    const errors = startsRules.test(said) ? [] : checkCalls(section, file);
    visit({type: 'root', children: section} as Root, 'paragraph', (paragraph) => {
      for (const [sentence] of sourceOf(paragraph).matchAll(advice)) {
        for (const [, name = ''] of sentence.matchAll(/`([^`]+)`/g)) {
          const path = changedFile(name);
          if (path !== undefined && !isApplied(path, commands)) {
            const message = `"${name}" is changed here, but nothing below this heading says to run ${restartCommand(path)}, without which the change has no effect; say so`;
            errors.push({file, line: paragraph.position?.start.line ?? 1, message});
          }
        }
      }
    });
    return errors;
  });
}

/** Finds commands that make no rule in TESTING mode, in which every server begins. */
function checkCalls(section: Root['children'], file: string): ContentError[] {
  const errors: ContentError[] = [];
  visit({type: 'root', children: section} as Root, 'code', ({lang, value, position}) => {
    const call = lang === 'bash' ? value.split('\n').find(waitsForTesting) : undefined;
    if (call !== undefined) {
      const message = `"${call.trim()}" makes no rule while TESTING is on, and nothing below this heading says so or runs csf -r; say so`;
      errors.push({file, line: position?.start.line ?? 1, message});
    }
  });
  return errors;
}

/** The file that a name in code stands for: its own, or csf.conf for a setting with a value. */
function changedFile(name: string): string | undefined {
  const [, setting] = /^([A-Z][A-Z0-9_]+) = "[^"]*"$/.exec(name) ?? [];
  const path = (findFile(name) ?? findFileByName(name))?.path;
  return setting !== undefined && settings.has(setting)
    ? '/etc/csf/csf.conf'
    : path !== undefined && readersOf.has(path)
      ? path
      : undefined;
}

/** Of csf.conf, which both programs read, the reader may need either. */
function isApplied(path: string, commands: readonly string[]): boolean {
  return path === '/etc/csf/csf.conf'
    ? commands.length > 0
    : restartCommand(path) === '' ||
        commands.some((command) => appliesChange(command, path)) ||
        (commands.includes('csf -r') && commands.includes('csf --lfd restart'));
}

/** The blocks below each heading, and those above the first. */
function sectionsOf({children}: Root): Root['children'][] {
  const sections: Root['children'][] = [[]];
  for (const node of children) {
    if (node.type === 'heading') {
      sections.push([]);
    }
    sections.at(-1)!.push(node);
  }
  return sections;
}

/** A node's text, with code in backticks. */
function sourceOf(node: Nodes): string {
  return node.type === 'inlineCode'
    ? `\`${node.value}\``
    : 'value' in node
      ? node.value
      : 'children' in node
        ? node.children.map(sourceOf).join(node.type === 'root' || node.type === 'list' ? '\n' : '')
        : '';
}
