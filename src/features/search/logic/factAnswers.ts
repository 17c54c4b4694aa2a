import {accountsFor, withoutAsides} from './accounts';
import {meaningOf} from './query';
import {headingOf, type DirectAnswer} from './record';
import type {AnswerFacts, OpenIndex, Section} from './searchIndex';
import {namesIn} from './words';

/** Tasks that people want a command for, and the options that do them. */
export const tasks: readonly (readonly [names: readonly string[], flags: readonly string[]])[] = [
  [
    [
      'unblock an address',
      'remove an address from the deny list',
      'remove an address from blacklist',
      'remove a block',
      'undo a block',
    ],
    ['-dr', '-tr'],
  ],
  [['unblock a temporary address', 'remove a temporary block', 'remove a temporary entry'], ['-tr']],
  [['remove a permanent block', 'unblock a permanent address'], ['-dr']],
  [
    [
      'block an address',
      'add an address to the deny list',
      'add an address to blacklist',
      'block an address permanently',
    ],
    ['-d'],
  ],
  [['block an address temporarily', 'block an address for a limited time'], ['-td']],
  [
    [
      'allow an address',
      'add an address to the allow list',
      'add an address to whitelist',
      'allow an address permanently',
    ],
    ['-a'],
  ],
  [['allow an address temporarily', 'allow an address for a limited time'], ['-ta']],
  [['remove an address from the allow list', 'remove an allowed address'], ['-ar']],
  [['list temporary blocks', 'show temporary blocks', 'see temporary blocks', 'list temporary entries'], ['-t']],
  [
    [
      'remove all temporary blocks',
      'flush temporary blocks',
      'flush all temporary blocks',
      'unblock all temporary addresses',
    ],
    ['-tf'],
  ],
  [
    ['unblock all addresses', 'remove all blocks', 'undo all blocks', 'flush all blocks'],
    ['-df', '-tf'],
  ],
  [['empty the deny list', 'clear the deny list'], ['-df']],
  [
    ['search for an address', 'find an address', 'check if an address is blocked', 'see if an address is blocked'],
    ['-g'],
  ],
  [['find out if an address is blocked', 'check whether an address is blocked'], ['-g']],
  [['look up the country of an address'], ['-i']],
  [['restart the firewall', 'restart csf', 'reload the rules', 'reload the firewall'], ['-r']],
  [['restart csf and lfd', 'restart both', 'restart the firewall and lfd'], ['-ra']],
  [['flush the rules', 'flush the firewall', 'flush all rules'], ['-f']],
  [['disable the firewall', 'disable csf', 'disable csf and lfd', 'switch the firewall off'], ['-x']],
  [['enable the firewall', 'enable csf', 'enable csf and lfd'], ['-e']],
  [['start the firewall', 'start csf', 'load the rules'], ['-s']],
  [['list the rules', 'list all rules', 'show the rules', 'see the rules'], ['-l']],
  [['show the version', 'see the version', 'check the version', 'print the version'], ['-v']],
  [['check for updates', 'check for a new version', 'look for a new version'], ['-c']],
  [['list open ports', 'show open ports', 'list listening ports', 'show listening ports'], ['-p']],
  [['trace an address'], ['--trace']],
];

/** Names that people use for files, and the files. */
export const fileNames: readonly (readonly [called: readonly string[], path: string])[] = [
  [['csf.conf', 'config', 'conf', 'configuration', 'setting', 'settings', 'main configuration'], '/etc/csf/csf.conf'],
  [['csf configuration', 'csf config', 'csf settings', 'firewall configuration'], '/etc/csf/csf.conf'],
  [['lfd log', 'log of lfd', 'lfd logs'], '/var/log/lfd.log'],
  [['allow list', 'whitelist', 'allowlist', 'list of allowed addresses', 'allowed ips'], '/etc/csf/csf.allow'],
  [
    ['deny list', 'blacklist', 'blocked addresses', 'blocked ips', 'banned ips', 'list of blocked ips'],
    '/etc/csf/csf.deny',
  ],
  [['ignore list', 'ignored addresses', 'ignored ips', 'list of ignored addresses'], '/etc/csf/csf.ignore'],
  [['temporary blocks', 'temporary bans', 'temp bans', 'temporarily blocked ips'], '/var/lib/csf/csf.tempban'],
  [['regex.custom.pm', 'custom regex', 'custom patterns', 'custom log rules'], '/usr/local/csf/bin/regex.custom.pm'],
];

