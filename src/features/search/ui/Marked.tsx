import type {ReactNode} from 'react';

import {splitMarked} from '@site/src/features/search/logic/mark';

/** Text of which the parts that were asked for are marked. */
export default function Marked({text}: {text: string}): ReactNode {
  return splitMarked(text).map((part, index) => (index % 2 === 1 ? <mark key={index}>{part}</mark> : part));
}
