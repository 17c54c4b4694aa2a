import type {Body} from './readBody';

const noted = new Map<string, Body>();

/** Keeps what was found in a file that Docusaurus parsed for its page, so that nobody has to parse it again. */
export function noteBody(file: string, text: string, body: Body): void {
  noted.set(keyOf(file, text), body);
}

/** What was found in a file, if Docusaurus parsed this very text of it. */
export function notedBody(file: string, text: string): Body | undefined {
  return noted.get(keyOf(file, text));
}

function keyOf(file: string, text: string): string {
  return `${file}\n${text}`;
}
