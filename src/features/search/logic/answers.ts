import {accountsFor} from './accounts';
import {createFactAnswers} from './facts';
import {settingNamed} from './facts/ofSetting';
import {toAnswer} from './facts/source';
import {isSureOf, meaningOf} from './query';
import type {Found} from './ranking';
import {headingOf, type DirectAnswer} from './record';
import type {OpenIndex} from './searchIndex';
import {inOurWords, kindOfQuestion, saysNo} from './sentence';
import {squeeze} from './words';

type AnswerTo = (query: string, found: readonly Found[]) => DirectAnswer | undefined;

/** Questions about the meaning of a name, which is in one of the groups, and a setting with its value. */
const asksMeaning =
  /^([a-z][a-z\d_]+) ?= ?(?:"[^"]*"|[^" ]*)$|^what (?:is|are) (?:an? |the )?(.+?)(?: in csf| in sentinel)?$|^what does (?:an? |the )?(.+?) (?:mean|do|stand for)$|^(?:the )?meaning of (?:the )?(.+)$/;

/**
 * Answers a question only if the answer is certain: if a fact of the product or one heading of the site says exactly
 * that. The candidates come from the ranking.
 */
export function createAnswers({sections, dictionary, facts}: OpenIndex): AnswerTo {
  const ofFacts = facts && createFactAnswers({sections, dictionary, facts});

  /** The glossary's definition of a word, or the reference's of a setting. */
  function ofName(question: string, query: string, found: readonly Found[]): DirectAnswer | undefined {
    const name = asksMeaning.exec(question)?.slice(1).find(Boolean);
    if (name === undefined) {
      return undefined;
    }
    const setting = facts && settingNamed(name.replace(/^(setting|option) /, ''), facts);
    // In lower case, "docker" is more likely the program than the setting.
    const isSetting = setting !== undefined && (setting.includes('_') || query.includes(setting));
    const entry = found.find(({record, lead}) => {
      const heading = headingOf(record);
      return (
        lead &&
        (record.url.includes('/docs/glossary/')
          ? squeeze(heading.toLowerCase()) === squeeze(name)
          : isSetting && heading === setting && record.url.includes('/docs/reference/settings/'))
      );
    });
    return entry && toAnswer(leadOf(entry), entry.record);
  }

  /** The short answer or the first paragraph below a heading that asks the same question. */
  function ofHeading(question: string, found: readonly Found[]): DirectAnswer | undefined {
    const kind = kindOfQuestion(question);
    if (kind === undefined) {
      return undefined;
    }
    const meaning = meaningOf(inOurWords(question));
    const asksTheSame = (heading: string, title: string): boolean =>
      kindOfQuestion(heading) === kind &&
      saysNo(heading) === saysNo(question) &&
      (plainly(heading) === plainly(question) ||
        isSureOf(meaning, meaningOf(heading), meaningOf(title), dictionary.rarity));
    const same = found.filter(
      ({record, lead, short}) =>
        (short !== undefined || lead !== undefined) &&
        [short?.[0], headingOf(record)].some(
          (heading) => heading && heading.endsWith('?') && asksTheSame(heading, record.hierarchy.lvl1 ?? ''),
        ),
    );
    const [only] = same;
    if (only === undefined || same.length > 1) {
      return undefined;
    }
    const answer = only.short?.[1] ?? leadOf(only);
    const headings = [only.short?.[0], headingOf(only.record)];
    return headings.some((heading) => heading && accountsFor(question, heading, answer))
      ? toAnswer(answer, only.record)
      : undefined;
  }

  return (query, found) => {
    const question = normalise(query);
    // Fewer words are a search, except for data, such as an address, and "LF_SSHD default".
    if (question.split(' ').length < 3 && !/[\d.:=]|^\S+ default$/.test(question)) {
      return undefined;
    }
    return ofFacts?.(question) ?? ofName(question, query, found) ?? ofHeading(question, found);
  };
}

/** A question in lower case, without the words that people add around it. */
function normalise(query: string): string {
  return query
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/[?!.,\s]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(hi|hello|please|so|and|but)\b,? /, '')
    .replace(/^(what|where|who)'?s /, '$1 is ');
}

/** A question without words that do not matter. */
function plainly(question: string): string {
  return question
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function leadOf({lead = ''}: Found): string {
  // The text that the colon announced is missing.
  return lead.replace(/:$/, '.');
}
