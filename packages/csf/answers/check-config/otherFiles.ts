import {marksOf, readPaste} from '../paste';
import {confMakerOf, hasPlaceholder} from '../text-kinds/confMakers';
import {lockoutInProse, troublesInWords} from '../build-rule/typed/readLines';
import {sections} from '../../pages/sections';
import type {NoConf} from '../text-kinds/textKind';
import {kindOfText, notLikeConf} from '../text-kinds/textKinds';
import {checkConfig} from './checkConfig';
import {isGrave} from './checkRule';
import {isKnownSetting} from '../../model/conf/history';
import {slippedSetting} from '../../model/conf/slips';

/** What can be before some lines of a csf.conf; what is before all of them, `readPaste` knows. */
const prefixes: readonly {sign: RegExp; name: string; advice: string}[] = [
  {sign: /^[+<>-]\s?/, name: 'the output of diff, or a quotation', advice: 'Paste the file itself.'},
  {sign: /^\s*[•·*|│]+\s*/, name: 'csf.conf with marks before its lines', advice: 'Paste it without them.'},
];

/** Says which other file a text is, and what to do; undefined if it can be a csf.conf. */
export function recogniseOtherFile(text: string): NoConf | undefined {
  const start = text.slice(0, 200_000);
  if (/^@@ -\d+(,\d+)? \+\d+/m.test(start)) {
    return {sentence: 'This looks like the output of diff. Paste the file itself.'};
  }
  const lines = settingLines(start);
  if (isDiff(lines)) {
    return {sentence: 'This looks like the output of diff. Paste the file itself.'};
  }
  const maker = confMakerOf(start);
  if (maker !== undefined) {
    return notLikeConf({...maker, advice: maker.advice, judged: []}, harmInScript(start));
  }
  const names = countNames(lines);
  // A csf.conf with foreign lines in it is still one, and the rules report these lines.
  if (names.known >= 20 || (names.known >= 5 && names.known >= names.all / 2)) {
    return undefined;
  }
  const paste = readPaste(start, 'conf');
  if (countNames(settingLines(paste.text)).known > names.known) {
    return {sentence: `This looks like csf.conf with ${marksOf(paste)}. Paste it without them.`};
  }
  const prefix = prefixes.find(({sign}) => {
    const {known} = countNames(lines.flatMap((line) => (sign.test(line) ? [line.replace(sign, '')] : [])));
    return known > names.known;
  });
  if (prefix) {
    return {sentence: `This looks like ${prefix.name}. ${prefix.advice}`};
  }
  const kind = kindOfText(start);
  if (kind !== undefined && kind.reader !== 'conf') {
    return notLikeConf(kind, troublesInWords(start));
  }
  const inProse = `${lockoutInProse(start)}${troublesInWords(start)}`.trim();
  if (names.known === 0 && inProse !== '') {
    return {sentence: `This is no csf.conf. ${inProse}`, page: sections.whichTool};
  }
  const named = namesIn(start);
  if (names.known === 0 && named.length > 0) {
    const [first] = named;
    const them = named.length === 1 ? 'it' : 'them';
    const about = behindProxy(start);
    return {
      sentence: `${about.text}This text names ${named.length > 5 ? `${named.length} settings` : `the ${named.length === 1 ? 'setting' : 'settings'} ${named.join(', ')}`} of csf, but csf reads only lines such as ${first} = "value".${harmOf(listsInProse(start))} Paste such lines, or /etc/csf/csf.conf itself, or look ${them} up in the reference of settings.`,
      ...(about.page !== undefined && {page: about.page}),
    };
  }
  if (!lines.some((line) => line.includes('='))) {
    return {
      sentence: `No line of this text has the form NAME = "value" of the lines in csf.conf. Choose /etc/csf/csf.conf of your server.`,
      page: sections.whichTool,
    };
  }
  // A name or two can be slips or stem from a newer fork; of other programs hardly a name is one of csf.
  if (names.known === 0 && (names.lines >= 3 || !names.isLikeSettings)) {
    return {
      sentence: `None of the names in this text is a setting of csf, so it is not a csf.conf. Choose /etc/csf/csf.conf of your server.`,
      page: sections.whichTool,
    };
  }
  if (names.lines >= 3 && names.known < names.all / 3) {
    return {
      sentence: `Only ${names.known} of the ${names.all} names in this text ${names.known === 1 ? 'is a setting' : 'are settings'} of csf, so it is not a csf.conf. Choose /etc/csf/csf.conf of your server.`,
      page: sections.whichTool,
    };
  }
  return undefined;
}

/** What to say of an error of a proxy, or of containers, before the ports: csf.pl lines 912 to 914, 1366 to 1379 and 1414. */
function behindProxy(text: string): {text: string; page?: string} {
  const isProxy = /\b50[234]\b|\bgateway time-?out|\bbad gateway/i.test(text);
  if (!isProxy && !/\bdocker\b|\bcontainers?\b/i.test(text)) {
    return {text: ''};
  }
  const first = isProxy
    ? 'A proxy such as nginx answers 502 or 504 if it does not reach the program behind it; more open ports do not help. If that program is in a container, csf is in the way:'
    : 'These lists do not decide what containers reach. csf is in their way:';
  return {
    text: `${first} it drops what it forwards, and each start removes the rules of Docker. Restart Docker after csf -r: systemctl restart docker. That stops containers, and those without a restart policy stay stopped. DOCKER = "1" is enough only for the one network in DOCKER_NETWORK4. `,
    page: /mailcow/i.test(text) ? sections.mailcow : sections.docker,
  };
}

