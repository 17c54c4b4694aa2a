import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {freePort} from '../../deploy/nginx/support/freePort';

import {earlyScript, type Driver} from './browser';

/** Starts the WebKit of GTK, the engine of Safari, in a window on a screen of its own, by WebKitWebDriver. */
export async function startWebkit(): Promise<Driver> {
  const folder = mkdtempSync(path.join(tmpdir(), 'webkit-'));
  const port = await freePort();
  const program = spawn(
    'xvfb-run',
    ['--auto-servernum', '--server-args=-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`],
    {
      // As root there is no sandbox, and the pages are our own.
      env: {...process.env, HOME: folder, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1', NO_AT_BRIDGE: '1'},
      stdio: 'ignore',
      detached: true,
    },
  );
  let isGone = false;
  const exit = once(program, 'exit');
  void exit.catch(() => undefined).then(() => (isGone = true));

  async function send(method: string, address: string, body?: object): Promise<unknown> {
    const response = await fetch(`http://127.0.0.1:${port}${address}`, {method, body: body && JSON.stringify(body)});
    const {value} = (await response.json()) as {value: {error?: string; message?: string} | null};
    if (value?.error) {
      throw new Error(`${address}: ${value.error}: ${value.message}`);
    }
    return value;
  }

  const isListening = (): Promise<boolean> =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isListening())) {
    if (isGone) {
      throw new Error('WebKitWebDriver did not start: run "FULL=1 npm run setup:tests", which installs it.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const browser = {binary: path.join(__dirname, 'webkitWindow.py'), args: [folder, earlyScript]};
  const {sessionId} = (await send('POST', '/session', {
    capabilities: {alwaysMatch: {'webkitgtk:browserOptions': browser, timeouts: {script: 120_000}}},
  })) as {sessionId: string};
  const session = `/session/${sessionId}`;
  const run: Driver['run'] = async (source, args) => {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${source})(...${JSON.stringify(args)})).then(
        (value) => done({value: JSON.stringify(value)}), (error) => done({error: String(error)}))`;
    const {value, error} = (await send('POST', `${session}/execute/async`, {script, args: []})) as {
      value?: string;
      error?: string;
    };
    if (error) {
      throw new Error(error);
    }
    return value === undefined ? undefined : (JSON.parse(value) as unknown);
  };
  return {
    run,
    navigate: async (url) => void (await send('POST', `${session}/url`, {url})),
    back: async () => void (await send('POST', `${session}/back`, {})),
    reload: async () => void (await send('POST', `${session}/refresh`, {})),
    resize: async (width, height) => void (await send('POST', `${session}/window/rect`, {x: 0, y: 0, width, height})),
    act: async (actions) => void (await send('POST', `${session}/actions`, {actions})),
    async print() {
      const file = path.join(folder, `${Date.now()}.pdf`);
      await run('(file) => window.webkit.messageHandlers.print.postMessage(file)', [file]);
      while (!existsSync(file)) {
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return readFileSync(file);
    },
    async close() {
      process.kill(-program.pid!, 'SIGTERM');
      await exit;
      rmSync(folder, {recursive: true, force: true});
    },
  };
}