/** Words around the name of a setting that only ask for its default. */
const wordsOfDefault = new Set(
  `what is the of for value default defaults setting standard in csf sentinel lfd csf.conf on by set to does have has it
  which variable option parameter a an`.split(/\s+/),
);

/** Words around an option of csf that only ask what it does. */
const wordsOfOption = new Set(
  'what does do is the a command option flag switch mean means meaning of for in explain csf'.split(' '),
);

/** Words that ask for a command, before the task. */
const asksCommand =
  /^((what|which)( is| are)?( the)?( csf| right| exact| shell)? command( line)?( in csf| of csf)?( is there| do i (use|need|run|type)| can i use)?|(the |csf )*command)( to| for)? /;

/** The end of a question that asks for a command. */
const howDo = /^(how (do|can|could|should) i|how to) /;
const inShell = / (in|from|on|with|by|via|using|through) (the |a |my )?(command ?line|shell|terminal|cli|ssh)$/;

const asksWhere =
  /^(where (is|are|do i find|can i find|does|do)|(what is )?(the )?(full |exact )?(path|location)( of| to| for)|(in )?(what|which) (folder|directory) (is|are|holds|has)) /;
const whereEnds =
  / (located|stored|kept|saved|live|lives|lie|found|situated|files?|in|on the server|of csf|of sentinel|of the firewall)$/;

/** Maximum length of the defaults of all panels together, in characters, to be readable at a glance. */
const longestDefaults = 240;

const places = {
  settings: '/docs/reference/settings/',
  files: '/docs/reference/files/',
  commands: '/docs/usage/commands/',
  ports: '/docs/reference/ports/',
  notices: '/docs/security-notices/',
};

/**
 * Answers from a single fact of the product: the default of a setting, what an option does, which command does a task,
 * where a file is, which port. It must understand every word of the question, or gives no answer.
 */
