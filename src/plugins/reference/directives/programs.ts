import type {Link} from 'mdast';

import {
  lineFor,
  listFor,
  programKinds,
  programs,
  type Need,
  type Program,
  type Who,
} from '@sentinel/csf/answers/programs';
import {monthOf} from '@sentinel/csf/answers/vendors';
import {code, joined, link, markdown, row, table, type Inline} from '../nodes';
import {pageLink} from '../pageLink';
import {directive, oneOf} from './directive';

const whoNames: Readonly<Record<Who, string>> = {all: 'everybody', own: 'your addresses', server: 'the other server'};

/** `::programs{kind="mail"}`: what the programs of a kind need, as a table with a row for each. */
export const programsOfKind = directive(['packages/csf/facts/programs.json'], ({kind}) => {
  const known = oneOf(
    kind,
    programKinds.map(({id}) => id),
  );
  return [
    table(['Program', 'What to open', 'Read more'], programs.filter((each) => each.kind === known).map(programRow)),
  ];
});

function programRow({id, name, needs, note, page, source, asOf}: Program): ReturnType<typeof row> {
  return row(id, [
    name,
    joined(needs.map(needOf), {type: 'break'}),
    [
      note === undefined ? '' : [markdown(note), ' '],
      page === undefined ? '' : [unsearched(pageLink(page)), ', '],
      unsearched(link(source, `source of ${monthOf({asOf})}`)),
    ],
  ]);
}

/** A link whose words each row repeats: the search would find all of them. */
function unsearched(each: Link): Link {
  return {...each, data: {hProperties: {dataSearch: 'skip'}}};
}

function needOf(need: Need): Inline {
  const {way, who, use} = need;
  const list = listFor(need);
  const ports = code(lineFor(need));
  const whom = way === 'in' ? `In from ${whoNames[who]}` : `Out to ${whoNames[who]}`;
  return [whom, use === undefined ? '' : ` (${use})`, ': ', list === undefined ? ports : [`${list} `, ports]];
}
