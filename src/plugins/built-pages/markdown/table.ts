import type {Element} from 'domhandler';
import type {Table, TableCell} from 'mdast';

import type {Converter} from './content';
import {elementsIn, findAll} from '../../../lib/html/elements';

/** A table, whose rows are single lines. One without a head gets an empty one, since Markdown knows no other. */
export function table(element: Element, to: Converter): Table {
  const rows = findAll(element, 'tr', 'table').map((row) => elementsIn(row));
  const hasHead = rows[0]?.some(({name}) => name === 'th') ?? false;
  const lines = rows.map((cells) => cells.flatMap((cell) => cellsOf(cell, to)));
  const head = hasHead ? [] : [lines[0]?.map(() => empty) ?? []];
  return {type: 'table', children: [...head, ...lines].map((children) => ({type: 'tableRow', children}))};
}

const empty: TableCell = {type: 'tableCell', children: []};

/** A cell that is wider than a column leaves the next ones empty. */
function cellsOf({children, attribs}: Element, to: Converter): TableCell[] {
  const others = Number(attribs.colspan ?? 1) - 1;
  return [{type: 'tableCell', children: to.line(children)}, ...Array.from({length: others}, () => empty)];
}
