import {pathToFileURL} from 'node:url';

import {launchChromium} from '../../tests/browser/support/launchChromium';

/** Takes screenshots of the film's frames in Chromium, as PNG. Identical frames share a picture. */
export async function photograph(frames: readonly string[]): Promise<Buffer[]> {
  const browser = await launchChromium(['--font-render-hinting=none']);
  try {
    const page = await browser.newPage({viewport: {width: 1280, height: 720}});
    await page.goto(pathToFileURL('tools/film/film.html').href);
    await page.evaluate(loadFonts);
    const taken = new Map<string, Buffer>();
    for (const frame of new Set(frames)) {
      await page.evaluate(show, frame);
      taken.set(frame, await page.screenshot());
    }
    return frames.map((frame) => taken.get(frame)!);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
async function loadFonts(): Promise<void> {
  for (const font of document.fonts) {
    await font.load().catch(() => {
      throw new Error(`The font ${font.family} could not be read: is the file that src/css/fonts.css names there?`);
    });
  }
}

/** Runs in the page: sets the frame, with the terminal scrolled to its last line. */
function show(markup: string): void {
  document.body.innerHTML = markup;
  const terminal = document.querySelector('.terminal');
  terminal?.scrollTo(0, terminal.scrollHeight);
}
