import {readShell} from '../shellWords';
import {parseConfig} from '../../model/conf/parseConfig';
import {checkCsfCall} from '../../model/commands';
import {didYouMean} from '../../model/didYouMean';
import {findFileByName, isKnownPath, isProductPath, knownNames, knownPaths} from '../../model/files';
import {capitalNames} from './names';
import {checkValue, settings} from '../../model/settings';
import {version} from '../../model/version';

// The last part may be in lower case, as in PORTS_sshd.
const settingName = /^[A-Z][A-Z0-9]*(?:_[A-Z0-9]+|_[a-z]\w*)*$/;
const bareFileName = /^(?:csf|lfd|ui)\.[a-z][\w.]*$/;
const assignment = /^([A-Z]\w*)\s*=\s*"([^"]*)"$/;

/**
 * Returns what is wrong with inline code about the product; undefined if nothing is, or if it is not about the product.
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
    return `${code} is not a file of the product${didYouMean(code, knownNames)}`;
  }
  const path = /^\/[\w./-]+$/.exec(code)?.[0];
  if (path !== undefined && isProductPath(path) && !isKnownPath(path)) {
    return `${path} is not a file of the product${didYouMean(path, knownPaths)}`;
  }
  return undefined;
}

/**
 * Returns what is wrong with a shell command; undefined if nothing is. Checks only calls of csf, including those after
 * a pipe or a semicolon.
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

/** Returns what is wrong with a line of csf.conf; undefined if nothing is. */
export function checkConfLine(line: string): string | undefined {
  const [read] = parseConfig(line).lines;
  if (read === undefined || read.kind === 'blank' || read.kind === 'comment') {
    return undefined;
  }
  // csf takes what is between the first quotation mark and the last for the value, and leaves out the rest.
  if (read.kind !== 'setting' || read.value.includes('"') || !/^\s*(?:#.*)?$/.test(read.rest)) {
    return `"${line.trim()}" is not a line of csf.conf; write NAME = "value"`;
  }
  const setting = settings.get(read.name);
  return setting ? checkValue(setting, read.value) : unknownSetting(read.name);
}

function unknownSetting(name: string): string {
  return `${name} is not a setting of ${version}${didYouMean(name, settings.keys())}`;
}

/** The words of a call; undefined if it is more than one. */
function readWords(text: string): string[] | undefined {
  // Placeholders such as [COMMENT] are words, not patterns.
  const [call, ...more] = splitCalls(text.replace(/[[\]]/g, ''));
  return more.length === 0 ? call : undefined;
}

function splitCalls(line: string): string[][] {
  return readShell(line).map(({words}) => words.map(({text}) => text));
}
