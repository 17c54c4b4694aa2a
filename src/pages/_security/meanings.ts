const meanings: Readonly<Record<string, string>> = {
  'default-src': 'Everything else',
  'script-src': 'Scripts',
  'style-src': 'Style sheets',
  'font-src': 'Fonts',
  'img-src': 'Pictures',
  'media-src': 'Films and their captions',
  'manifest-src': 'Description of the site for phones',
  'worker-src': 'Scripts that answer for the site beside its pages',
  'connect-src': 'Questions that scripts ask',
  'form-action': 'Where forms go',
  'frame-src': 'Frames in these pages',
  'frame-ancestors': 'Pages that may show these in a frame',
  'object-src': 'Plug-ins',
  'base-uri': 'Another base for links',
  'require-trusted-types-for': 'Text that a script makes into markup or code: what has to pass a check',
  'trusted-types': 'Who does that check',
};

/** What a directive governs, in plain words. @throws if nobody wrote them */
export function meaningOf(directive: string): string {
  const meaning = meanings[directive];
  if (meaning === undefined) {
    throw new Error(`Say in src/pages/_security/meanings.ts what the directive ${directive} governs.`);
  }
  return meaning;
}
