import {likenessIsSure, meaningOf} from './query';
import type {Found} from './ranking';
import {headingOf, type SearchRecord} from './record';
import type {IndexedSection, OpenIndex} from './searchIndex';
import {inOurWords, kindOfQuestion, saysNo} from './sentence';
import {piecesOf, squeeze} from './words';

/** What stands above the hits: a sentence that answers the question outright, and where it is from. */
export type Answer = {
  /** Pieces between backticks are code. */
  text: string;
  url: string;
  /** Title of the page, and heading on it. */
  source: string;
};

/** Facts of the product that answer questions; the build takes them from `src/product/facts`. */
export type AnswerFacts = {
  /** Panels in the order of the lists below, as people write them in a sentence. */
  panels: readonly string[];
  /** The default of each setting; one for each panel where they differ, and null where the panel does not have it. */
  settings: Readonly<Record<string, string | readonly (string | null)[]>>;
  /** Options of csf: short and long form, what follows them, and what they do. */
  options: readonly (readonly [short: string | null, long: string | null, after: string, does: string])[];
  /** Port, protocol, what uses it, and on which panels it is open at first. */
  ports: readonly (readonly [port: string, protocol: string, service: string, open: readonly number[]])[];
};

/** What people want a command for, and the options that do it. */
export const tasks: readonly (readonly [tasks: readonly string[], flags: readonly string[]])[] = [
  [
    ['unblock an address', 'remove an address from the deny list', 'remove a block', 'undo a block'],
    ['-dr', '-tr'],
  ],
  [
    ['unblock a temporary address', 'remove a temporary block', 'undo a temporary block', 'remove a temporary entry'],
    ['-tr'],
  ],
  [['unblock a permanent address', 'remove a permanent block', 'undo a permanent block'], ['-dr']],
  [['block an address', 'add an address to the deny list', 'block an address permanently', 'block'], ['-d']],
  [
    ['block an address temporarily', 'block an address for a limited time', 'temporary block', 'temporarily block'],
    ['-td'],
  ],
  [['allow an address', 'add an address to the allow list', 'allow an address permanently', 'allow'], ['-a']],
  [['allow an address temporarily', 'allow an address for a limited time', 'temporary allow'], ['-ta']],
  [['remove an address from the allow list', 'remove an allowed address'], ['-ar']],
  [
    [
      'list temporary blocks',
      'show temporary blocks',
      'see temporary blocks',
      'view temporary blocks',
      'list temporary entries',
    ],
    ['-t'],
  ],
  [
    [
      'remove all temporary blocks',
      'clear temporary blocks',
      'flush temporary blocks',
      'unblock all temporary blocks',
      'remove all temporary entries',
    ],
    ['-tf'],
  ],
  [
    ['empty the deny list', 'clear the deny list', 'unblock all addresses', 'remove all blocks', 'flush the deny list'],
    ['-df'],
  ],
  [
    [
      'search for an address',
      'search an address',
      'find an address',
      'check if an address is blocked',
      'see if an address is blocked',
      'find out if an address is blocked',
      'grep an address',
      'check address',
    ],
    ['-g'],
  ],
  [['look up the country of an address', 'country of an address', 'look up an address'], ['-i']],
  [
    ['restart the firewall', 'reload the firewall', 'reload the rules', 'restart', 'reload', 'restart the rules'],
    ['-r'],
  ],
  [['restart csf and lfd', 'restart both', 'restart the firewall and lfd'], ['-ra']],
  [['stop the firewall', 'flush the rules', 'flush the firewall', 'empty the rules'], ['-f']],
  [
    ['disable the firewall', 'disable', 'switch the firewall off', 'turn the firewall off', 'disable csf and lfd'],
    ['-x'],
  ],
  [
    [
      'enable the firewall',
      'enable',
      'switch the firewall on again',
      'turn the firewall on again',
      'enable csf and lfd',
    ],
    ['-e'],
  ],
  [['start the firewall', 'start the rules', 'load the rules'], ['-s']],
  [['list the rules', 'show the rules', 'list all rules', 'see the rules', 'view the rules'], ['-l']],
  [
    [
      'show the version',
      'see the version',
      'check the version',
      'which version',
      'print the version',
      'version',
      'find the version',
    ],
    ['-v'],
  ],
  [['check for a new version', 'check for updates', 'look for a new version', 'check for a newer version'], ['-c']],
  [['list open ports', 'show open ports', 'see open ports', 'show listening ports', 'list listening ports'], ['-p']],
  [['trace an address'], ['--trace']],
];

