import {headingOf} from '../record';
import {sectionsOf, toAnswer, type FactAnswer} from './source';

const asksWhere =
  /^(where (is|are|do i find|can i find|does|do)|(what is )?(the )?(full |exact )?(path|location)( of| to| for)|(in )?(what|which) (folder|directory) (is|are|holds|has)) /;
const whereEnds =
  /(?: (?:located|stored|kept|saved|live|lives|lie|found|situated|files?|in|on the server|of csf|of sentinel|of the firewall))+$/;

/** Where a file is. */
export const ofFile: FactAnswer = ({text}, source) => {
  if (!asksWhere.test(text)) {
    return undefined;
  }
  const what = text
    .replace(asksWhere, '')
    .replace(/^(the|my|its?) /, '')
    .replace(whereEnds, '');
  const called = what.replace(/ file$| file of /, ' ').trim();
  const path = Object.entries(source.facts.files).find(([, names]) => names.includes(called))?.[0];
  const name = (path ?? what).split('/').at(-1)!;
  if (!/^[a-z][\w-]*(\.[a-z]\w*)+$/.test(name)) {
    return undefined;
  }
  const found = sectionsOf(source, 'files', (heading) =>
    path === undefined ? heading.endsWith(`/${name}`) : heading === path,
  );
  // Several files share some names.
  return found.length === 1 ? toAnswer(`\`${headingOf(found[0]!)}\``, found[0]) : undefined;
};
