const format = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** A day as the whole site writes it, such as "19 November 2026". */
export function longDay(date: string | number | Date): string {
  return format.format(new Date(date));
}
