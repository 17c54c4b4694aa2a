import {execFileSync, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';

import {motd, prompt} from '@site/src/brand/motd';

const file = path.resolve('static/swag/prompt.sh');

function bash(...args: string[]): string {
  return execFileSync('bash', ['--norc', '--noprofile', ...args], {
    encoding: 'utf8',
    // Without a terminal, an interactive shell reports that it has no job control.
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}

/** The first characters of the prompt after a command. */
function gateAfter(command: string): string {
  return bash('-ic', `. "${file}" > /dev/null; ${command}; printf '%s' "\${PS1@P}"`).slice(0, 3);
}

test('the files are the texts that the page shows', () => {
  expect(readFileSync('static/swag/motd.txt', 'utf8')).toBe(motd);
  expect(readFileSync(file, 'utf8')).toBe(prompt);
});

test('the message fits every terminal', () => {
  expect(motd).toMatch(/^[\x20-\x7e\n]+$/);
  expect(Math.max(...motd.split('\n').map((line) => line.length))).toBeLessThanOrEqual(80);
});

test('bash reads the prompt without an error', () => {
  const {status, stderr} = spawnSync('bash', ['-n', file], {encoding: 'utf8'});
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
});

test('the line of the prompt passes after a success and stops after a failure', () => {
  expect(gateAfter('true')).toBe('-:-');
  expect(gateAfter('false')).toBe('-| ');
  expect(prompt).toContain('The prompt begins with -:- after a command that succeeded');
  expect(prompt).toContain('It begins with -|  after one that failed');
});

test('only interactive shells show the message', () => {
  expect(bash('-ic', `. "${file}"`)).toBe(motd);
  expect(bash('-c', `. "${file}"; printf '%s' "\${PS1-}"`)).toBe('');
});