// eslint-disable-next-line max-lines-per-function -- one function for each kind of question, over the same facts
export function createFactAnswers(
  {sections}: Pick<OpenIndex, 'sections'>,
  facts: AnswerFacts,
): (question: string) => DirectAnswer | undefined {
  type Place = Section['record'];

  /** The sections with a heading, on pages whose URL contains this part. */
  function sectionsOf(place: string, isIt: (heading: string) => boolean): Place[] {
    return sections.map(({record}) => record).filter((record) => record.url.includes(place) && isIt(headingOf(record)));
  }
  const sectionOfSetting = (name: string) => sectionsOf(places.settings, (heading) => heading === name)[0];
  const sectionOfOption = (flag: string) =>
    sectionsOf(places.commands, (heading) => namesIn(heading).includes(flag))[0];
  const optionOf = (flag: string) => facts.options.find(([short, long]) => short === flag || long === flag);

  function ofDefault(words: readonly string[]): DirectAnswer | undefined {
    if (!words.includes('default')) {
      return undefined;
    }
    const {name, panel, rest} = takeNames(words, facts);
    const value = name === undefined ? undefined : facts.settings[name];
    if (name === undefined || value === undefined) {
      return undefined;
    }
    const written = (each: string): string => `\`${name} = "${each}"\``;
    const own = typeof value === 'string' ? value : panel === undefined ? undefined : value[panel];
    if (/^(is|are)$/.test(words[0]!)) {
      const state = /^is (on|off|enabled|disabled) by default( on| with)?$/.exec(rest.join(' '))?.[1];
      const isOn = own === '1' ? true : own === '0' ? false : undefined;
      return state === undefined || isOn === undefined
        ? undefined
        : toAnswer(
            `${isOn === /^(on|enabled)$/.test(state) ? 'Yes' : 'No'}. The default is ${written(own!)}.`,
            sectionOfSetting(name),
          );
    }
    if (!rest.every((word) => wordsOfDefault.has(word))) {
      return undefined;
    }
    if (typeof own === 'string') {
      const where = panel === undefined ? '' : ` on ${facts.panels[panel]!}`;
      return toAnswer(`The default${where} is ${written(own)}.`, sectionOfSetting(name));
    }
    if (panel !== undefined) {
      return toAnswer(`${facts.panels[panel]!} does not have \`${name}\`.`, sectionOfSetting(name));
    }
    const panelsOf = new Map<string, string[]>();
    (value as readonly (string | null)[]).forEach((each, place) => {
      if (each !== null) {
        panelsOf.set(each, [...(panelsOf.get(each) ?? []), facts.panels[place]!]);
      }
    });
    const parts = [...panelsOf].map(([each, panels]) => `${written(each)} (${panels.join(', ')})`).join('; ');
    // Seven lists of ports are a table, not an answer.
    return parts.length > longestDefaults
      ? undefined
      : toAnswer(`The default depends on the panel: ${parts}.`, sectionOfSetting(name));
  }

  function ofOption(words: readonly string[]): DirectAnswer | undefined {
    const flags = words.filter((word) => word.startsWith('-'));
    const option = flags.length === 1 ? optionOf(flags[0]!) : undefined;
    const others = words.filter((word) => !word.startsWith('-'));
    // An option alone is a search for its section in the docs.
    const isAsked = others.some((word) => /^(what|means?|meaning|explain)$/.test(word));
    return option && isAsked && others.every((word) => wordsOfOption.has(word))
      ? toAnswer(describeOption(option), sectionOfOption(flags[0]!))
      : undefined;
  }

  function ofTask(question: string): DirectAnswer | undefined {
    const task = asksCommand.test(question)
      ? question.replace(asksCommand, '')
      : howDo.test(question) && (inShell.test(question) || isOfAll(question))
        ? question.replace(howDo, '').replace(inShell, '')
        : undefined;
    const flags = task === undefined ? undefined : flagsFor(task.replace(/ (in|with) (csf|sentinel)$/, ''));
    return (
      flags && toAnswer(flags.map((flag) => describeOption(optionOf(flag)!)).join(' '), sectionOfOption(flags[0]!))
    );
  }

  function ofFile(question: string): DirectAnswer | undefined {
    if (!asksWhere.test(question)) {
      return undefined;
    }
    let what = question.replace(asksWhere, '').replace(/^(the|my|its?) /, '');
    while (whereEnds.test(what)) {
      what = what.replace(whereEnds, '');
    }
    const path = fileNames.find(([called]) => called.includes(what.replace(/ file$| file of /, ' ').trim()))?.[1];
    const name = (path ?? what).split('/').at(-1)!;
    if (!/^[a-z][\w-]*(\.[a-z]\w*)+$/.test(name)) {
      return undefined;
    }
    const found = sectionsOf(places.files, (heading) =>
      path === undefined ? heading.endsWith(`/${name}`) : heading === path,
    );
    // Several files share some names.
    return found.length === 1 ? toAnswer(`\`${headingOf(found[0]!)}\``, found[0]) : undefined;
  }

  function ofPort(question: string): DirectAnswer | undefined {
    const page = sectionsOf(places.ports, () => true).find(({url}) => url.endsWith(places.ports));
    const state = /^is (?:(tcp|udp) )?port (\d+) (open|closed) by default(?: (?:on|with) (.+))?$/.exec(question);
    if (state) {
      const [, protocol = 'tcp', number = '', asked, on] = state;
      const panel = on === undefined ? undefined : panelOf(on, facts);
      const open = facts.ports.find(([each, of]) => each === number && of === protocol)?.[3] ?? [];
      const isSame = open.length === 0 || open.length === facts.panels.length;
      if (on === undefined ? !isSame : panel === undefined) {
        return undefined;
      }
      const isOpen = panel === undefined ? open.length > 0 : open.includes(panel);
      const setting = `\`${protocol.toUpperCase()}_IN\``;
      return toAnswer(
        `${isOpen === (asked === 'open') ? 'Yes' : 'No'}. The default of ${setting} ${isOpen ? 'has' : 'does not have'} port ${number}.`,
        page,
      );
    }
    const [, does, of] =
      /^(?:what|which) port (?:does|do) (?:the )?(.+) use$|^(?:(?:what|which) port is|(?:what is )?the port (?:of|for)) (?:the )?(.+)$/.exec(
        question,
      ) ?? [];
    const service = does ?? of;
    if (service === undefined) {
      return undefined;
    }
    const uiPort = facts.settings.UI_PORT;
    if (/^(sentinel |csf |built-in |web )?(ui|interface)$/.test(service) && typeof uiPort === 'string') {
      return toAnswer(`The default is \`UI_PORT = "${uiPort}"\`.`, sectionOfSetting('UI_PORT'));
    }
    const ofService = facts.ports.filter(
      ([, protocol, name]) => protocol === 'tcp' && isOf(service, name.toLowerCase()),
    );
    // The encrypted port is the one to use.
    ofService.sort(([, , one], [, , other]) => other.length - one.length);
    const isOne = ofService.filter(([, , name]) => name.toLowerCase() === service).length === 1;
    return isOne ? toAnswer(ofService.map(([port, , name]) => `${name}: port ${port}.`).join(' '), page) : undefined;
  }

  /** The notice of a record, whatever else the question says: an id has one meaning. */
  function ofNotice(question: string): DirectAnswer | undefined {
    const [id, another] = question.match(/\bcve-\d{4}-\d+\b/g) ?? [];
    const text = id === undefined || another !== undefined ? undefined : facts.notices[id];
    return id === undefined || text === undefined
      ? undefined
      : toAnswer(text, sectionsOf(places.notices, (heading) => heading.toLowerCase().includes(id))[0]);
  }

  return (question) => {
    const words = withoutAsides(question)
      .split(' ')
      .map((word) => word.replace(/^["'(]+|["',):]+$/g, ''));
    return (
      ofNotice(question) ??
      ofDefault(words) ??
      ofOption(words) ??
      ofTask(question) ??
      ofFile(question) ??
      ofPort(question)
    );
  };
}

/** An answer with its source; none if the site has no such section. */
export function toAnswer(text: string, record: Section['record'] | undefined): DirectAnswer | undefined {
  if (!record) {
    return undefined;
  }
  const {url, type, kind, hierarchy} = record;
  return {text, from: {objectID: url, url, type, content: null, kind, hierarchy}};
}

/** The options for a task: one listed in this order, or the only one that means the same. */
function flagsFor(task: string): readonly string[] | undefined {
  const named = tasks.filter(([names]) => names.some((name) => inOrder(name) === inOrder(task)));
  const same =
    named.length > 0 || isOfAll(task)
      ? named
      : tasks.filter(([names]) => names.some((name) => meansSame(name, task) && accountsFor(task, name)));
  return new Set(same.map(([, flags]) => flags.join())).size === 1 ? same[0]![1] : undefined;
}

/** "all", "every" and "each" make another task of it. */
function isOfAll(text: string): boolean {
  return /\b(all|every|each)\b/.test(text);
}

/** The words of a task in the order in which they are there, each in the words of the docs. */
function inOrder(task: string): string {
  return task
    .replace(/\b(?:every|each)\b/g, 'all')
    .replace(/\bip address/g, 'address')
    .replace(/\b(an?|the|my|of) /g, '')
    .split(' ')
    .map((word) => [...meaningOf(word)].join() || word)
    .join(' ');
}

/** Whether a port is that of a service, plain or encrypted. */
function isOf(service: string, name: string): boolean {
  return name === service || name === `${service} ssl`;
}

function meansSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map(meaningOf) as [Set<string>, Set<string>];
  return first.size > 0 && first.size === second.size && [...first].every((term) => second.has(term));
}

function describeOption([short, long, after, does]: AnswerFacts['options'][number]): string {
  const needed = /^[a-z]+( [a-z]+)*/
    .exec(after)?.[0]
    .toUpperCase()
    .replace(/\bIP\b/, 'ADDRESS');
  return `\`csf ${short ?? long ?? ''}${needed ? ` ${needed}` : ''}\`: ${does}.`;
}

/** Takes the name of a setting and of a panel out of a question's words. */
function takeNames(words: readonly string[], facts: AnswerFacts): {name?: string; panel?: number; rest: string[]} {
  const panelAt = words.findIndex((word) => panelOf(word, facts) !== undefined);
  const panel = panelAt < 0 ? undefined : panelOf(words[panelAt]!, facts)!;
  const others = words.filter((_, at) => at !== panelAt);
  for (let length = 4; length > 0; length--) {
    for (let at = 0; at + length <= others.length; at++) {
      const name = settingNamed(others.slice(at, at + length).join('_'), facts);
      if (name !== undefined) {
        return {
          name,
          rest: [...others.slice(0, at), ...others.slice(at + length)],
          ...(panel !== undefined && {panel}),
        };
      }
    }
  }
  return {rest: others};
}

/** The setting that a name means, in any spelling. */
export function settingNamed(written: string, {settings}: AnswerFacts): string | undefined {
  const name = written.replaceAll(/[\s-]+/g, '_');
  return [name, name.toUpperCase()].find((each) => Object.hasOwn(settings, each));
}

function panelOf(word: string, {panels}: AnswerFacts): number | undefined {
  const at = panels.findIndex((panel) => panel.toLowerCase() === word);
  return at < 0 ? undefined : at;
}
