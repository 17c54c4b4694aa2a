import {failureOf} from '@site/src/browser-tools/frame/session';
import {gluesEntries} from '@sentinel/csf/model/lists/lineEnd';
import {listNames, listOfFile} from '@sentinel/csf/model/firewall/server';

import {input} from './input';

/** Much larger than any list of csf. */
const mostBytes = 2 * 1024 * 1024;

/** Puts each file into the field of its name. Gives what became of them, in sentences. */
export default async function takeFiles(files: readonly File[]): Promise<string> {
  const notes: string[] = [];
  for (const file of files) {
    notes.push(await takeFile(file));
  }
  return notes.join(' ');
}

async function takeFile(file: File): Promise<string> {
  const {name, size} = file;
  const list = listOfFile(name);
  if (list === undefined) {
    return `${name} is none of these files, so nothing was taken from it: csf.conf, ${listNames.join(', ')}.`;
  }
  if (size > mostBytes) {
    return `${name} is larger than 2 MB, so nothing was taken from it.`;
  }
  try {
    const text = await file.text();
    input.give(list === 'csf.conf' ? {conf: text} : {lists: {...input.get().lists, [list]: text}});
    const glues = (list === 'csf.allow' || list === 'csf.deny') && gluesEntries(text);
    return `${name} is in the field ${list}.${glues ? ` Its last line has no line end, so csf ${list === 'csf.allow' ? '-a' : '-d'} glues the next entry to it.` : ''}`;
  } catch (error) {
    return `${name}: ${failureOf(error)}`;
  }
}
