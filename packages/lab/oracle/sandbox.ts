import {spawn} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {text} from 'node:stream/consumers';

/** What csf is started with: files by their name in sandbox.sh's folder CONF, and single settings of csf.conf. */
export type Given = {files: Record<string, string>; settings: Record<string, string>};

/**
 * Runs a command in the sandbox, next to the installed product, and reads what it left.
 *
 * @param product the folder csf of an unpacked csf.tgz
 * @param read is called with the folder of results, which is then removed, and what the command printed
 */
export async function runInSandbox<Result>(
  product: string,
  {files, settings}: Given,
  command: readonly string[],
  read: (out: string, stdout: string) => Result,
  {input = '', ipv4 = '192.0.2.10/24'} = {},
): Promise<Result> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
  const [conf, out] = [path.join(folder, 'conf'), path.join(folder, 'out')];
  try {
    const set = Object.entries(settings).map(([name, value]) => `${name} = "${value}"\n`);
    for (const [name, content] of Object.entries({...files, 'csf.set': set.join('')})) {
      const file = path.join(conf, name);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, content);
    }
    const child = spawn('packages/lab/oracle/sandbox.sh', ['--ipv4', ipv4, product, conf, out, ...command]);
    // A sandbox that cannot start reads nothing; its exit code says so.
    child.stdin.on('error', () => undefined).end(input);
    const [stdout, stderr, status] = await Promise.all([
      text(child.stdout),
      text(child.stderr),
      new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve)),
    ]);
    if (status !== 0) {
      throw new Error(`${command.join(' ')} failed in the sandbox (exit code ${status}): ${stderr.trim()}`);
    }
    return read(out, stdout);
  } finally {
    rmSync(folder, {recursive: true});
  }
}
