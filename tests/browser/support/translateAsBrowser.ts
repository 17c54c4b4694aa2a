/**
 * Does to the page what a browser does that translates it: every text is replaced by an element with a new text, and
 * so is every text that a script shows later. The words stay, so that a test can compare them. Runs in the page.
 */
export function translateAsBrowser(): void {
  const kept = '[translate="no"], script, style, textarea, svg, font';
  const replace = (text: Text): void => {
    if (text.data.trim() !== '' && !text.parentElement?.closest(kept)) {
      const translated = document.createElement('font');
      translated.append(document.createElement('font'));
      translated.firstElementChild!.append(text.data);
      text.replaceWith(translated);
    }
  };
  const replaceAll = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts = node instanceof Text ? [node] : [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    texts.forEach(replace);
  };
  replaceAll(document.body);
  new MutationObserver((changes) => {
    for (const {target, addedNodes} of changes) {
      [...addedNodes, ...(target instanceof Text ? [target] : [])]
        .filter((node) => node.isConnected)
        .forEach(replaceAll);
    }
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}
