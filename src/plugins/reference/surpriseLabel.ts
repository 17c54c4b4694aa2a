import type {Strong} from 'mdast';

import {bugs, bugUrl} from '../../csf/behaviours';
import {link, strong} from './nodes';

/**
 * The label before what other documentation gets wrong. That of a bug leads to the list of bugs.
 * @param ids the facts behind it
 */
export function surpriseLabel(ids: readonly string[] = []): Strong {
  const bug = ids.find((id) => bugs.has(id));
  return {
    ...strong(bug === undefined ? 'Surprise:' : link(bugUrl(bug), 'Known bug:')),
    data: {hProperties: {className: ['surprise']}},
  };
}
