const meanings: Readonly<Record<string, string>> = {
  'default-src': 'Everything else',
  'script-src': 'Scripts',
  'style-src': 'Style sheets; a style attribute or element in a page has no effect',
  'font-src': 'Fonts',
  'img-src': 'Pictures',
  'media-src': 'Films and their captions',
  'manifest-src': 'The description that a phone reads when the site is put on its first screen',
  'connect-src': 'Questions that scripts ask',
  'form-action': 'Where forms go',
  'frame-src': 'Frames in a page',
  'frame-ancestors': 'Pages that show this one in a frame',
  'object-src': 'Plug-ins',
  'base-uri': 'The base for relative links',
  'require-trusted-types-for': 'Text that a script turns into markup or code has to pass a check',
  'trusted-types': 'Who may do that check',
};

/** What a directive governs, in plain words. @throws if nobody wrote them */
export function meaningOf(directive: string): string {
  const meaning = meanings[directive];
  if (meaning === undefined) {
    throw new Error(`Say in src/pages/_security/meanings.ts what the directive ${directive} governs.`);
  }
  return meaning;
}
