import {runsScripts} from '../../../model/lfd/interpreters';
import {trim, withoutSpace} from '../../../model/perl';
import {isPlaceholder} from '../addressText';
import {applying, complete, doubt, errors, notice, reading, textField} from './ruleKind';
import type {Field, RuleKind, Step, Warning} from './ruleKind';
import {errorInText, unreadable} from '../ruleLine';
import {tooWide, websAccount} from './processPatterns';
import {sections} from '../../../pages/sections';

type ProcessIgnoreFields = {keyword: string; value: string};

const ignoredProcessFile = '/etc/csf/csf.pignore';
const ignoredProcessPage = '/docs/usage/process-tracking/#write-an-ignore-rule';

/** A map, because a pasted word can be the name of a property that every object has. */
const keywords = new Map<string, {label: string; sentence: (value: string) => string}>(
  Object.entries({
    exe: {label: 'executable, exact', sentence: (value) => `Process tracking ignores the executable ${value}.`},
    cmd: {label: 'command line, exact', sentence: (value) => `Process tracking ignores the command line ${value}.`},
    user: {
      label: 'account, exact',
      sentence: (value) => `Process tracking ignores every process of the account ${value}.`,
    },
    pexe: {
      label: 'executable, pattern',
      sentence: (value) => `Process tracking ignores executables whose whole path matches the Perl pattern ${value}.`,
    },
    pcmd: {
      label: 'command line, pattern',
      sentence: (value) => `Process tracking ignores command lines that match the Perl pattern ${value} as a whole.`,
    },
    puser: {
      label: 'account, pattern',
      sentence: (value) => `Process tracking ignores accounts whose whole name matches the Perl pattern ${value}.`,
    },
  }),
);

const ignoredProcessFormFields: readonly Field[] = [
  {
    name: 'keyword',
    label: 'What',
    hint: 'Prefer the executable: a process can fake its command line.',
    input: 'choice',
    options: [...keywords].map(([value, {label}]) => ({value, label})),
    required: true,
    initial: 'exe',
  },
  textField(
    'value',
    'Text or pattern',
    'Copy it from the email. A pattern must match from the first to the last character.',
  ),
];

/** A line of csf.pignore: what process tracking ignores. */
export const processIgnore: RuleKind<ProcessIgnoreFields> = {
  id: 'pignore',
  name: 'Ignored process',
  summary: 'Keeps process tracking from reporting a program, a command line or an account.',
  page: ignoredProcessPage,
  file: ignoredProcessFile,
  fields: ignoredProcessFormFields,
  looksLike: (line) => /^\s*p?(?:(?:exe|cmd|user)\s*[:=]|(?:exe|cmd)\s+\S|user\s+\S+\s*$)/i.test(line),
  tidy: (values) => complete(ignoredProcessFormFields, values),
  check: ({keyword, value}) =>
    errors(
      [
        'keyword',
        keywords.has(keyword) ? undefined : `"${keyword}" is not a keyword. Use ${[...keywords.keys()].join(', ')}.`,
      ],
      [
        'value',
        value === '' ? 'Write what to ignore.' : (errorInText(value, 'The text') ?? errorInValue(keyword, value)),
      ],
    ),
  print: ({keyword, value}) => `${keyword}:${value}`,
  parse: (line) => {
    const why = unreadable(line);
    if (why !== undefined) {
      return {error: why};
    }
    const [, keyword, value] = /^([^:]*):(.*)$/s.exec(trim(line)) ?? [];
    if (keyword === undefined || value === undefined) {
      return {
        error: `"${trim(line)}" is not an ignore line. Write a keyword, a colon and a value, such as exe:/usr/sbin/nginx.`,
      };
    }
    if (/^[ \t]/.test(value)) {
      return {error: 'lfd keeps the space after the colon, so the line matches nothing. Remove it.'};
    }
    return reading(processIgnore, {keyword: withoutSpace(keyword).toLowerCase(), value});
  },
  sentence: ({keyword, value}) => keywords.get(keyword)?.sentence(value) ?? 'Ignores nothing.',
  apply: (values) =>
    lfdFileSteps(ignoredProcessFile, processIgnore.print(values), 'lfd reads the file only while PT_LIMIT is above 0.'),
  undo: (values) => lfdFileUndo(ignoredProcessFile, processIgnore.print(values)),
  warnings: processWarnings,
};

