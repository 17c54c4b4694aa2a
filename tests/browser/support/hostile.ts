import type {Page} from '@playwright/test';

/** Elements that no text of a visitor may bring into a page. */
const unwanted = 'script, iframe, object, embed, base, img[src="x"], svg[onload], [onerror], [onclick], [onfocus]';

/**
 * Sets traps for what a hostile text would do if the page carried it out: call the trap, open a
 * dialog or a window, bring in an element that is none of the page's. Gives back what was caught
 * since the page was loaded.
 */
export async function watchForExecution(page: Page): Promise<() => Promise<string[]>> {
  const caught: string[] = [];
  page.on('dialog', (dialog) => {
    caught.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => caught.push(`window: ${popup.url()}`));
  await page.exposeFunction('__hostile', (what: string) => void caught.push(`carried out: ${what}`));
  await page.addInitScript((selector) => {
    const seen: string[] = [];
    const isOwn = (element: Element): boolean =>
      element instanceof HTMLScriptElement && new URL(element.src, location.href).origin === location.origin;
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({addedNodes}) => [...addedNodes])) {
        if (document.readyState !== 'loading' && node instanceof Element) {
          const found = [node, ...node.querySelectorAll('*')].filter((element) => element.matches(selector));
          seen.push(...found.filter((element) => !isOwn(element)).map((element) => element.outerHTML.slice(0, 200)));
        }
      }
    }).observe(document, {childList: true, subtree: true});
    Object.assign(window, {__unwanted: seen});
  }, unwanted);
  return async () => {
    const elements = await page.evaluate(() => (window as unknown as {__unwanted: string[]}).__unwanted);
    return [...caught, ...elements.map((element) => `element: ${element}`)];
  };
}
