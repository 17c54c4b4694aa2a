import {readFileSync} from 'node:fs';
import {themes, type PrismTheme} from 'prism-react-renderer';

import {codeTheme} from '@site/src/css/codeThemes';
import {codeRules} from '@site/src/plugins/theme-styles/codeRules';

const theme = (color: string): PrismTheme => ({
  plain: {color: '#000', backgroundColor: '#fff'},
  styles: [
    {types: ['comment', 'prolog'], style: {color, fontStyle: 'italic'}},
    {types: ['key'], languages: ['ini'], style: {color: '#123'}},
  ],
});

test('a theme becomes rules, and the dark one adds what it has otherwise', () => {
  expect(codeRules({theme: theme('#555'), darkTheme: theme('#aaa')}).split('\n')).toEqual([
    ':where(.theme-code-block){color:#000;background-color:#fff}',
    '.token.comment,.token.prolog{color:#555;font-style:italic}',
    '.language-ini .token.key{color:#123}',
    ":is([data-theme='dark'], .site-ink) .token.comment,:is([data-theme='dark'], .site-ink) .token.prolog{color:#aaa;font-style:italic}",
    '',
  ]);
});

test('a colour that changes in the theme changes the rules, also of a theme of prism-react-renderer', () => {
  expect(codeRules({theme: theme('#777')})).toContain('.token.comment,.token.prolog{color:#777');
  expect(codeRules({theme: themes.github, darkTheme: themes.dracula})).toContain('background-color:#282A36');
});

test('without themes there are no rules', () => {
  expect(codeRules({})).toBe('');
});

/** The colours of tokens.css on one ground, by name. */
function tokensOf(ground: ':root' | "[data-theme='dark']"): Map<string, string> {
  const css = readFileSync('src/css/tokens.css', 'utf8').replace(/@media[^{]*\{([^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  const blocks = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(([, selectors]) => selectors!.includes(ground));
  const declarations = blocks.flatMap(([, , body]) => [...body!.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,6})\b/g)]);
  return new Map(declarations.map(([, name, colour]) => [name!, colour!]));
}

function luminance(colour: string): number {
  const hex = colour.length === 4 ? colour.replace(/[0-9a-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

test.each([':root', "[data-theme='dark']"] as const)(
  'on %s every colour of code can be read, marked or not',
  (ground) => {
    const tokens = tokensOf(ground);
    const resolve = (value: string) => tokens.get(/^var\((.+)\)$/.exec(value)?.[1] ?? '') ?? value;
    const {plain, styles} = codeTheme;
    const colours = [plain, ...styles.map(({style}) => style)].flatMap(({color}) => color ?? []);
    const grounds = [plain.backgroundColor!, 'var(--site-code-marked)'];
    const weak = colours.flatMap((colour) =>
      grounds.filter((background) => contrast(resolve(colour), resolve(background)) < 4.5).map((on) => [colour, on]),
    );
    expect(colours).toHaveLength(7);
    expect(weak).toEqual([]);
  },
);
