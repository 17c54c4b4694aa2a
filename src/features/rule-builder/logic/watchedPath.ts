import {faultInText, unreadable} from './lineText';
import {doubtsAboutComment, lfdFileSteps, lfdFileUndo} from './fileSteps';
import {complete, faults, reading, type Field, type RuleKind} from './ruleKind';

export type WatchedPathFields = {path: string};

const file = '/etc/csf/csf.dirwatch';
const page = '/docs/usage/directory-watching/#watch-files-and-folders-of-your-choice';

const fields: readonly Field[] = [
  {
    name: 'path',
    label: 'File or folder',
    hint: 'The full path. Keep to small folders: a listing that takes longer than 10 seconds ends the check.',
    input: 'text',
    required: true,
    initial: '',
  },
];

/** A line of csf.dirwatch: a file or folder whose changes lfd reports. */
export const watchedPath: RuleKind<WatchedPathFields> = {
  id: 'dirwatch',
  name: 'Watched path',
  summary: 'Makes lfd report a change of a file or folder.',
  page,
  file,
  fields,
  looksLike: (line) => /^\s*\//.test(line),
  tidy: (values) => complete(fields, values),
  check: ({path}) => faults(['path', faultInPath(path)]),
  print: ({path}) => path,
  parse: (line) => {
    const why = unreadable(line);
    return why === undefined ? reading(watchedPath, {path: line}) : {fault: why};
  },
  sentence: ({path}) => `lfd reports a change of ${path}.`,
  apply: (values) => [
    {
      text: 'Switch the check on, if it is off: the number is the seconds between two looks.',
      file: '/etc/csf/csf.conf',
      line: 'LF_DIRWATCH_FILE = "300"',
    },
    ...lfdFileSteps(file, values.path, 'The path has to exist by then.'),
  ],
  undo: (values) => lfdFileUndo(file, values.path),
  warnings: ({path}) => [
    {
      text: 'lfd compares names, owners, sizes and times, not contents.',
      locksOut: false,
      page,
    },
    ...(/[*?]/.test(path)
      ? [{text: 'lfd takes the path as it is: * and ? are no patterns here.', locksOut: false, page}]
      : []),
    ...doubtsAboutComment(path).map((text) => ({text, locksOut: false, page})),
    ...(/^\/(home|usr|var|etc)?\/?$/.test(path)
      ? [
          {
            text: 'This folder is large: the listing may take longer than 10 seconds, which ends the check.',
            locksOut: false,
            page,
          },
        ]
      : []),
  ],
};

function faultInPath(path: string): string | undefined {
  if (!path.startsWith('/')) {
    return `"${path}" is no full path; begin with /.`;
  }
  // lfd keeps "path:checksum" and takes the path up to the first colon.
  return path.includes(':')
    ? 'lfd cannot report changes of a path with a colon, because it keeps the path and the checksum with a colon between them.'
    : faultInText(path, 'The path');
}
