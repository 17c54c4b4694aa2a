import type {Page} from '@playwright/test';
import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {pathToFileURL} from 'node:url';

import {launchChromium} from '../../tests/browser/support/launchChromium';

import Frame from './Frame';
import {frameAt} from './timeline';

const size = {width: 1280, height: 720};

const stage = pathToFileURL('tools/film/film.html').href;

/** Lets Chromium draw the film at each of the moments, as PNG; moments that look the same share their picture. */
export async function photograph(moments: readonly number[]): Promise<Buffer[]> {
  const browser = await launchChromium(['--font-render-hinting=none']);
  try {
    const page = await browser.newPage({viewport: size});
    await page.goto(stage);
    await page.evaluate(loadFonts);
    const taken = new Map<string, Buffer>();
    const pictures: Buffer[] = [];
    for (const markup of moments.map(markupAt)) {
      const picture = taken.get(markup) ?? (await take(page, markup));
      taken.set(markup, picture);
      pictures.push(picture);
    }
    return pictures;
  } finally {
    await browser.close();
  }
}

async function take(page: Page, markup: string): Promise<Buffer> {
  await page.evaluate(show, markup);
  return page.screenshot();
}

function markupAt(moment: number): string {
  return renderToStaticMarkup(createElement(Frame, {frame: frameAt(moment)}));
}

/** Runs in the page. */
async function loadFonts(): Promise<void> {
  for (const font of document.fonts) {
    await font.load().catch(() => {
      throw new Error(`The font ${font.family} could not be read: is there the file that src/css/fonts.css names?`);
    });
  }
}

/** Runs in the page: sets the frame, with the terminal scrolled to its last line. */
function show(markup: string): void {
  document.body.innerHTML = markup;
  const terminal = document.querySelector('.terminal');
  terminal?.scrollTo(0, terminal.scrollHeight);
}