/** Words around the name of a setting that ask for nothing but its default. */
const wordsOfDefault = new Set(
  `what whats is the of for value default defaults setting settings standard shipped in csf sentinel firewall lfd csf.conf on by
  set to does have has it its which please tell me variable option configuration parameter server servers a an at from out box first with have
  do i get find know`.split(/\s+/),
);

/** Words around an option of csf that ask for nothing but what it does. */
const wordsOfOption = new Set(
  'what whats does do is the a an command commands option options flag flags switch mean means meaning of for in explain used use csf it please tell me'.split(
    ' ',
  ),
);

/** Words that ask for a command, in front of what it is to do. */
const commandAsked =
  /^(what|which|whats|what's)?( is| are|'s)?( the| a)?( csf| right| exact| shell| terminal| ssh)* ?(command|commands|option|flag|cli command|command ?line)( line)?( is there| do i (use|need|run|type)| in csf| of csf| will| can| would| does)?( that)?( to| for|s)?\b|^(csf )?command (to|for)\b/;

/** Ends of a question that say that a command is meant. */
const byCommand =
  /\b(in|from|on|with|by|over|via|using|through)( the| a| my)? (command ?line|shell|terminal|cli|console|ssh|command)$/;

const howDo = /^(how (do|can|could|would|should) (i|we|you|one)|how to|is there a way to)\b/;

/** Words in front of the name of a file that ask where it is. */
const whereIs =
  /^(where (is|are|do i find|can i find|does|do|lies|did)|where's|wheres|(what is |whats |what's )?(the )?(full |exact )?(path|location|place|directory|folder)( (of|to|for))|in (what|which) (folder|directory|place|file) (is|are|does|do)|(what|which) (folder|directory) (is|are|holds|has))\b/;
const whereEnds =
  /\b(located|stored|kept|saved|live|lives|lie|lies|be|found|situated|reside|go|in|on (the|my) server|file|files|called|keep|store)$/;

/** What people call files that have names of their own, and the names. */
export const fileNames: readonly (readonly [called: readonly string[], name: string])[] = [
  [
    [
      'configuration',
      'main configuration',
      'csf configuration',
      'csf settings',
      'settings',
      'config',
      'conf',
      'firewall configuration',
      'firewall settings',
      'its configuration',
      'its settings',
      'sentinel configuration',
    ],
    'csf.conf',
  ],
  [
    [
      'lfd log',
      'log of lfd',
      'lfds log',
      'lfd logs',
      'log of the firewall',
      'firewall log',
      'csf log',
      'logs of lfd',
      'csf logs',
    ],
    'lfd.log',
  ],
  [
    [
      'allow list',
      'whitelist',
      'allowlist',
      'white list',
      'list of allowed addresses',
      'allowed ips',
      'allowed addresses',
      'csf whitelist',
    ],
    'csf.allow',
  ],
  [
    [
      'deny list',
      'blacklist',
      'black list',
      'list of blocked addresses',
      'blocked addresses',
      'blocked ips',
      'denied ips',
      'banned ips',
      'csf blacklist',
      'permanent blocks',
      'list of blocked ips',
    ],
    'csf.deny',
  ],
  [['ignore list', 'list of ignored addresses', 'ignored addresses', 'ignored ips'], 'csf.ignore'],
  [
    [
      'temporary blocks',
      'temporary bans',
      'temp bans',
      'temp blocks',
      'temporary deny list',
      'temporarily blocked addresses',
      'temporarily blocked ips',
    ],
    'csf.tempban',
  ],
  [
    [
      'custom regex',
      'custom regexes',
      'custom patterns',
      'own patterns',
      'custom log patterns',
      'custom log rules',
      'regex',
    ],
    'regex.custom.pm',
  ],
];

/** Where a name is described. */
const places = {
  settings: '/docs/reference/settings/',
  files: '/docs/reference/files/',
  commands: '/docs/usage/commands/',
  ports: '/docs/reference/ports/',
};

/**
 * Answers a question where that is sure: where every word of it is understood, and one fact or one heading of the site
 * says exactly that. Anything else has no answer.
 */
