import {sections} from '../../../pages/sections';

/** Values of a form, by field name; an empty text where nothing is chosen. */
export type RuleFields = Record<string, string>;

/** What a form asks for. */
export type Field = {
  name: string;
  label: string;
  hint: string;
  input: 'choice' | 'number' | 'text';
  options?: readonly {value: string; label: string}[];
  required: boolean;
  initial: string;
};

/** Something wrong with one field; the sentence says what to write instead. */
export type FieldError = {field: string; error: string};

/** Something to know before the line is used. */
export type Warning = {
  text: string;
  /** Whether the line can cut off the person who writes it. */
  locksOut: boolean;
  page: string;
  /** Whether the line probably does not do what its writer wants. */
  doubt?: Doubt;
};

/** How much speaks against a line, the worst first: many servers have a usual one. */
export const doubts = ['grave', 'some', 'usual'] as const;

export type Doubt = (typeof doubts)[number];

/** One thing to do: a command, or a line to write into a file. */
export type Step = {text: string; command?: string; file?: string; line?: string};

/** The step that loads an entry or a line with which csf may not start. */
export function loadStep(what: 'entry' | 'line', command = 'csf -r'): Step {
  return {
    text: `Load the rules, and check the output. After an error, the server is open: correct the ${what}, then run csf -r and csf --lfd start.`,
    command,
  };
}

/** How the product reads an unusual part of a line. */
export type Note = {
  text: string;
  /** Whether people leave that part out on purpose. */
  isUsual?: true;
};

/** The content of a line, with notes; or why it makes no rule. */
export type Reading<Fields extends RuleFields = RuleFields> = {fields: Fields; notes: Note[]} | {error: string};

/** One kind of line that csf or lfd reads. */
export type RuleKind<Fields extends RuleFields = RuleFields> = {
  id: string;
  name: string;
  summary: string;
  /** The page that explains it. */
  page: string;
  file: string;
  /** The setting in csf.conf whose value is a list of such entries. */
  setting?: string;
  fields: readonly Field[];
  /** Whether somebody probably meant a line to be of this kind, correct or not. */
  looksLike(line: string): boolean;
  /** Completes values from anywhere to the form in which `parse` gives them. */
  tidy(values: RuleFields): Fields;
  check(fields: Fields): FieldError[];
  print(fields: Fields): string;
  parse(line: string): Reading<Fields>;
  sentence(fields: Fields): string;
  apply(fields: Fields): Step[];
  undo(fields: Fields): Step[];
  warnings(fields: Fields): Warning[];
};

/** Fills in missing values and removes spaces at the ends. */
export function complete<Fields extends RuleFields>(fields: readonly Field[], values: RuleFields): Fields {
  return Object.fromEntries(
    fields.map(({name, initial}) => [name, typeof values[name] === 'string' ? values[name].trim() : initial]),
  ) as Fields;
}

/** Turns fields that were read into the answer of `parse`. */
export function reading<Fields extends RuleFields>(
  kind: Pick<RuleKind<Fields>, 'tidy' | 'check'>,
  values: RuleFields,
  notes: Note[] = [],
): Reading<Fields> {
  const fields = kind.tidy(values);
  const error = kind.check(fields)[0]?.error;
  return error === undefined ? {fields, notes} : {error};
}

/** Lists errors from pairs of a field and an error, without the correct fields. */
export function errors(...found: readonly (readonly [field: string, error: string | undefined])[]): FieldError[] {
  return found.flatMap(([field, error]) => (error === undefined ? [] : [{field, error}]));
}

/** A required text field. */
export function textField(name: string, label: string, hint: string, initial = ''): Field {
  return {name, label, hint, input: 'text', required: true, initial};
}

/** A required number field. */
export function numberField(name: string, label: string, hint: string, initial = ''): Field {
  return {...textField(name, label, hint, initial), input: 'number'};
}

/** Something that can cut off the person who writes the line. */
export function lockout(text: string, page = '/docs/locked-out/'): Warning {
  return {text, locksOut: true, page};
}

/** Something else to know. */
export function notice(text: string, page: string): Warning {
  return {text, locksOut: false, page};
}

/** Why the line probably does not do what its writer wants. */
export function doubt(text: string, page: string, how: Doubt = 'some'): Warning {
  return {...notice(text, page), doubt: how};
}

/** The warnings that apply, from a list in which those that do not are false. */
export function applying(warnings: readonly (Warning | false)[]): Warning[] {
  return warnings.filter((warning) => warning !== false);
}

/**
 * One way to read a pasted line: as a rule; as something right that has no fields here, such as
 * Include; or why it is none of this kind, or of any.
 */
export type LineReading =
  | {kind: string; fields: RuleFields; notes: Note[]}
  | {kind: undefined; meaning: string; page?: string}
  | {kind: string | undefined; error: string; page?: string};

/** The section about a reading: about the line itself, its kind, or lines without fields. */
export function pageOfReading(reading: LineReading, kind: RuleKind | undefined): string {
  return ('page' in reading ? reading.page : undefined) ?? kind?.page ?? sections.builderReads;
}

/** A line as one of a kind. */
export function readAs(kind: RuleKind, line: string): LineReading {
  const reading = kind.parse(line);
  return 'error' in reading ? {kind: kind.id, error: reading.error} : {kind: kind.id, ...reading};
}

/** A line as each of the kinds that it looks like: the readings that succeed, or why none does. */
export function bestReadings(kinds: readonly RuleKind[], line: string): LineReading[] {
  const readings = kinds.filter((kind) => kind.looksLike(line)).map((kind) => readAs(kind, line));
  const right = readings.filter((reading) => 'fields' in reading);
  return right.length > 0 ? right : readings;
}
