import {useState} from 'react';

export {ReactContextError} from '@docusaurus/theme-common';

/**
 * The same object until one of its values changes. Docusaurus's own sorts by the alphabet of the
 * language, whose rules a browser has to load first.
 */
export function useShallowMemoObject<Values extends object>(values: Values): Values {
  const [kept, setKept] = useState(values);
  if (isEqual(kept, values)) {
    return kept;
  }
  setKept(values);
  return values;
}

function isEqual(one: object, other: object): boolean {
  const [entries, others] = [Object.entries(one), Object.entries(other)];
  return (
    entries.length === others.length &&
    entries.every(([name, value]) => Object.hasOwn(other, name) && Object.is(value, other[name as keyof object]))
  );
}