export function createAnswers({
  index,
  dictionary,
  facts,
}: OpenIndex): (query: string, found: readonly Found[], texts: readonly string[] | undefined) => Answer | undefined {
  /** The section about a name, on pages whose address has this part. */
  function sectionOf(name: string, place: string): SearchRecord | IndexedSection['record'] | undefined {
    return index
      .search(name.toLowerCase(), {tokenize: (term) => [term], processTerm: (term) => term, fields: ['name']})
      .map(({stored}) => (stored as IndexedSection).record)
      .find(({url}) => url.includes(place));
  }

  function answer(text: string, record: IndexedSection['record'] | undefined): Answer | undefined {
    return record && {text, url: record.url, source: sourceOf(record)};
  }

  function ofDefault(words: readonly string[]): Answer | undefined {
    const asksYesNo = /^(is|are)$/.test(words[0] ?? '');
    if (!facts || (!words.some((word) => /^defaults?$/.test(word)) && !/out of the box/.test(words.join(' ')))) {
      return undefined;
    }
    const {name, panel, rest} = take(words, facts);
    const value = name === undefined ? undefined : facts.settings[name];
    const switches = rest.filter((word) => /^(on|off|enabled|disabled|active|inactive)$/.test(word));
    if (
      name === undefined ||
      value === undefined ||
      !rest.every((word) => wordsOfDefault.has(word) || switches.includes(word))
    ) {
      return undefined;
    }
    const record = sectionOf(name, places.settings);
    const written = (each: string): string => `\`${name} = "${each}"\``;
    if (switches.length > 0 && (asksYesNo || switches[0] !== 'on')) {
      if (!asksYesNo || typeof value !== 'string' || !/^[01]$/.test(value) || switches.length !== 1) {
        return undefined;
      }
      const isOn = value === '1';
      return answer(
        `${isOn === /^(on|enabled|active)$/.test(switches[0]!) ? 'Yes' : 'No'}. The default is ${written(value)}.`,
        record,
      );
    }
    if (asksYesNo) {
      return undefined;
    }
    if (typeof value === 'string') {
      return answer(`The default is ${written(value)}.`, record);
    }
    if (panel !== undefined) {
      const own = value[panel];
      return answer(
        own === null || own === undefined
          ? `${facts.panels[panel]!} does not have \`${name}\`.`
          : `The default on a server with ${facts.panels[panel]!} is ${written(own)}.`.replace(
              'with no panel',
              'without a panel',
            ),
        record,
      );
    }
    const groups = new Map<string, string[]>();
    value.forEach(
      (each, place) => each !== null && groups.set(each, [...(groups.get(each) ?? []), facts.panels[place]!]),
    );
    return answer(
      `The default depends on the panel: ${[...groups].map(([each, panels]) => `${panels.join(', ')} ${written(each)}`).join('; ')}.`,
      record,
    );
  }

  function ofOption(words: readonly string[]): Answer | undefined {
    const flags = words.filter((word) => word.startsWith('-'));
    const option =
      flags.length === 1 ? facts?.options.find(([short, long]) => short === flags[0] || long === flags[0]) : undefined;
    const others = words.filter((word) => !word.startsWith('-'));
    // An option alone is a search for its place in the docs.
    return option &&
      others.some((word) => /^(what|whats|mean|means|meaning|explain)$/.test(word)) &&
      others.every((word) => wordsOfOption.has(word))
      ? answer(`${callOf(option)}: ${option[3]}.`, sectionOf(flags[0]!, places.commands))
      : undefined;
  }

  function ofTask(query: string): Answer | undefined {
    const isCommand = commandAsked.test(query) || (byCommand.test(query) && howDo.test(query));
    if (!facts || !isCommand) {
      return undefined;
    }
    const task = query
      .replace(commandAsked, '')
      .replace(byCommand, '')
      .replace(howDo, '')
      .replace(/\b(in|with|of) (csf|sentinel)$/, '')
      .replace(/^ *(to |for |csf )/, '')
      .trim();
    const flags = tasks.find(([names]) => names.some((name) => sameMeaning(name, task)))?.[1];
    const options = flags?.map((flag) => facts.options.find(([short, long]) => short === flag || long === flag)!);
    return (
      options &&
      answer(
        options.map((option) => `${callOf(option)}: ${option[3]}.`).join(' '),
        sectionOf(flags![0]!, places.commands),
      )
    );
  }

  function ofFile(query: string): Answer | undefined {
    if (!whereIs.test(query)) {
      return undefined;
    }
    let what = query.replace(whereIs, '').trim();
    const isOfFolder = /^in (what|which)|folder|directory/.test(query);
    for (let before = ''; before !== what;) {
      before = what;
      what = what
        .replace(whereEnds, '')
        .replace(/^(the|my|a|csf's|its?) /, (article) => (/csf/.test(article) ? 'csf ' : ''))
        .replace(/^(file|files) (of|for|with) (the )?/, '')
        .trim();
    }
    const name = what.split('/').at(-1)!;
    const known = fileNames.find(([called]) => called.some((each) => each === what))?.[1];
    const sought = known ?? (/^[a-z][\w-]*(\.[a-z]\w*)+$/.test(name) ? name : undefined);
    const record = sought === undefined ? undefined : sectionOf(sought, places.files);
    const path = record && headingOf(record);
    if (!path?.endsWith(`/${sought}`) || ambiguous.has(sought!)) {
      return undefined;
    }
    return answer(
      isOfFolder && known === undefined ? `\`${sought}\` is in \`${path.slice(0, -sought!.length)}\`.` : `\`${path}\``,
      record,
    );
  }

  function ofPort(query: string): Answer | undefined {
    if (!facts) {
      return undefined;
    }
    const page = index
      .search('port', {fields: ['title']})
      .map(({stored}) => (stored as IndexedSection).record)
      .find(({url}) => url.includes(places.ports));
    const open =
      /^(is|are) (tcp |udp )?ports? (\d+) (open|closed|allowed|blocked)(?: (?:by default|out of the box|at first))(?: (?:on|with|in|for) (.+))?$/.exec(
        query,
      );
    if (open) {
      const [, protocol = 'tcp', number, state, on] = open;
      const panel = on === undefined ? undefined : panelOf(on, facts);
      const port = facts.ports.find(([each, of]) => each === number && of === protocol.trim());
      const panels = port?.[3] ?? [];
      const asksOpen = /open|allowed/.test(state!);
      if (
        (on !== undefined && panel === undefined) ||
        (panels.length > 0 && panels.length < facts.panels.length && panel === undefined)
      ) {
        return undefined;
      }
      const isOpen = panel === undefined ? panels.length > 0 : panels.includes(panel);
      const setting = `\`${protocol.trim().toUpperCase()}_IN\``;
      return answer(
        `${isOpen === asksOpen ? 'Yes' : 'No'}. ${isOpen ? `The default of ${setting} has port ${number!}` : `Port ${number!} is not in the default of ${setting}`}.`,
        page,
      );
    }
    const asked =
      /^(?:what|which) port(?: number)? (?:does|do|is|are) (?:the )?(.+?)(?: (?:use|using|run on|listen on|on|need))?$|^(?:what|which) port(?: number)? (?:for|of) (.+)$|^(?:what is |whats )?(?:the )?port(?: number)? (?:of|for) (.+)$/.exec(
        query,
      );
    const service = asked?.slice(1).find(Boolean);
    if (
      service !== undefined &&
      /^(sentinel |csf |lfd |built-in |integrated |web )*(ui|interface|web ui|gui)$/.test(service)
    ) {
      const port = facts.settings.UI_PORT;
      return typeof port === 'string'
        ? answer(`The default is \`UI_PORT = "${port}"\`.`, sectionOf('UI_PORT', places.settings))
        : undefined;
    }
    const ports = facts.ports.filter(([, of, name]) => of === 'tcp' && name.toLowerCase() === service);
    return ports.length === 1 ? answer(`${ports[0]![2]}: port ${ports[0]![0]}.`, page) : undefined;
  }

  /** The first sentences of a glossary entry, or of a setting. */
  function ofName(query: string, found: readonly Found[], texts: readonly string[]): Answer | undefined {
    const asked =
      /^(?:what (?:is|are)|whats|what's)(?: an?| the)? (.+?)(?: mean(?:ing)?| in csf| in sentinel)?$|^what does(?: an?| the)?(?: (?:word|setting|term))? (.+?) (?:mean|do|stand for)$|^(?:the )?meaning of(?: the)? (.+)$/.exec(
        query,
      );
    const name = asked?.slice(1).find(Boolean);
    if (name === undefined) {
      return undefined;
    }
    const entry = found.find(
      ({record: {url, hierarchy}, lead}) =>
        lead &&
        (url.includes('/docs/glossary/')
          ? squeeze((hierarchy.lvl3 ?? '').toLowerCase()) === squeeze(name)
          : url.includes(places.settings) && headingOf({hierarchy}) === nameOfSetting(name)),
    );
    return entry && answer(leadOf(entry, texts), entry.record);
  }

  function nameOfSetting(name: string): string | undefined {
    const written = name
      .replace(/^(setting|option) /, '')
      .replaceAll(/[\s-]+/g, '_')
      .toUpperCase();
    return facts && [name.toUpperCase(), written].find((each) => Object.hasOwn(facts.settings, each));
  }

  /** The short answer, or the first paragraph, below a heading that asks the same. */
  function ofHeading(query: string, found: readonly Found[], texts: readonly string[] | undefined): Answer | undefined {
    const asked = {meaning: meaningOf(inOurWords(query)), kind: kindOfQuestion(query), no: saysNo(query)};
    if (asked.kind === undefined) {
      return undefined;
    }
    const same = found.filter((section) => {
      const questions = [section.short?.[0] || headingOf(section.record), headingOf(section.record)];
      return (
        (section.short !== undefined || (section.lead !== undefined && texts !== undefined)) &&
        questions.some((question) => {
          const kind = kindOfQuestion(question);
          return (
            kind === asked.kind &&
            saysNo(question) === asked.no &&
            likenessIsSure(
              asked.meaning,
              meaningOf(question),
              meaningOf(section.record.hierarchy.lvl1 ?? ''),
              dictionary.rarity,
            ) &&
            // Steps are no answer; a command in short is.
            (section.short !== undefined || isOutright(kind, leadOf(section, texts!)))
          );
        })
      );
    });
    const [only] = same;
    return only && same.length === 1 ? answer(only.short?.[1] ?? leadOf(only, texts!), only.record) : undefined;
  }

  return (query, found, texts) => {
    const plain = query
      .toLowerCase()
      .replace(/[?!.,\s]+$/, '')
      .replace(/^(hi|hello|please|so|and|but)[, ]+/, '')
      .replace(/[’]/g, "'")
      .replace(/\s+/g, ' ')
      .trim();
    const words = plain
      .split(' ')
      .map((word) => word.replace(/^["'“”`(]+|["'“”`),?:]+$/g, ''))
      .filter(Boolean);
    if (words.length < 3) {
      // "LF_SSHD default" is a question, other pairs of words are a search.
      return words.length === 2 ? ofDefault(words) : undefined;
    }
    return (
      ofDefault(words) ??
      ofOption(words) ??
      ofTask(plain) ??
      ofFile(plain) ??
      ofPort(plain) ??
      (texts && ofName(plain, found, texts)) ??
      ofHeading(plain, found, texts)
    );
  };
}

/** Names that several files have. */
const ambiguous = new Set(['csfpre.sh', 'csfpost.sh', 'csf', 'lfd', 'uninstall.sh', 'csftest.pl']);

function callOf([short, long, after]: AnswerFacts['options'][number]): string {
  return `\`csf ${short ?? long ?? ''}${after
    .split(' ')
    .filter((word) => /^[a-z]/.test(word))
    .map((word) => ` ${word.toUpperCase().replace(/^IP$/, 'ADDRESS')}`)
    .join('')}\``;
}

function sourceOf({hierarchy}: Pick<SearchRecord, 'hierarchy'>): string {
  const heading = headingOf({hierarchy});
  return heading === hierarchy.lvl1 || !hierarchy.lvl1 ? heading : `${hierarchy.lvl1} › ${heading}`;
}

function leadOf({section, lead: [start, length] = [0, 0]}: Found, texts: readonly string[]): string {
  return (texts[section] ?? '').slice(start, start + length);
}

/** Whether a first paragraph answers a question of its kind outright. */
function isOutright(kind: string | undefined, lead: string): boolean {
  return kind === 'yes or no' ? /^(yes|no)\b/i.test(lead) : kind === 'where' ? /\/\w+\//.test(lead) : kind !== 'how do';
}

function sameMeaning(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => piecesOf(text).map(({terms: [term = '']}) => term));
  const ofA = meaningOf(one);
  const ofB = meaningOf(other);
  return a!.length > 0 && b!.length > 0 && ofA.size === ofB.size && [...ofA].every((term) => ofB.has(term));
}

/** Takes the name of a setting, and that of a panel, out of the words of a question. */
function take(words: readonly string[], facts: AnswerFacts): {name?: string; panel?: number; rest: string[]} {
  const panelAt = words.findIndex((word) => panelOf(word, facts) !== undefined);
  const others = words.filter((_, at) => at !== panelAt);
  for (let length = 4; length > 0; length--) {
    for (let at = 0; at + length <= others.length; at++) {
      const name = others
        .slice(at, at + length)
        .join('_')
        .replaceAll('-', '_')
        .toUpperCase();
      if (Object.hasOwn(facts.settings, name)) {
        const rest = [...others.slice(0, at), ...others.slice(at + length)];
        return {name, rest, ...(panelAt >= 0 && {panel: panelOf(words[panelAt]!, facts)!})};
      }
    }
  }
  return {rest: others};
}

function panelOf(word: string, {panels}: AnswerFacts): number | undefined {
  const at = panels.findIndex(
    (panel) =>
      panel.toLowerCase() === word ||
      (panel === 'no panel' && /^(generic|a server without a panel|no panel)$/.test(word)),
  );
  return at < 0 ? undefined : at;
}
