import type {Strong} from 'mdast';

import {behaviours, bugs, bugUrl} from '@sentinel/csf/answers/behaviours';
import {sourceLinesIn, sourceUrl} from '@sentinel/csf/model/sourceLines';
import {link, strong} from './nodes';

/**
 * The label before what other documentation gets wrong. That of a bug leads to the list of bugs, any other to the line
 * of the source.
 * @param ids the facts behind it
 */
export function surpriseLabel(ids: readonly string[] = []): Strong {
  const bug = ids.find((id) => bugs.has(id));
  const [source] = ids.flatMap((id) => sourceLinesIn(behaviours.get(id)?.evidence ?? ''));
  const surprise = source === undefined ? 'Surprise:' : link(sourceUrl(source), 'Surprise:');
  return {
    ...strong(bug === undefined ? surprise : link(bugUrl(bug), 'Known bug:')),
    data: {hProperties: {className: ['surprise']}},
  };
}
