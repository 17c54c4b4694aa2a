import {isPlaceholder} from './addressText';
import {doubtsAboutComment, doubtsAboutPattern, lfdFileSteps, lfdFileUndo} from './fileSteps';
import {faultInText, unreadable} from './lineText';
import {complete, faults, reading, type Field, type RuleKind, type Warning} from './ruleKind';

export type ProcessIgnoreFields = {keyword: string; value: string};

const file = '/etc/csf/csf.pignore';
const page = '/docs/usage/process-tracking/#write-an-ignore-rule';

/** A map, because a pasted word may be the name of a property that every object has. */
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
      sentence: (value) => `Process tracking ignores executables whose whole path fits the Perl pattern ${value}.`,
    },
    pcmd: {
      label: 'command line, pattern',
      sentence: (value) => `Process tracking ignores command lines that fit the Perl pattern ${value} as a whole.`,
    },
    puser: {
      label: 'account, pattern',
      sentence: (value) => `Process tracking ignores accounts whose whole name fits the Perl pattern ${value}.`,
    },
  }),
);

const fields: readonly Field[] = [
  {
    name: 'keyword',
    label: 'What',
    hint: 'Prefer the executable: a command line can be faked.',
    input: 'choice',
    options: [...keywords].map(([value, {label}]) => ({value, label})),
    required: true,
    initial: 'exe',
  },
  {
    name: 'value',
    label: 'Text or pattern',
    hint: 'In the spelling of the mail. A pattern must fit from the first to the last character.',
    input: 'text',
    required: true,
    initial: '',
  },
];

/** A line of csf.pignore: what process tracking leaves alone. */
export const processIgnore: RuleKind<ProcessIgnoreFields> = {
  id: 'pignore',
  name: 'Ignored process',
  summary: 'Keeps process tracking from reporting a program, a command line or an account.',
  page,
  file,
  fields,
  looksLike: (line) => /^\s*p?(exe|cmd|user)(\s*[:=]|\s+\S)/i.test(line),
  tidy: (values) => complete(fields, values),
  check: ({keyword, value}) =>
    faults(
      [
        'keyword',
        keywords.has(keyword) ? undefined : `"${keyword}" is no keyword; use ${[...keywords.keys()].join(', ')}.`,
      ],
      [
        'value',
        value === ''
          ? 'Write what is to be ignored.'
          : (faultInText(value, 'The text') ?? faultInValue(keyword, value)),
      ],
    ),
  print: ({keyword, value}) => `${keyword}:${value}`,
  parse: (line) => {
    const why = unreadable(line);
    if (why !== undefined) {
      return {fault: why};
    }
    const [, keyword, value] = /^([^:]*):(.*)$/s.exec(line.trim()) ?? [];
    if (keyword === undefined || value === undefined) {
      return {
        fault: `"${line.trim()}" is no ignore line; write a keyword, a colon and a value, such as exe:/usr/sbin/nginx.`,
      };
    }
    if (/^\s/.test(value)) {
      return {fault: 'lfd keeps the space behind the colon, so the line fits nothing. Take it away.'};
    }
    return reading(processIgnore, {keyword: keyword.replace(/\s/g, '').toLowerCase(), value});
  },
  sentence: ({keyword, value}) => keywords.get(keyword)?.sentence(value) ?? 'Ignores nothing.',
  apply: (values) =>
    lfdFileSteps(file, processIgnore.print(values), 'lfd reads the file only while PT_LIMIT is above 0.'),
  undo: (values) => lfdFileUndo(file, processIgnore.print(values)),
  warnings: processWarnings,
};

function faultInValue(keyword: string, value: string): string | undefined {
  return keyword === 'exe' && !value.startsWith('/') ? 'Write the full path of the executable.' : undefined;
}

function processWarnings({keyword, value}: ProcessIgnoreFields): Warning[] {
  const isPattern = keyword.startsWith('p');
  return [
    ...(keyword.endsWith('user') ? [notice('This also hides what an intruder runs as that account.')] : []),
    ...(keyword.endsWith('cmd') ? [notice('A process can change the command line that it shows.')] : []),
    ...(isPattern ? doubtsAboutPattern(value) : []).map(notice),
    ...doubtsAboutComment(value).map(notice),
    ...(/[,;]\s*(\/|p?(exe|cmd|user):)/.test(value) || (keyword === 'user' && /[,;\s]/.test(value))
      ? [notice('lfd takes all of this for one name. Write a line for each.')]
      : []),
    ...(isPlaceholder(value) ? [notice(`"${value}" looks like a placeholder.`)] : []),
    ...(isPattern && /^(\W*|\W*\w{1,2}\W*)\.[*+]\W*$/.test(value.replace(/^\^?\.\*/, ''))
      ? [notice('This pattern fits everything, or nearly.')]
      : []),
    ...(isPattern && /\|/.test(value.replace(/\([^()]*\)/g, ''))
      ? [notice('Put alternatives in brackets; otherwise only one end of each has to fit.')]
      : []),
    ...(!isPattern && /[*\\]/.test(value)
      ? [
          notice(
            `This is no pattern: the text has to be the same, letter by letter. A pattern begins with p${keyword}:, and there any text is .* and digits are \\d+.`,
          ),
        ]
      : []),
  ];
}

function notice(text: string): Warning {
  return {text, locksOut: false, page};
}
