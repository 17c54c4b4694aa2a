import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Tags by which a page tells its address. */
const addressTags = /<link [^>]*href="?[^" >]*404\.html\/[^>]*>|<meta [^>]*property="?og:url\b[^>]*>/g;

/** Takes the address out of the page for addresses that do not exist: it stands at all of them and belongs to none. */
export async function writeNotFoundPage(outDir: string): Promise<void> {
  const file = path.join(outDir, '404.html');
  await writeFile(file, (await readFile(file, 'utf8')).replace(addressTags, ''));
}
