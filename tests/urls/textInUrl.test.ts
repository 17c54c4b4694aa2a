import {cutText, encodeText} from '@site/src/urls/textInUrl';
import {anyText, fc} from '@site/tests/support/propertyRuns';

/** Any UTF-16 units, so that halves of characters are among them. */
const anyUnits = fc.string({unit: fc.integer({min: 0, max: 0xffff}).map((unit) => String.fromCharCode(unit))});
/** Texts in which most characters take two units, and some are halves. */
const emoji = fc.string({unit: fc.constantFrom('😀', '👩‍👩‍👧', 'a', '\ud83d', '\ude00', '%', '&')});
const anyString = fc.oneof(anyUnits, emoji, anyText());
const isWellFormed = (text: string): boolean => !/\p{Surrogate}/u.test(text);

test('an emoji at the end of the cut is left out whole', () => {
  expect(cutText(`${'x'.repeat(63)}😀`, 64)).toBe('x'.repeat(63));
  expect(cutText(`${'x'.repeat(62)}😀y`, 64)).toBe(`${'x'.repeat(62)}😀`);
});

test('a cut text is the beginning of the text, as long as possible, and not longer than asked', () => {
  fc.assert(
    fc.property(anyString, fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.length).toBeGreaterThanOrEqual(Math.min(text.length, most) - 1);
    }),
  );
});

test('cutting makes no half character of a whole one', () => {
  fc.assert(
    fc.property(anyText(), fc.nat(20), (text, most) => {
      expect(isWellFormed(cutText(text, most))).toBe(true);
    }),
  );
});

test('any text can be part of an address, and reads back as URLSearchParams writes it', () => {
  fc.assert(
    fc.property(anyString, (text) => {
      const encoded = encodeText(text);
      expect(new URLSearchParams(`q=${encoded}`).get('q')).toBe(new URLSearchParams({q: text}).get('q'));
      expect(isWellFormed(text) ? decodeURIComponent(encoded) : text).toBe(text);
    }),
  );
});
