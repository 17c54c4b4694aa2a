import type {PrismTheme} from 'prism-react-renderer';

/** The part of `themeConfig.prism` that sets colours. */
export type CodeThemes = {theme?: PrismTheme; darkTheme?: PrismTheme};

type Style = PrismTheme['plain'];

/** The rules that colour highlighted code: those of the light theme, then what differs in the dark theme. */
export function codeRules({theme, darkTheme = theme}: CodeThemes): string {
  if (theme === undefined || darkTheme === undefined) {
    return '';
  }
  const light = rulesOf(theme, '');
  // Recordings are dark in light mode too.
  const dark = rulesOf(darkTheme, ":is([data-theme='dark'], .site-ink) ");
  const sameAsLight = new Set(rulesOf(theme, ":is([data-theme='dark'], .site-ink) "));
  return [...light, ...dark.filter((rule) => !sameAsLight.has(rule))].join('');
}

function rulesOf({plain, styles}: PrismTheme, ground: string): string[] {
  return [
    // Without specificity, so that the code block's style sheet can override it.
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
