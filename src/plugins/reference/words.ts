import {variantNames} from '../../csf/variants';

/** The names of the panels in headings and cells. */
export const panelNames: Readonly<Record<string, string>> = {...variantNames, generic: 'No panel'};

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** A day in words, such as "9 August 2026". */
export function dayOf(date: string): string {
  return day.format(new Date(date));
}
