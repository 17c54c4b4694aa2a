import {isKnownSetting} from '../../model/conf/history';
import type {TextKind} from './textKind';

const advice = 'Paste the csf.conf that it makes, as the server has it.';

/** How placeholders begin that other programs fill: Jinja, ERB and EPP, variables of shell scripts and Terraform. */
const marks = {
  jinja: String.raw`\{[{%]`,
  erb: '<%',
  variables: String.raw`[$%]\{|\$\(|\$[A-Za-z_]\w*|@@?[A-Z_]+@|%[A-Z_]+%|__[A-Z_]+__`,
};

const placeholder = new RegExp(Object.values(marks).join('|'));

/** Whether a value is a placeholder, or has one in it. */
export function hasPlaceholder(value: string): boolean {
  return placeholder.test(value);
}

/** A setting whose value, or an entry of it, begins with this; a password may. */
function inValue(mark: string): RegExp {
  return new RegExp(
    String.raw`^[ \t]*(?!\w*(?:PASS|KEY)\b)[A-Z][A-Z0-9_]+[ \t]*=[ \t]*"?(?:[^"\n]*[,|; ])?(?:${mark})`,
    'm',
  );
}

/** A setting of csf in the notation of another program, and its name there. */
const foreign = /(?:^|[{,])[ \t-]*["']?([A-Za-z][A-Za-z0-9_]+)["']?[ \t]*:(?!:)[ \t]*["'\d]/gm;

/** A line of sentences, which no such notation has outside of comments and quotation marks. */
const prose = /^(?![ \t]*(?:[-#{["'\]}]|[\w.-]+[ \t]*:))(?:[^\s=]+[ \t]+)+\S/m;

/** The file by its name or by a variable, or a line for it. */
const isInFile = /\bcsf[._]conf\b|^\s*(?:- +)?(?:line|replace|option): *["']?(?:[A-Z][A-Z0-9]*_[A-Z0-9_]+|TESTING)\b/m;

/** How a task of Ansible begins, or a state of Salt. */
const task = String.raw`^\s*(?:- +)?(?:(?:[a-z]+\.){0,2}(?:lineinfile|replace|blockinfile|template|copy|ini_file)|file\.(?:managed|replace|line|keyvalue)):`;

/** Texts from which another program makes a csf.conf: placeholders are no values, and commands are no settings. */
export const confMakers: readonly TextKind[] = [
  {
    name: 'a template of csf.conf in Jinja, as Ansible and Salt have them',
    signs: [inValue(marks.jinja)],
    advice,
  },
  {
    name: 'a template of csf.conf in ERB or EPP, as Chef and Puppet have them',
    signs: [inValue(marks.erb)],
    advice,
  },
  {
    name: 'a playbook or state of Ansible or Salt',
    signs: [isInFile, new RegExp(`${task}|${String.raw`^\s*(?:line|option): *["']?[A-Z]`}`, 'm')],
    advice,
  },
  {
    name: 'a playbook or state of Ansible or Salt',
    signs: [/\bcsf\.[a-z]*(?:allow|deny|ignore)\b/, new RegExp(task, 'm')],
    advice: 'Paste the list that it makes, as the server has it.',
  },
  {
    name: 'a recipe or manifest of Chef, Puppet or Terraform',
    signs: [
      /\bcsf\b/,
      /^\s*(?:(?:default|override|node)(?:\.\w+)?\[|(?:class|define|node|file_line|augeas|file|template|cookbook_file|resource|provisioner|data)\b[^=\n]*(?:\{|\bdo)(?: *'[^'\n]*':)?\s*$)/m,
    ],
    advice,
  },
  {
    name: 'a script that changes csf.conf',
    signs: [
      /csf\.conf|CSF_?CONF/i,
      /^[ \t]*(?:- +)?(?:(?:[a-z]+\.){0,2}(?:shell|command|cmd|raw): *["']?)?(?:sudo +)?(?:sed|perl|awk|echo|printf|cat|tee|cp|wget|curl|RUN|if \[)[ \t].*/m,
    ],
    advice:
      'Paste the csf.conf that the server then has. If the script writes a whole file, it needs all settings: with only a few, csf does not start.',
  },
  {
    name: 'a template of csf.conf, with variables for values, as shell scripts and Terraform have them',
    signs: [inValue(marks.variables)],
    advice,
  },
];

/** Roles have names of their own for the settings. */
const roleVariables: TextKind = {name: 'variables of a role of Ansible for csf', signs: [], advice};

/** Whether a text has such names, with lists below them or behind "csf_" the names of settings. */
function isOfRole(text: string): boolean {
  const names = [...text.matchAll(/^csf_([a-z\d_]+):(?:\s|$)/gm)].map(([, name]) => name!.toUpperCase());
  return names.length > 0 && (/^\s+(?:- |\w+:)/m.test(text) || names.some((name) => isKnownSetting(name)));
}

/** A text without its blank lines: a search for white space and then a word would read each of them from every other. */
export function withoutBlankLines(text: string): string {
  return text
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .join('\n');
}

/** Says from which text another program makes a csf.conf, or undefined if it is none of these. */
export function confMakerOf(text: string): TextKind | undefined {
  const plain = withoutBlankLines(text.replace(/^[ \t]*#(?!!).*$/gm, ''));
  const made = confMakers.find(({signs}) => signs.every((sign) => sign.test(plain)));
  if (made !== undefined || inValue('').test(plain)) {
    return made;
  }
  const names = new Set([...plain.matchAll(foreign)].map(([, name]) => name!.toUpperCase()));
  const known = [...names].filter((name) => name.includes('_') && isKnownSetting(name));
  return known.length >= 2 && known.length >= names.size / 4 && !prose.test(plain)
    ? {name: 'settings of csf in JSON or YAML, as programs keep them', signs: [], advice}
    : isOfRole(plain)
      ? roleVariables
      : undefined;
}