function errorInValue(keyword: string, value: string): string | undefined {
  return keyword === 'exe' && !value.startsWith('/') ? 'Write the full path of the executable.' : undefined;
}

function processWarnings({keyword, value}: ProcessIgnoreFields): Warning[] {
  const isPattern = keyword.startsWith('p');
  const wide = isPattern ? tooWide(keyword, value) : undefined;
  return applying([
    keyword.endsWith('user') && wide === undefined && doubtAboutAccount(keyword, value),
    keyword.endsWith('cmd') && notice('A process can change the command line that it shows.', ignoredProcessPage),
    ...(isPattern ? doubtsAboutPattern(value) : []).map((text) => doubt(text, ignoredProcessPage)),
    ...doubtsAboutComment(value).map((text) => doubt(text, ignoredProcessPage)),
    keyword.endsWith('exe') && runsScripts(value) && doubtAboutScripts(value),
    isPattern &&
      /^\([\w -]+\)$/.test(value) &&
      doubt(
        `Brackets only group: this matches ${value.slice(1, -1)}. For the brackets themselves, write ${keyword.slice(1)}:${value} or ${keyword}:\\(${value.slice(1, -1)}\\).`,
        ignoredProcessPage,
      ),
    (/[,;]\s*(\/|p?(exe|cmd|user):)/.test(value) || (keyword === 'user' && /[,;\s]/.test(value))) &&
      doubt('lfd reads all of this as one name. Write a line for each.', ignoredProcessPage),
    isPlaceholder(value) && doubt(`"${value}" looks like a placeholder.`, ignoredProcessPage),
    ...(wide === undefined ? [] : [doubt(wide, ignoredProcessPage, 'grave')]),
    isPattern &&
      wide === undefined &&
      /^(\W*|\W*\w{1,2}\W*)\.[*+]\W*$/.test(value.replace(/^\^?\.\*/, '')) &&
      doubt('This pattern matches everything, or nearly.', ignoredProcessPage),
    isPattern &&
      /\|/.test(value.replace(/\([^()]*\)/g, '')) &&
      doubt('Put alternatives in brackets. Otherwise only one end of each has to match.', ignoredProcessPage),
    !isPattern &&
      /[*\\]/.test(value) &&
      doubt(
        `This is not a pattern: the text must be the same, letter by letter. A pattern begins with p${keyword}:, and there .* means any text and \\d+ means digits.`,
        ignoredProcessPage,
      ),
  ]);
}

function doubtAboutAccount(keyword: string, value: string): Warning {
  const account = websAccount(keyword, value);
  return account === undefined
    ? doubt('This also hides what an intruder runs as that account.', ignoredProcessPage)
    : doubt(
        `Websites run as ${account} on many servers. This also hides what an intruder starts through one of them.`,
        ignoredProcessPage,
        'grave',
      );
}

/** PHP that a panel brings for its own pages. The product ships csf.pignore with these. */
const ofPanel = /^\/(?:usr\/local\/(?:cpanel|cwp)|var\/cpanel)\//;

function doubtAboutScripts(program: string): Warning {
  const text = 'This hides every script that this program runs, also one of an intruder.';
  return ofPanel.test(program)
    ? notice(text, ignoredProcessPage)
    : /fpm/.test(program)
      ? doubt(text, ignoredProcessPage, 'usual')
      : doubt(
          `${text} For one script that you want, write cmd: and its full command line instead.`,
          ignoredProcessPage,
        );
}

type FileIgnoreFields = {form: string; value: string};

const ignoredFileFile = '/etc/csf/csf.fignore';
const ignoredFilePage = '/docs/usage/directory-watching/#write-an-ignore-line';

