/** Values of `Accept` that name no form of a page. */
export const refusedValues = ['application/json', 'image/png', 'application/xml, image/*;q=0.8', 'text/plain'];

/** Values of `Accept`, and whether they ask for the Markdown of a page. Both servers have to agree. */
export const acceptValues: readonly (readonly [accept: string, isMarkdown: boolean])[] = [
  ['text/markdown', true],
  ['TEXT/Markdown', true],
  ['text/html', false],
  ['*/*', false],
  ['text/*', false],
  ['', false],
  // Browsers.
  ['text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8', false],
  ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', false],
  // Programs that read Markdown.
  ['text/markdown, text/html, */*', true],
  ['text/markdown,text/html;q=0.9,*/*;q=0.1', true],
  ['text/markdown;q=1.0, text/html;q=0.7, text/plain;q=0.5', true],
  ['application/json, text/markdown', true],
  ['text/plain;q=0.9, text/markdown;q=0.8', true],
  // The larger q wins, however it is written.
  ['text/markdown;q=0.5, text/html', false],
  ['text/markdown;q=0.5, text/html;q=0.4', true],
  ['text/markdown;q=0.45, text/html;q=0.5', false],
  ['text/markdown;q=0.5, text/html;q=0.45', true],
  ['text/markdown;q=0.4, text/html;q=0.405', false],
  ['text/markdown;q=0.405, text/html;q=0.4', true],
  ['text/markdown;q=0.999, text/html;q=1', false],
  ['text/markdown;q=1.000, text/html;q=0.999', true],
  ['text/html;q=0.001, text/markdown;q=0.002', true],
  ['text/markdown;q=0.1, text/html;q=0.9', false],
  ['text/markdown;q=0.8, text/html;q=0.9', false],
  ['text/markdown; q=0.3 , text/html ; q=0.4', false],
  ['text/markdown;Q=0.3, text/html;Q=0.2', true],
  // Nought is a refusal.
  ['text/markdown;q=0', false],
  ['text/markdown;q=0.000, */*', false],
  ['text/markdown;q=0.1, text/html;q=0', true],
  // A wildcard speaks for the page where nothing closer does.
  ['text/markdown;q=0.5, */*', false],
  ['text/markdown;q=0.5, text/*;q=0.6', false],
  ['text/markdown;q=0.5, text/*;q=0.4, */*', true],
  ['text/markdown;q=0.5, text/html;q=0.4, text/*', true],
  ['*/*, text/markdown', true],
  ['*/*;q=0.5, text/markdown;q=0.5', true],
  // Of two that are wanted alike, the first.
  ['text/html, text/markdown', false],
  ['text/html;q=0.50, application/json, text/markdown;q=0.5', false],
  ['text/markdown;q=0.5, text/html;q=0.50', true],
  // Other types that only look alike.
  ['text/markdown-x', false],
  ['x-text/markdown', false],
  ['application/text/markdown', false],
  // A q that is no number.
  ['text/markdown;q=much', false],
  ['text/markdown;q=', false],
];
