import type {TextDirective} from 'mdast-util-directive';

import {behaviours} from '../../product/behaviours';
import {didYouMean} from '../../product/didYouMean';
import {vendorFacts} from '../../product/vendors';

/** The directive that marks a sentence as a surprise and names the facts behind it. */
export const surprise = 'surprise';

/** The directive that says as of when a sentence about others is true. */
export const asOf = 'as-of';

/** Says what is wrong with a mark of either kind; an empty list means nothing, and for other directives it is empty. */
export function checkMark(directive: TextDirective): string[] {
  return directive.name === surprise ? checkSurprise(directive) : directive.name === asOf ? checkAsOf(directive) : [];
}

/** A mark such as `:as-of{fact="spamhaus-edrop"}`. */
function checkAsOf({attributes}: TextDirective): string[] {
  const id = attributes?.fact ?? '';
  return vendorFacts.has(id)
    ? []
    : [`there is no fact "${id}" in src/product/facts/vendors.json${didYouMean(id, [...vendorFacts.keys()])}`];
}

/** A mark such as `:surprise{fact="portflood-004"}`. */
function checkSurprise({attributes}: TextDirective): string[] {
  const ids = factsOf(attributes?.fact);
  return ids.length === 0
    ? [`:${surprise} does not say which fact it marks; add {fact="…"} with an id of src/product/facts/behaviours.json`]
    : ids.flatMap((id) => {
        const fact = behaviours.get(id);
        if (fact === undefined) {
          return [`there is no fact "${id}" in src/product/facts${didYouMean(id, [...behaviours.keys()])}`];
        }
        return fact.surprise ? [] : [`the fact "${id}" is no surprise in src/product/facts; drop the mark`];
      });
}

/** The ids in a mark's attribute, which are separated by spaces. */
function factsOf(value: string | null | undefined): string[] {
  return (value ?? '').split(/\s+/).filter(Boolean);
}