const ignoredFileFormFields: readonly Field[] = [
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
  textField('value', 'Path, pattern or account number', 'The number of an account, not its name: id -u prints it.'),
];

/** A line of csf.fignore: what directory watching ignores. */
export const fileIgnore: RuleKind<FileIgnoreFields> = {
  id: 'fignore',
  name: 'Ignored file',
  summary: 'Keeps directory watching from reporting a file.',
  page: ignoredFilePage,
  file: ignoredFileFile,
  fields: ignoredFileFormFields,
  // A pattern matches paths, so nobody means a text without a slash or an escaped dot as one.
  looksLike: (line) => /^\s*(\/|user:|\^\(?\\?\/|(\^?\.\*|\\\.)\S+\s*$)/.test(line),
  tidy: (values) => complete(ignoredFileFormFields, values),
  check: ({form, value}) =>
    errors(
      ['form', ['path', 'pattern', 'user'].includes(form) ? undefined : `"${form}" is not one of the choices.`],
      ['value', value === '' ? 'Write what to ignore.' : (errorInText(value, 'The text') ?? errorInForm(form, value))],
    ),
  print: ({form, value}) => (form === 'user' ? `user:${value}` : value),
  parse: (line) => {
    const why = unreadable(line);
    if (why !== undefined) {
      return {error: why};
    }
    const value = trim(line);
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
        ? `Directory watching ignores files whose path matches the Perl pattern ${value}${value.startsWith('^') ? '' : ' anywhere'}.`
        : `Directory watching ignores ${value}.`,
  apply: (values) =>
    lfdFileSteps(ignoredFileFile, fileIgnore.print(values), 'lfd reads the file only while LF_DIRWATCH is above 0.'),
  undo: (values) => lfdFileUndo(ignoredFileFile, fileIgnore.print(values)),
  warnings: fileWarnings,
};

function errorInForm(form: string, value: string): string | undefined {
  if (form === 'user') {
    return /^\d+$/.test(value)
      ? undefined
      : `"${value}" is not a number. lfd compares the number of the account, so a name never matches.`;
  }
  const isPattern = /[*\\]/.test(value);
  if (form === 'pattern') {
    return value.startsWith('#')
      ? 'A line that begins with # is a comment.'
      : isPattern
        ? undefined
        : 'Without * or a backslash, lfd reads the line as an exact path.';
  }
  return isPattern
    ? 'A line with * or a backslash is a pattern for lfd.'
    : value.startsWith('/')
      ? undefined
      : 'Write the full path, beginning with /.';
}

function fileWarnings({form, value}: FileIgnoreFields): Warning[] {
  if (form === 'user' && value === '0') {
    return [notice('Directory watching skips files of root anyway, except core dumps.', ignoredFilePage)];
  }
  if (form !== 'pattern') {
    return doubtsAboutComment(value).map((text) => doubt(text, ignoredFilePage));
  }
  return applying([
    ...[...doubtsAboutPattern(value), ...doubtsAboutComment(value)].map((text) => doubt(text, ignoredFilePage)),
    !value.startsWith('^') &&
      notice('Without ^ at its start, the pattern also matches in the middle of a path.', ignoredFilePage),
    ...(/^\^?\W*\.[*+]\W*$/.test(value) ? [doubt('This pattern matches every file.', ignoredFilePage)] : []),
  ]);
}

type WatchedPathFields = {path: string};

const watchedPathFile = '/etc/csf/csf.dirwatch';
const watchedPathPage = sections.watchedFiles;

const watchedPathFormFields: readonly Field[] = [
  textField(
    'path',
    'File or folder',
    'The full path. Choose small folders: a listing that takes longer than 10 seconds ends the check.',
  ),
];

/** A line of csf.dirwatch: a file or folder whose changes lfd reports. */
export const watchedPath: RuleKind<WatchedPathFields> = {
  id: 'dirwatch',
  name: 'Watched path',
  summary: 'Makes lfd report changes to a file or folder.',
  page: watchedPathPage,
  file: watchedPathFile,
  fields: watchedPathFormFields,
  looksLike: (line) => /^\s*\//.test(line),
  tidy: (values) => complete(watchedPathFormFields, values),
  check: ({path}) => errors(['path', errorInPath(path)]),
  print: ({path}) => path,
  parse: (line) => {
    const why = unreadable(line);
    return why === undefined ? reading(watchedPath, {path: line}) : {error: why};
  },
  sentence: ({path}) => `lfd reports changes to ${path}.`,
  apply: (values) => [
    {
      text: 'Switch the check on, if it is off. The number is the seconds between two checks.',
      file: '/etc/csf/csf.conf',
      line: 'LF_DIRWATCH_FILE = "300"',
    },
    ...lfdFileSteps(watchedPathFile, values.path, 'The path must exist by then.'),
  ],
  undo: (values) => lfdFileUndo(watchedPathFile, values.path),
  warnings: ({path}) =>
    applying([
      notice('lfd compares names, owners, sizes and times, not contents.', watchedPathPage),
      /[*?]/.test(path) && doubt('lfd takes the path literally: * and ? are not patterns here.', watchedPathPage),
      ...doubtsAboutComment(path).map((text) => doubt(text, watchedPathPage)),
      ...(/^\/(home|usr|var|etc)?\/?$/.test(path)
        ? [
            notice(
              'This folder is large: the listing may take longer than 10 seconds, which ends the check.',
              watchedPathPage,
            ),
          ]
        : []),
    ]),
};

function errorInPath(path: string): string | undefined {
  if (!path.startsWith('/')) {
    return `"${path}" is not a full path. Begin with /.`;
  }
  // lfd keeps "path:checksum" and takes the path up to the first colon.
  return path.includes(':')
    ? 'lfd cannot report changes of a path with a colon, because it keeps the path and the checksum with a colon between them.'
    : errorInText(path, 'The path');
}

/** How a line gets into a file that lfd reads when it starts. */
export function lfdFileSteps(file: string, line: string, needs: string): Step[] {
  return [
    {text: 'Add the line to the file.', file, line},
    {text: `${needs} Restart lfd, which starts only with TESTING = "0".`, command: 'csf --lfd restart'},
  ];
}

/** How it gets out again. */
export function lfdFileUndo(file: string, line: string): Step[] {
  return [
    {text: 'Remove the line from the file.', file, line},
    {text: 'Restart lfd.', command: 'csf --lfd restart'},
  ];
}

/**
 * Doubts about a Perl pattern: it is invalid, or a file name with the * of a shell in it, such as
 * ea-php*, which matches ea-ph and ea-phpp but not ea-php82.
 */
function doubtsAboutPattern(pattern: string): string[] {
  // Escaped or bracketed characters are repeated on purpose.
  const plain = pattern.replace(/(\\.|\[[^\]]*\])[*+?]?/g, '');
  const [, repeated] = /([\w/-])\*/.exec(plain) ?? [];
  return [
    ...(isDoubtfulPattern(pattern)
      ? ['The pattern looks wrong. lfd skips a wrong pattern and writes "Invalid regex" to /var/log/lfd.log.']
      : []),
    ...(repeated === undefined
      ? []
      : [
          `"${repeated}*" matches "${repeated}" any number of times, or none, and nothing else. For any text write .*, for digits \\d+, for a part of a path [^/]+.`,
        ]),
  ];
}

/** The warning about a # in a line of a file that allows no comments at the end of a line. */
function doubtsAboutComment(value: string): string[] {
  return /\S\s*#/.test(value)
    ? [
        'lfd allows no comment at the end of a line in this file: # and the text after it are part of the line. Put comments on their own lines.',
      ]
    : [];
}

/** Whether JavaScript cannot read a pattern; Perl knows nearly the same patterns. */
function isDoubtfulPattern(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return false;
  } catch {
    try {
      new RegExp(pattern);
      return false;
    } catch {
      return true;
    }
  }
}
