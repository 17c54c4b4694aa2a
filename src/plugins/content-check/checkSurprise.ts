import type {TextDirective} from 'mdast-util-directive';

import {behaviours} from '../../firewall/behaviours';
import {didYouMean} from '../../firewall/didYouMean';

/** The directive that marks a sentence as a surprise and names the facts behind it. */
export const surprise = 'surprise';

/** Says what is wrong with a mark such as `:surprise{fact="portflood-004"}`; an empty list means nothing. */
export function checkSurprise({attributes}: TextDirective): string[] {
  const ids = factsOf(attributes?.fact);
  return ids.length === 0
    ? [`:${surprise} does not say which fact it marks; add {fact="…"} with an id of src/firewall/facts/behaviours.json`]
    : ids.flatMap((id) => {
        const fact = behaviours.get(id);
        if (fact === undefined) {
          return [`there is no fact "${id}" in src/firewall/facts${didYouMean(id, [...behaviours.keys()])}`];
        }
        return fact.surprise ? [] : [`the fact "${id}" is no surprise in src/firewall/facts; drop the mark`];
      });
}

/** The ids in a mark's attribute, which are separated by spaces. */
function factsOf(value: string | null | undefined): string[] {
  return (value ?? '').split(/\s+/).filter(Boolean);
}
