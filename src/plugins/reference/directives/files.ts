import type {RootContent} from 'mdast';

import {areas, files, type ProductFile} from '../../../csf/files';
import {nameAnchor} from '../../../csf/terms/reference';
import {code, fact, heading, joined, list, paragraph, unsearchedFact} from '../nodes';
import {panelNames} from '../words';
import {directive, oneOf} from './directive';

/** `::files{area="log"}`: the files and folders of one area, each with a heading. */
export const filesOfArea = directive(['src/csf/facts/files.json', 'src/csf/facts/alerts.json'], ({area}) => {
  const wanted = oneOf(area, Object.keys(areas));
  return files.filter((file) => file.area === wanted).flatMap(fileEntry);
});

function fileEntry({
  path,
  purpose,
  settings,
  line,
  notes = [],
  panel,
  kept_on_upgrade: kept,
}: ProductFile): RootContent[] {
  return [
    heading(3, path, nameAnchor(path)),
    paragraph(`${purpose[0]!.toUpperCase()}${purpose.slice(1)}.`),
    ...list([
      ...fact('A line is', line ? code(line) : ''),
      ...unsearchedFact('Only on', panel ? panelNames[panel]! : ''),
      ...unsearchedFact('At an update', kept === undefined ? '' : kept ? 'kept' : 'overwritten'),
      ...unsearchedFact('Settings', joined(settings.map(code))),
      ...notes.flatMap((note) => fact('Note', note)),
    ]),
  ];
}
