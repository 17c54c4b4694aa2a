import {parse} from 'shell-quote';

import {checkCsfCall} from './commands';
import {didYouMean} from './didYouMean';
import {findFileByName, isKnownPath, isProductPath, knownNames, knownPaths} from './files';
import {capitalNames} from './names';
import {checkValue, settings} from './settings';

// The last part may be small, as in PORTS_sshd.
const settingName = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+|_[a-z]\w*)*$/;
const bareFileName = /^(?:csf|lfd|ui)\.[a-z][\w.]*$/;
const assignment = /^([A-Z]\w*)\s*=\s*"([^"]*)"$/;

/**
 * Says what is wrong with a piece of inline code that speaks of the product; undefined if
 * nothing is, or if it does not speak of the product.
 */
export function checkTerm(code: string): string | undefined {
  const assigned = assignment.exec(code);
  if (assigned) {
    const [, name = '', value = ''] = assigned;
    const setting = settings.get(name);
    return setting ? checkValue(setting, value) : unknownSetting(name);
  }
  if (/^[A-Z]/.test(code) && code.length > 2 && settingName.test(code)) {
    return settings.has(code) || capitalNames.has(code) ? undefined : unknownSetting(code);
  }
  if (/^csf -/.test(code)) {
    const words = readWords(code.slice('csf '.length));
    return words && checkCsfCall(words, true);
  }
  if (bareFileName.test(code) && findFileByName(code) === undefined) {
    return `${code} is no file of the product${didYouMean(code, knownNames)}`;
  }
  const path = /^\/[\w./-]+$/.exec(code)?.[0];
  if (path !== undefined && isProductPath(path) && !isKnownPath(path)) {
    return `${path} is no file of the product${didYouMean(path, knownPaths)}`;
  }
  return undefined;
}

/**
 * Says what is wrong with a line of shell; undefined if nothing is. Only calls of csf are read,
 * also behind a pipe or a semicolon.
 */
export function checkShellLine(line: string): string | undefined {
  for (const call of splitCalls(line)) {
    const [program, ...words] = call;
    const error = program === 'csf' || program === '/usr/sbin/csf' ? checkCsfCall(words, false) : undefined;
    if (error !== undefined) {
      return error;
    }
  }
  return undefined;
}

/** Says what is wrong with a line of csf.conf; undefined if nothing is. */
export function checkConfLine(line: string): string | undefined {
  if (/^\s*(#.*)?$/.test(line)) {
    return undefined;
  }
  const [, name, value] = /^\s*([A-Za-z0-9_]+)\s*=\s*"([^"]*)"\s*(?:#.*)?$/.exec(line) ?? [];
  if (name === undefined || value === undefined) {
    return `"${line.trim()}" is no line of csf.conf; write NAME = "value"`;
  }
  const setting = settings.get(name);
  return setting ? checkValue(setting, value) : unknownSetting(name);
}

function unknownSetting(name: string): string {
  return `${name} is no setting of 15.11${didYouMean(name, settings.keys())}`;
}

/** The words of a call; undefined if it cannot be read as one. */
function readWords(text: string): string[] | undefined {
  // Placeholders such as [COMMENT] are words, not patterns.
  const [call, ...more] = splitCalls(text.replace(/[[\]]/g, ''));
  return more.length === 0 ? call : undefined;
}

function splitCalls(line: string): string[][] {
  const calls: string[][] = [[]];
  for (const part of parse(line, (name) => `$${name}`)) {
    if (typeof part === 'string') {
      calls.at(-1)!.push(part);
    } else if ('comment' in part) {
      break;
    } else if (part.op === 'glob') {
      calls.at(-1)!.push(part.pattern);
    } else if (/^[<>]/.test(part.op)) {
      // What follows is the name of a file; it stays behind as an own, harmless call.
      calls.push(['>']);
    } else {
      calls.push([]);
    }
  }
  return calls;
}
