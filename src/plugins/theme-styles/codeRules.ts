import type {PrismTheme} from 'prism-react-renderer';

/** As much of `themeConfig.prism` as colours code. */
export type CodeThemes = {theme?: PrismTheme; darkTheme?: PrismTheme};

type Style = PrismTheme['plain'];

/** The rules that colour highlighted code: those of the light theme, then what the dark theme has otherwise. */
export function codeRules({theme, darkTheme = theme}: CodeThemes): string {
  if (theme === undefined || darkTheme === undefined) {
    return '';
  }
  const light = rulesOf(theme, '');
  // Recordings are as dark in the light mode.
  const dark = rulesOf(darkTheme, ":is([data-theme='dark'], .site-ink) ");
  const sameAsLight = new Set(rulesOf(theme, ":is([data-theme='dark'], .site-ink) "));
  return [...light, ...dark.filter((rule) => !sameAsLight.has(rule))].join('');
}

function rulesOf({plain, styles}: PrismTheme, ground: string): string[] {
  return [
    // Without weight of its own, so that the style sheet of the block can say otherwise.
    rule(`:where(${ground}.theme-code-block)`, plain),
    ...styles.map(({types, languages, style}) =>
      rule(
        types
          .flatMap((type) =>
            (languages ?? [undefined]).map(
              (language) => `${ground}${language ? `.language-${language} ` : ''}.token.${type}`,
            ),
          )
          .join(),
        style,
      ),
    ),
  ];
}

function rule(selectors: string, style: Style): string {
  const declarations = Object.entries(style).map(
    ([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`,
  );
  return `${selectors}{${declarations.join(';')}}\n`;
}
