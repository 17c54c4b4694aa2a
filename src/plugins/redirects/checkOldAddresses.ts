/** Throws when an old address has a page again, or leads to none. */
export function checkOldAddresses(list: Readonly<Record<string, string>>, routes: string[]): void {
  const pages = new Set(routes);
  const faults = Object.entries(list).flatMap(([from, to]) => [
    ...(pages.has(from) ? [`${from} is a page now: take it out of the list.`] : []),
    ...(pages.has(to) ? [] : [`${from} leads to ${to}, which is no page: name one that exists.`]),
  ]);
  if (faults.length > 0) {
    throw new Error(`src/urls/oldAddresses.ts does not fit the site:\n${faults.join('\n')}`);
  }
}
