import fc from 'fast-check';

import {isFull} from './fullCheck';

/** How many examples each property is tried with. */
const all = isFull ? 5000 : 200;

fc.configureGlobal({numRuns: all});

/** The library for tests of properties, set up for the check that runs. */
export {fc};

/** Fewer examples, for a property whose examples take long. @param share of all, from 0 to 1 */
export function fewerRuns(share: number): {numRuns: number} {
  return {numRuns: Math.round(all * share)};
}

const wholeCharacter = fc
  .oneof(fc.nat(0x7f), fc.nat(0x10ffff))
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

/** Names that every object of JavaScript has, so that a look-up by a text finds more than it should. */
const namesOfObjects = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/**
 * Any text of whole characters. The library's own strings of `binary` are the same, but it makes a table of all
 * characters for each, which takes a second.
 */
export function anyText(maxLength?: number): fc.Arbitrary<string> {
  return fc.oneof(
    {weight: 19, arbitrary: fc.string({unit: wholeCharacter, maxLength})},
    {weight: 1, arbitrary: fc.constantFrom(...namesOfObjects)},
  );
}
