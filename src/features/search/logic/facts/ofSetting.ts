import type {AnswerFacts} from '../searchIndex';
import {runsOf} from '../words';
import {panelOf, sectionsOf, toAnswer, type FactAnswer, type FactSource} from './source';

/** Words around the name of a setting that only ask for its default. */
const fillers = new Set(
  `what is the of for value default defaults setting standard in csf sentinel lfd csf.conf on by set to does have has it
  which variable option parameter a an`.split(/\s+/),
);

/** Maximum length of the defaults of all panels together, in characters, to be readable at a glance. */
const longestDefaults = 240;

/** The default of a setting, on a panel if the question names one; or whether the setting is on by default. */
export const ofDefault: FactAnswer = ({words}, source) => {
  const {facts} = source;
  if (!words.includes('default')) {
    return undefined;
  }
  const {name, panel, rest} = takeNames(words, facts);
  const value = name === undefined ? undefined : facts.settings[name];
  if (name === undefined || value === undefined) {
    return undefined;
  }
  const own = typeof value === 'string' ? value : panel === undefined ? undefined : value[panel];
  const text = /^(is|are)$/.test(words[0]!)
    ? stateOf(name, own, rest)
    : !rest.every((word) => fillers.has(word))
      ? undefined
      : typeof own === 'string'
        ? `The default${panel === undefined ? '' : ` on ${facts.panels[panel]!}`} is ${written(name, own)}.`
        : panel !== undefined
          ? `${facts.panels[panel]!} does not have \`${name}\`.`
          : ofAllPanels(name, value as readonly (string | null)[], facts);
  return text === undefined ? undefined : toAnswer(text, sectionOfSetting(name, source));
};

/** The section of the reference about a setting. */
export function sectionOfSetting(name: string, source: FactSource) {
  return sectionsOf(source, 'settings', (heading) => heading === name)[0];
}

/** The setting that a name means, in any spelling. */
export function settingNamed(name: string, {settings}: AnswerFacts): string | undefined {
  const joined = name.replaceAll(/[\s-]+/g, '_');
  return [joined, joined.toUpperCase()].find((each) => Object.hasOwn(settings, each));
}

function written(name: string, value: string): string {
  return `\`${name} = "${value}"\``;
}

/** Answers "is … on by default?". */
function stateOf(name: string, value: string | null | undefined, rest: readonly string[]): string | undefined {
  const state = /^is (on|off|enabled|disabled) by default( on| with)?$/.exec(rest.join(' '))?.[1];
  if (state === undefined || (value !== '0' && value !== '1')) {
    return undefined;
  }
  const isRight = (value === '1') === /^(on|enabled)$/.test(state);
  return `${isRight ? 'Yes' : 'No'}. The default is ${written(name, value)}.`;
}

function ofAllPanels(name: string, values: readonly (string | null)[], {panels}: AnswerFacts): string | undefined {
  const panelsOf = new Map<string, string[]>();
  values.forEach((value, place) => {
    if (value !== null) {
      panelsOf.set(value, [...(panelsOf.get(value) ?? []), panels[place]!]);
    }
  });
  const parts = [...panelsOf].map(([value, those]) => `${written(name, value)} (${those.join(', ')})`).join('; ');
  // Seven lists of ports are a table, not an answer.
  return parts.length > longestDefaults ? undefined : `The default depends on the panel: ${parts}.`;
}

/** Takes the name of a setting and of a panel out of a question's words. */
function takeNames(words: readonly string[], facts: AnswerFacts): {name?: string; panel?: number; rest: string[]} {
  const panelAt = words.findIndex((word) => panelOf(word, facts) !== undefined);
  const panel = panelAt < 0 ? undefined : panelOf(words[panelAt]!, facts)!;
  const others = words.filter((_, at) => at !== panelAt);
  const [longest] = runsOf(others, 4)
    .flatMap(({at, run}) => {
      const name = settingNamed(run.join('_'), facts);
      return name === undefined ? [] : [{name, at, length: run.length}];
    })
    .sort((one, other) => other.length - one.length);
  const rest = others.filter((_, at) => !longest || at < longest.at || at >= longest.at + longest.length);
  return {rest, ...(longest && {name: longest.name}), ...(panel !== undefined && {panel})};
}
