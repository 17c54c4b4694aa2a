/** @jest-environment jsdom */
import type {ReactNode} from 'react';
import type {DocusaurusContext} from '@docusaurus/types';
import {Context} from '@docusaurus/core/lib/client/docusaurusContext';
import {renderHook} from '@testing-library/react';

import {useDateTimeFormat} from '@site/src/plugins/lean-client/browser/dateTimeFormat';

/** What a page of a site in a language gets. */
function formatIn(locale: string, options?: Intl.DateTimeFormatOptions): (date?: Date) => string {
  const i18n = {currentLocale: locale, localeConfigs: {[locale]: {calendar: 'gregory'}}};
  const wrapper = ({children}: {children: ReactNode}) => (
    <Context.Provider value={{i18n} as unknown as DocusaurusContext}>{children}</Context.Provider>
  );
  return renderHook(() => useDateTimeFormat(options), {wrapper}).result.current.format;
}

/** The last moment of each of the days of four years. */
const days = Array.from({length: 1461}, (_, day) => new Date(Date.UTC(2024, 0, 1 + day, 23, 59, 59)));

const asked: Intl.DateTimeFormatOptions[] = [
  {day: 'numeric', month: 'long', timeZone: 'UTC'},
  {day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC'},
  {day: 'numeric', month: 'short', timeZone: 'UTC'},
  {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'},
];

describe('without the rules of the language', () => {
  let loaded: jest.SpyInstance;
  beforeEach(() => {
    loaded = jest.spyOn(Intl, 'DateTimeFormat');
  });
  afterEach(() => loaded.mockRestore());

  test.each(asked)('a day in English is written as the browser writes it: %j', (options) => {
    const written = days.map(formatIn('en', options));
    expect(loaded).not.toHaveBeenCalled();
    const {format} = new Intl.DateTimeFormat('en', options);
    expect(written).toEqual(days.map((day) => format(day)));
  });
});

test.each<[string, Intl.DateTimeFormatOptions | undefined, string]>([
  ['de', asked[1], '31. Dezember 2027'],
  ['en', {...asked[1], weekday: 'short'}, 'Fri, December 31, 2027'],
  ['en', {...asked[1], year: '2-digit'}, 'December 31, 27'],
  ['en', {...asked[1], timeZone: 'Asia/Tokyo'}, 'January 1, 2028'],
])('all else is left to the browser: %s, %j', (locale, options, text) => {
  expect(formatIn(locale, options)(days.at(-1))).toBe(text);
});
