/** How many characters of inline code stay in one line. On the narrowest phones, that is a line. */
export const unbroken = 24;

const option = /(?<![^\s/])(\[?-[^\s/]{1,23})(?![^\s/])/;
const optionOrName = /(?<![^\s/])(?=[^\s/]*-)([^\s/]{1,24})(?![^\s/])/;

/**
 * Splits code that may break: each part with an odd index has to stay in one line, options such as `-a` and, where there
 * is room for them, names with a hyphen. Browsers break a line behind a hyphen, and `csf -` is another command.
 */
export function splitAtOptions(code: string, hasRoomForNames = true): string[] {
  return code.split(hasRoomForNames ? optionOrName : option);
}
