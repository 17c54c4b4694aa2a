import type {List, RootContent} from 'mdast';

import {behaviours, bugs as facts} from '@sentinel/csf/answers/behaviours';
import {versionAnchor} from '@sentinel/csf/answers/changelog';
import {sourceLinesIn, sourceUrl} from '@sentinel/csf/model/sourceLines';
import {nameAnchor} from '@sentinel/csf/answers/terms/reference';
import {systemNames, variantNames} from '@sentinel/csf/model/variants';
import {memoize} from '../../../lib/memoize';
import {fact, heading, joined, link, list, markdown, unsearchedFact} from '../nodes';
import {pageLabel, pageLink} from '../pageLink';
import {directive} from './directive';

/** `::bugs`: the bugs of the product by the page that describes them, with a heading for each page and each bug. */
export const bugs = directive(['packages/csf/facts/behaviours.json', 'packages/csf/facts/observations.json'], () => {
  const byLabel = new Map<string, RootContent[]>();
  for (const [id, bug] of facts) {
    // The filter of the bug list reads these attributes.
    const filtered = {dataPanels: bug.panels?.join(' '), dataSystems: bug.systems?.join(' ')};
    memoize(byLabel, pageLabel(bug.page), () => []).push(heading(3, bug.title, id, filtered), ...bugFacts(id));
  }
  return [...byLabel]
    .sort(([one], [other]) => one.localeCompare(other, 'en'))
    .flatMap(([label, ofPage]) => [heading(2, label, nameAnchor(label)), ...ofPage]);
});

/** One bug without its heading. @param id of its fact */
export function bugFacts(id: string): List[] {
  const {hits, sign, remedy, panels = [], systems = [], fixedIn, page} = facts.get(id)!;
  const source = sourceLinesIn(behaviours.get(id)!.evidence);
  return list([
    ...fact('Who is affected', markdown(hits)),
    ...fact('How to see it', markdown(sign)),
    ...fact('What to do', markdown(remedy)),
    ...unsearchedFact('Only on', panels.map((panel) => variantNames[panel]).join(', ')),
    ...unsearchedFact('Systems', systems.map((system) => systemNames[system]).join(', ')),
    ...unsearchedFact('Fixed in', fixedIn ? link(`/docs/changelog/#${versionAnchor(fixedIn)}`, fixedIn) : ''),
    ...unsearchedFact('Explained in', pageLink(page)),
    ...unsearchedFact(
      'In the source',
      joined(source.map((lines) => link(sourceUrl(lines), `${lines.file} line ${lines.first}`))),
    ),
  ]);
}
