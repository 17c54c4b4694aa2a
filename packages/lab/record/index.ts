import {existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findProduct, identify} from '../lib/product';
import {runInSandbox} from '../oracle/sandbox';
import {differences} from './again';
import {printRows, sha256, type Provenance} from './provenance';
import {readSession, type Session} from './session';

const usage = `Types the commands of a session in the sandbox, next to the real csf and lfd, and keeps what the terminal shows.

  npm run record -- NAME [PRODUCT]
  npm run record -- --again [NAME...] [PRODUCT]

NAME     a session: packages/lab/record/sessions/NAME.txt
--again  keeps no recording, but says what differs from the kept one, apart from times and ids; without NAME, for all
PRODUCT  a csf.tgz, the folder csf of an unpacked one, or a tag of the product; without it, the published csf.tgz

It writes packages/csf/recordings/NAME.txt and its row in index.json there. What unseen commands print goes to
test-results/record. It needs root and Linux: packages/lab/oracle/README.md lists the packages.`;

const folder = 'packages/csf/recordings';
const unseenFolder = 'test-results/record';

async function main(typed: string[]): Promise<void> {
  const names = typed.filter((argument) => existsSync(sessionFile(argument)));
  const [source] = typed.filter((argument) => argument !== '--again' && !names.includes(argument));
  if (typed.includes('--again')) {
    await compareAgain(names, source);
  } else if (names.length === 1) {
    await keep(names[0]!, await findProduct(source));
  } else {
    console.log(usage);
    process.exitCode = 1;
  }
}

const sessionFile = (name: string): string => `packages/lab/record/sessions/${name}.txt`;

/** Records anew what is kept, and prints what differs; the exit code is then 1. */
async function compareAgain(names: string[], source: string | undefined): Promise<void> {
  const product = await findProduct(source);
  const all = readdirSync(path.dirname(sessionFile('x'))).map((file) => path.parse(file).name);
  for (const name of names.length === 0 ? all : names) {
    const {recorded} = await type(name, product);
    const found = differences(readFileSync(path.join(folder, `${name}.txt`), 'utf8'), recorded);
    console.log(`${name}: ${found.length === 0 ? 'the same' : `differs\n${found.join('\n')}`}`);
    process.exitCode = found.length === 0 ? process.exitCode : 1;
  }
}

async function keep(name: string, product: string): Promise<void> {
  const {title, commands, recorded, exits} = await type(name, product);
  writeFileSync(path.join(folder, `${name}.txt`), recorded);
  addRow({
    ...{name, title, day: new Date().toISOString().slice(0, 10)},
    ...{product: identify(product), made: 'sandbox', sha256: sha256(recorded)},
    commands: commands.map((command, index) => ({...command, exit: exits[index]!})),
  });
  console.log(recorded);
}

/** Types a session in the sandbox. */
async function type(name: string, product: string): Promise<Session & {recorded: string; exits: number[]}> {
  const text = readFileSync(sessionFile(name), 'utf8');
  const session = readSession(text, sessionFile(name));
  const {unseen, ...seen} = await runInSandbox(
    product,
    {files: {session: text}, settings: session.settings},
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
  return {...session, ...seen};
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
