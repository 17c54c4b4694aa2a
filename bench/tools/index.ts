import {build} from 'esbuild';
import os from 'node:os';
import {brotliCompressSync} from 'node:zlib';

import {checkConfig} from '../../src/firewall/config/checkConfig';
import {decodeConfig} from '../../src/firewall/config/decode';
import {diffLines} from '../../src/firewall/config/diffLines';
import {mergeConfig} from '../../src/firewall/config/mergeConfig';
import {shippedText} from '../../src/firewall/config/shippedConfig';

const runs = 15;
const real = shippedText('cpanel').replaceAll(/^(LF_\w+) = "5"/gm, '$1 = "7"');

const texts: Readonly<Record<string, string>> = {
  'a real file': real,
  '1 MB of settings that repeat': real.repeat(9).slice(0, 1_000_000),
  '1 MB of unknown names': Array.from({length: 50_000}, (_, index) => `NO_SETTING_${index} = "1"`)
    .join('\n')
    .slice(0, 1_000_000),
  '1 MB of one setting that repeats': 'TCP_IN="22"\n'.repeat(90_000).slice(0, 1_000_000),
  '10 MB of settings that repeat': real.repeat(90).slice(0, 10_000_000),
  '10 MB of comments': '# a comment of some length\n'.repeat(400_000).slice(0, 10_000_000),
};

/** Measures the configuration checker: `npm run bench:tools`. */
async function bench(): Promise<void> {
  console.log(`${os.cpus().length} × ${os.cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}`);
  console.log(
    `Load: ${os
      .loadavg()
      .map((load) => load.toFixed(1))
      .join(' ')}. Median of ${runs} runs, processor time in ms.`,
  );
  for (const [name, text] of Object.entries(texts)) {
    const bytes = new TextEncoder().encode(text);
    console.log(
      `${name} (${(bytes.length / 1e6).toFixed(2)} MB): decode ${measure(() => decodeConfig(bytes))}, check ${measure(() => checkConfig(text, 'cpanel'))}`,
    );
  }
  const {config} = checkConfig(real, 'cpanel');
  const merged = mergeConfig(config, 'cpanel').text;
  console.log(
    `a real file: merge ${measure(() => mergeConfig(config, 'cpanel'))}, compare ${measure(() => diffLines(real, merged))}`,
  );
  for (const [name, entry] of Object.entries({
    'all of it':
      "export * from './src/firewall/config/checkConfig'; export * from './src/firewall/config/decode'; export * from './src/firewall/config/mergeConfig'; export * from './src/firewall/config/diffLines';",
    'shipped files alone': "export * from './src/firewall/config/shippedConfig';",
    'comparison alone': "export * from './src/firewall/config/diffLines';",
  })) {
    console.log(`${name}: ${await size(entry)}`);
  }
}

function measure(run: () => unknown): string {
  const times = Array.from({length: runs}, () => {
    const before = process.cpuUsage();
    run();
    const {user, system} = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return times.sort((one, other) => one - other)[Math.floor(runs / 2)]!.toFixed(1);
}

async function size(contents: string): Promise<string> {
  const {outputFiles} = await build({
    stdin: {contents, resolveDir: process.cwd(), loader: 'ts'},
    ...{bundle: true, minify: true, write: false, format: 'esm', platform: 'browser', target: 'es2022'},
  });
  const code = outputFiles[0]!.contents;
  return `${code.length.toLocaleString('en')} bytes minified, ${brotliCompressSync(code).length.toLocaleString('en')} with brotli`;
}

bench().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
