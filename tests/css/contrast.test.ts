import {readFileSync} from 'node:fs';

const css = readFileSync('src/css/tokens.css', 'utf8');
const ink = css.indexOf("[data-theme='dark']");
const paperColors = colorsIn(css.slice(0, ink));
const modes = {
  light: paperColors,
  dark: new Map([...paperColors, ...colorsIn(css.slice(ink, css.indexOf('@media (forced-colors')))]),
};

const grounds = ['color-background', 'color-surface', 'color-tint', 'code-background'];

/** Every colour of text, and the grounds it is on. Gate, line and control colour lines and shapes, but no text. */
const texts: Record<string, string[]> = {
  'color-text': [...grounds, 'color-found', 'code-marked'],
  'color-muted': [...grounds, 'code-marked'],
  'color-accent': [...grounds, 'code-marked'],
  'color-accent-strong': grounds,
  'color-passed': grounds,
  'color-blocked': grounds,
  'color-caution': grounds,
  'color-on-accent': ['color-accent', 'color-accent-strong'],
  ...Object.fromEntries(
    ['comment', 'string', 'keyword', 'value', 'deleted', 'prompt'].map((part) => [
      `code-${part}`,
      ['code-background', 'code-marked'],
    ]),
  ),
};

const noText = ['color-gate', 'color-line', 'color-control', 'mark-bars', 'swag-light-ground', 'swag-dark-ground'];

/** What WCAG 2.2 asks of text at level AAA (success criterion 1.4.6). */
const least = 7;

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  test.each(Object.keys(texts))('%s is easy to read on every ground', (text) => {
    const colors = modes[mode];
    const faint = texts[text]!.map((ground) => ({
      ground,
      ratio: contrast(colors.get(text)!, colors.get(ground)!),
    })).filter(({ratio}) => !(ratio >= least));
    expect(faint).toEqual([]);
  });
});

test('every colour is a text, a ground or neither', () => {
  const known = new Set([...Object.keys(texts), ...Object.values(texts).flat(), ...noText]);
  expect([...modes.dark.keys()].filter((name) => !known.has(name))).toEqual([]);
});

/** The values of the colours that are written as #rgb or #rrggbb, by name without `--site-`. */
function colorsIn(rules: string): Map<string, string> {
  return new Map([...rules.matchAll(/--site-([\w-]+): (#[0-9a-f]+);/g)].map(([, name, value]) => [name!, value!]));
}

/** Contrast of two colours, from 1 to 21, as WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const both = [luminance(one), luminance(other)];
  return (Math.max(...both) + 0.05) / (Math.min(...both) + 0.05);
}

function luminance(color: string): number {
  const digits = color.length === 4 ? color.replace(/\w/g, '$&$&') : color;
  const linear = (start: number): number => {
    const part = parseInt(digits.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5);
}
