import {doubtsAboutComment, doubtsAboutPattern, lfdFileSteps, lfdFileUndo} from './fileSteps';
import {faultInText, unreadable} from './lineText';
import {complete, faults, reading, type Field, type RuleKind, type Warning} from './ruleKind';

export type FileIgnoreFields = {form: string; value: string};

const file = '/etc/csf/csf.fignore';
const page = '/docs/usage/directory-watching/#write-an-ignore-line';

const fields: readonly Field[] = [
  {
    name: 'form',
    label: 'Form',
    hint: 'A line with * or a backslash is always a pattern.',
    input: 'choice',
    options: [
      {value: 'path', label: 'one exact path'},
      {value: 'pattern', label: 'Perl pattern'},
      {value: 'user', label: 'files of an account'},
    ],
    required: true,
    initial: 'path',
  },
  {
    name: 'value',
    label: 'Path, pattern or account number',
    hint: 'The number of an account, not its name: id -u prints it.',
    input: 'text',
    required: true,
    initial: '',
  },
];

/** A line of csf.fignore: what directory watching leaves alone. */
export const fileIgnore: RuleKind<FileIgnoreFields> = {
  id: 'fignore',
  name: 'Ignored file',
  summary: 'Keeps directory watching from reporting a file.',
  page,
  file,
  fields,
  // A pattern fits paths, so what has no slash and no escaped dot is none that somebody means.
  looksLike: (line) => /^\s*(\/|user:|\^\(?\\?\/|(\^?\.\*|\\\.)\S+\s*$)/.test(line),
  tidy: (values) => complete(fields, values),
  check: ({form, value}) =>
    faults(
      ['form', ['path', 'pattern', 'user'].includes(form) ? undefined : `"${form}" is not one of the choices.`],
      [
        'value',
        value === '' ? 'Write what is to be ignored.' : (faultInText(value, 'The text') ?? faultInForm(form, value)),
      ],
    ),
  print: ({form, value}) => (form === 'user' ? `user:${value}` : value),
  parse: (line) => {
    const why = unreadable(line);
    if (why !== undefined) {
      return {fault: why};
    }
    const value = line.trim();
    if (/[*\\]/.test(value)) {
      return reading(fileIgnore, {form: 'pattern', value});
    }
    return value.startsWith('user:')
      ? reading(fileIgnore, {form: 'user', value: value.slice('user:'.length)})
      : reading(fileIgnore, {form: 'path', value});
  },
  sentence: ({form, value}) =>
    form === 'user'
      ? `Directory watching ignores the files of the account with number ${value}.`
      : form === 'pattern'
        ? `Directory watching ignores files whose path fits the Perl pattern ${value}${value.startsWith('^') ? '' : ' anywhere'}.`
        : `Directory watching ignores ${value}.`,
  apply: (values) =>
    lfdFileSteps(file, fileIgnore.print(values), 'lfd reads the file only while LF_DIRWATCH is above 0.'),
  undo: (values) => lfdFileUndo(file, fileIgnore.print(values)),
  warnings: fileWarnings,
};

function faultInForm(form: string, value: string): string | undefined {
  if (form === 'user') {
    return /^\d+$/.test(value)
      ? undefined
      : `"${value}" is no number. lfd compares the number of the account, so a name never fits.`;
  }
  const isPattern = /[*\\]/.test(value);
  if (form === 'pattern') {
    return value.startsWith('#')
      ? 'A line that begins with # is a comment.'
      : isPattern
        ? undefined
        : 'Without * or a backslash lfd takes the line for an exact path.';
  }
  return isPattern
    ? 'A line with * or a backslash is a pattern for lfd.'
    : value.startsWith('/')
      ? undefined
      : 'Write the full path, from / on.';
}

function fileWarnings({form, value}: FileIgnoreFields): Warning[] {
  if (form === 'user' && value === '0') {
    return [notice('Files of root do not count anyway, apart from core dumps.')];
  }
  if (form !== 'pattern') {
    return doubtsAboutComment(value).map(notice);
  }
  return [
    ...[...doubtsAboutPattern(value), ...doubtsAboutComment(value)].map(notice),
    ...(value.startsWith('^') ? [] : [notice('Without ^ at its start the pattern also fits in the middle of a path.')]),
    ...(/^\^?\W*\.[*+]\W*$/.test(value) ? [notice('This pattern fits every file.')] : []),
  ];
}

function notice(text: string): Warning {
  return {text, locksOut: false, page};
}
