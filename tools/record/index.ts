import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findProduct, identify} from '../lib/product';
import {runInSandbox} from '../oracle/sandbox';
import {printRows, sha256, type Provenance} from './provenance';
import {readSession} from './session';

const usage = `Types the commands of a session in the sandbox, next to the real csf and lfd, and keeps what the terminal shows.

  npm run record -- NAME [PRODUCT]

NAME     a session: tools/record/sessions/NAME.txt
PRODUCT  a csf.tgz, the folder csf of an unpacked one, or a tag of the product; without it, the published csf.tgz

It writes src/csf/recordings/NAME.txt and its row in index.json there. What unseen commands print goes to
test-results/record. It needs root and Linux: tools/oracle/README.md lists the packages.`;

const folder = 'src/csf/recordings';
const unseenFolder = 'test-results/record';

async function main([name, source]: string[]): Promise<void> {
  if (name === undefined) {
    console.log(usage);
    process.exitCode = 1;
    return;
  }
  const file = `tools/record/sessions/${name}.txt`;
  const text = readFileSync(file, 'utf8');
  const {title, settings, commands} = readSession(text, file);
  const product = await findProduct(source);
  const {recorded, exits, unseen} = await runInSandbox(
    product,
    {files: {session: text}, settings},
    ['/oracle/scripts/record.sh'],
    (out, stdout) => ({
      recorded: stdout,
      exits: readFileSync(path.join(out, 'exits'), 'utf8').trim().split('\n').map(Number),
      unseen: readFileSync(path.join(out, 'unseen'), 'utf8'),
    }),
    {ipv4: '203.0.113.10/24'},
  );
  mkdirSync(unseenFolder, {recursive: true});
  writeFileSync(path.join(unseenFolder, `${name}.txt`), unseen);
  writeFileSync(path.join(folder, `${name}.txt`), recorded);
  addRow({
    ...{name, title, day: new Date().toISOString().slice(0, 10)},
    ...{product: identify(product), made: 'sandbox', sha256: sha256(recorded)},
    commands: commands.map((typed, index) => ({...typed, exit: exits[index]!})),
  });
  console.log(recorded);
}

/** Puts a row into its place, instead of an earlier one of the same name. */
function addRow(row: Provenance): void {
  const file = path.join(folder, 'index.json');
  const others = (JSON.parse(readFileSync(file, 'utf8')) as Provenance[]).filter(({name}) => name !== row.name);
  writeFileSync(file, printRows([...others, row].sort((a, b) => (a.name < b.name ? -1 : 1))));
}

main(process.argv.slice(2)).catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
