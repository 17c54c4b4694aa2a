import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {WebSocket} from 'ws';

import {earlyScript, type Driver} from './browser';

type Answer = {id: number; error?: string; message?: string; result?: Record<string, unknown>};

/** Starts Firefox without a window. It speaks WebDriver BiDi itself. */
export async function startFirefox(): Promise<Driver> {
  const profile = mkdtempSync(path.join(tmpdir(), 'firefox-'));
  const preferences = {'media.autoplay.default': 0, 'browser.shell.checkDefaultBrowser': false};
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${value});\n`);
  writeFileSync(path.join(profile, 'user.js'), lines.join(''));
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
  const program = spawn('firefox-esr', args, {stdio: ['ignore', 'ignore', 'pipe']});
  const exit = once(program, 'exit');
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    program.stderr.on('data', (chunk) => {
      said += chunk;
      const [, found] = /WebDriver BiDi listening on (\S+)/.exec(said) ?? [];
      if (found) {
        resolve(found);
      }
    });
    const fail = (): void =>
      reject(new Error(`Firefox did not start: run "FULL=1 npm run setup:tests", which installs it.\n${said}`));
    exit.then(fail, fail);
  });
  const send = await connect(`${address}/session`);
  await send('session.new', {capabilities: {}});
  await send('script.addPreloadScript', {functionDeclaration: `() => ${earlyScript}`});
  const {context} = await send('browsingContext.create', {type: 'tab'});
  return {
    navigate: async (url) => void (await send('browsingContext.navigate', {context, url, wait: 'complete'})),
    back: async () => void (await send('browsingContext.traverseHistory', {context, delta: -1})),
    reload: async () => void (await send('browsingContext.reload', {context, wait: 'complete'})),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', {context, viewport: {width, height}})),
    async run(source, args) {
      const {result, exceptionDetails} = await send('script.evaluate', {
        expression: `Promise.resolve((${source})(...${JSON.stringify(args)})).then((value) => JSON.stringify(value))`,
        target: {context},
        awaitPromise: true,
      });
      if (exceptionDetails) {
        throw new Error((exceptionDetails as {text: string}).text);
      }
      const {value} = result as {value?: string};
      return value === undefined ? undefined : (JSON.parse(value) as unknown);
    },
    act: async (actions) => void (await send('input.performActions', {context, actions})),
    async print() {
      const {data} = await send('browsingContext.print', {context, page: {width: 21, height: 29.7}});
      return Buffer.from(data as string, 'base64');
    },
    async close() {
      program.kill('SIGTERM');
      await exit;
      rmSync(profile, {recursive: true, force: true});
    },
  };
}

/** Sends commands of WebDriver BiDi and hands back their results. */
async function connect(address: string): Promise<(method: string, params: object) => Promise<Record<string, unknown>>> {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const waiting = new Map<number, (answer: Answer) => void>();
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  let last = 0;
  return async (method, params) => {
    const id = ++last;
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({id, method, params}));
    const {error, message, result} = await answered;
    if (error) {
      throw new Error(`${method}: ${error}: ${message}`);
    }
    return result!;
  };
}
