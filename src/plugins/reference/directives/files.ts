import type {RootContent} from 'mdast';

import {areas, files, readersOf, restartCommand, type ProductFile} from '@sentinel/csf/model/files';
import {nameAnchor} from '@sentinel/csf/answers/terms/reference';
import {code, fact, heading, joined, list, paragraph, unsearchedFact} from '../nodes';
import {panelNames} from '../words';
import {directive, oneOf} from './directive';

/** `::files{area="log"}`: the files and folders of one area, each with a heading. */
export const filesOfArea = directive(
  ['packages/csf/facts/files.json', 'packages/csf/facts/restarts.json', 'packages/csf/facts/alerts.json'],
  ({area}) => {
    const wanted = oneOf(area, Object.keys(areas));
    return files.filter((file) => file.area === wanted).flatMap(fileEntry);
  },
);

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
      ...afterAChange(path),
      ...unsearchedFact('Only on', panel ? panelNames[panel]! : ''),
      ...unsearchedFact('At an update', kept === undefined ? '' : kept ? 'kept' : 'overwritten'),
      ...unsearchedFact('Settings', joined(settings.map(code))),
      ...notes.flatMap((note) => fact('Note', note)),
    ]),
  ];
}

/** What to run after a change of a file by hand; nothing for files that are not made to be edited. */
function afterAChange(path: string): ReturnType<typeof unsearchedFact> {
  const command = restartCommand(path);
  const setting = readersOf.get(path)?.lfd_start_with;
  return command === undefined
    ? []
    : unsearchedFact(
        'After a change',
        command === ''
          ? 'no restart'
          : setting === undefined
            ? code(command)
            : [code(command), ', or ', code('csf -ra'), ' with ', code(`${setting} = "1"`)],
      );
}
