import type {Strong} from 'mdast';

/** The words that stand before what other documentation gets wrong. */
export const surpriseWords = 'Surprise:';

/** The label with its class, as a part of a sentence. */
export function surpriseLabel(): Strong {
  return {
    type: 'strong',
    data: {hProperties: {className: ['surprise']}},
    children: [{type: 'text', value: surpriseWords}],
  };
}
