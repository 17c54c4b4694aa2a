import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

type Options = Intl.DateTimeFormatOptions;
type Format = Pick<Intl.DateTimeFormat, 'format'>;

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** Letters of a month in its short form. */
const lettersOfShort = 3;

/** The options that are known here: days with whole or short months, with or without a year. */
const known = /^day:numeric month:(?:long|short) timeZone:UTC(?: year:numeric)?$/;

/**
 * In the place of the theme's, which asks the browser for the rules of the language: to load them takes a slow phone
 * longer than to draw any part of the page. Days in English are written here; all else is left to the browser.
 */
export function useDateTimeFormat(options: Options = {}): Format {
  const {
    i18n: {currentLocale, localeConfigs},
  } = useDocusaurusContext();
  return currentLocale === 'en' && known.test(nameOf(options))
    ? {format: (date) => englishDay(new Date(date ?? Date.now()), options)}
    : new Intl.DateTimeFormat(currentLocale, {calendar: localeConfigs[currentLocale]!.calendar, ...options});
}

function nameOf(options: Options): string {
  return Object.entries(options)
    .map((option) => option.join(':'))
    .sort()
    .join(' ');
}

function englishDay(date: Date, {month, year}: Options): string {
  const name = months[date.getUTCMonth()]!;
  const day = `${month === 'short' ? name.slice(0, lettersOfShort) : name} ${date.getUTCDate()}`;
  return year ? `${day}, ${date.getUTCFullYear()}` : day;
}