/** The lists of ports that somebody wrote with a colon. */
function listsInProse(text: string): Map<string, string> {
  const written = text.matchAll(/^[ \t>*-]*((?:TCP|UDP)6?_(?:IN|OUT))[ \t]*:[ \t]*(\d[\d,: ]{0,500})$/gm);
  return new Map([...written].map(([, name = '', value = '']) => [name, `${name} = "${value.replace(/\s/g, '')}"`]));
}

/** What stops csf, opens the server or locks its owner out, in the lines that a script or a task writes. */
function harmInScript(text: string): string {
  return harmOf(new Map([...linesOfScript(text), ...linesOfTask(text)]));
}

function harmOf(made: ReadonlyMap<string, string>): string {
  const worst = checkConfig([...made.values()].join('\n'), 'generic').findings.find(
    (found) => made.has(found.setting ?? '') && isGrave(found),
  );
  if (worst === undefined) {
    return '';
  }
  const {setting = '', stop, title, reason, fix} = worst;
  const remedy = fix?.[setting] === undefined ? worst.remedy : `Write ${setting} = "${fix[setting]}".`;
  return ` It writes ${made.get(setting)}: ${stop === undefined ? `${title}. ` : ''}${reason} ${remedy}`;
}

/** Settings in commands such as sed and in blocks of lines; a value with a placeholder is none. */
function linesOfScript(text: string): [name: string, line: string][] {
  const written = text.matchAll(/\b([A-Z][A-Z0-9_]+) *= *\\?"([^"\\$\n]*)\\?"(?=\/|['"]?\s*$|['"] *>)/gm);
  return [...written].flatMap(([, name = '', value = '']) =>
    hasPlaceholder(value) ? [] : [[name, `${name} = "${value}"`]],
  );
}

/** The lines in fields of a task of Ansible, as YAML quotes them, also those that csf cannot read. */
function linesOfTask(text: string): [name: string, line: string][] {
  const fields = text.matchAll(/^[ \t]*(?:- +)?(?:line|replace):[ \t]*(\S.*)$|\bline=(['"].*?['"])(?=\s|$)/gm);
  return [...fields].flatMap(([, field, argument]): [string, string][] => {
    const value = (field ?? argument!).trim();
    const [, double, single] = /^(?:"((?:\\.|[^"\\])*)"|'((?:''|[^'])*)')$/.exec(value) ?? [];
    const line = double?.replace(/\\(.)/g, '$1') ?? single?.replaceAll("''", "'") ?? value;
    const [, name] = /^([A-Z][A-Z0-9_]+)[ \t]*=/.exec(line) ?? [];
    return name === undefined || !isKnownSetting(name) || hasPlaceholder(line) ? [] : [[name, line]];
  });
}

/** The settings of csf that a text names anywhere. Names such as DROP are words elsewhere, unless a mark says otherwise. */
function namesIn(text: string): string[] {
  const found = text.matchAll(/(?<![\w$@%{-])(`?)([A-Z][A-Z0-9]*(?:_[A-Za-z0-9]+)*)(?![\w-])/g);
  return [...new Set([...found].flatMap(([, mark, name]) => (mark !== '' || /[_\d]/.test(name!) ? name! : [])))].filter(
    (name) => isKnownSetting(name),
  );
}

/** A comparison of two csf.conf without its head: what was and what is, perhaps with lines that are the same. */
function isDiff(lines: readonly string[]): boolean {
  const changed = (sign: string): boolean =>
    lines.some((line) => line.startsWith(sign) && isKnownSetting(line.slice(1, line.indexOf('=')).trim()));
  return changed('+') && changed('-');
}

function settingLines(text: string): string[] {
  return text.split(/[\r\n]+/).filter((line) => !/^\s*(#.*)?$/.test(line));
}

type Names = {
  /** Lines with an equals sign. */
  lines: number;
  /** Different names before it, and how many of these csf knows. */
  all: number;
  known: number;
  /** Whether some of them are in capitals, as nearly all of csf are. */
  isLikeSettings: boolean;
};

function countNames(lines: readonly string[]): Names {
  const found = lines.flatMap((line) => (line.includes('=') ? [line.slice(0, line.indexOf('=')).trim()] : []));
  const names = [...new Set(found)];
  // A slip of the keyboard counts too, but whether it is one takes time to say.
  const known = names.filter((name, index) => isKnownSetting(name) || (index < 20 && isSlip(name)));
  const isLikeSettings = names.some((name) => /^[A-Z][A-Z0-9_]*$/.test(name));
  return {lines: found.length, all: names.length, known: known.length, isLikeSettings};
}

/** Whether a name is nearly one of csf; many programs have names that end like them. */
function isSlip(name: string): boolean {
  const nearest = /^\w{4,}$/.test(name) ? slippedSetting(name) : undefined;
  return (
    nearest !== undefined &&
    (name.startsWith(nearest.slice(0, 2)) || (name.includes('_') && name.toUpperCase() === nearest.toUpperCase()))
  );
}
