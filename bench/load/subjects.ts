import {load} from 'cheerio';
import {existsSync, readFileSync} from 'node:fs';

/** What visitors ask for. */
export type Subject = {
  name: string;
  /** Path on the site. */
  address: string;
  /** Size of the body as a browser gets it. */
  bytes: number;
};

/** A page of the docs, the home page, its main script and a font, in the forms that a browser accepts. */
export function findSubjects(): Subject[] {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build to measure: run "npm run build" first.');
  }
  const $ = load(readFileSync('build/index.html', 'utf8'));
  const script = $('script[src*="/assets/js/main."]').attr('src')!;
  const style = $('link[rel="stylesheet"]').attr('href')!;
  const font = /\/assets\/fonts\/[^)"']+\.woff2/.exec(readFileSync(`build${style}`, 'utf8'))![0];
  return [
    subject('docs-page', '/docs/intro/', 'docs/intro/index.html.br'),
    subject('home', '/', 'index.html.br'),
    subject('hashed-script', script, `${script}.br`),
    subject('font', font, font),
  ];
}

function subject(name: string, address: string, file: string): Subject {
  return {name, address, bytes: readFileSync(`build/${file}`).length};
}
