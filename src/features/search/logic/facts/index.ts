import {isHostName} from '@sentinel/csf/model/address';

import {withoutAsides} from '../accounts';
import type {DirectAnswer} from '../record';
import {ofAddress, ofOption, ofTask} from './ofCommand';
import {ofFile} from './ofFile';
import {ofPort, ofService, ofState} from './ofPort';
import {ofDefault} from './ofSetting';
import {sectionsOf, toAnswer, type FactSource, type Question} from './source';

const kinds = [ofNotice, ofAddress, ofPort, ofHost, ofDefault, ofOption, ofTask, ofFile, ofState, ofService];

/**
 * Answers from a single fact of the product: the default of a setting, what an option does, which command does a task,
 * where a file is, which port; or what to do with an address, a port or a name. It must understand every word of the
 * question, or gives no answer.
 */
export function createFactAnswers(source: FactSource): (question: string) => DirectAnswer | undefined {
  return (question) => {
    const words = withoutAsides(question)
      .split(' ')
      .map((word) => word.replace(/^["'(]+|["',):]+$/g, ''));
    for (const answerOf of kinds) {
      const answer = answerOf({text: question, words}, source);
      if (answer !== undefined) {
        return answer;
      }
    }
    return undefined;
  };
}

/** The notice of a record, whatever else the question says: an id has one meaning. */
function ofNotice({text}: Question, source: FactSource): DirectAnswer | undefined {
  const [id, another] = text.match(/\bcve-\d{4}-\d+\b/g) ?? [];
  const said = id === undefined || another !== undefined ? undefined : source.facts.notices[id];
  return id === undefined || said === undefined
    ? undefined
    : toAnswer(said, sectionsOf(source, 'notices', (heading) => heading.toLowerCase().includes(id))[0]);
}

/** Ends of host names that no file has. */
const topLevel =
  /\.(?:com|net|org|info|biz|dev|app|cloud|online|shop|site|store|xyz|example|(?!p[lmy]|sh|js|so|gz|rb|md|db)[a-z]{2})$/;

/** What to do with the name of a host, if no page is about it. */
function ofHost({text}: Question, source: FactSource): DirectAnswer | undefined {
  const file = '/etc/csf/csf.dyndns';
  return isHostName(text) && topLevel.test(text) && !source.dictionary.has(text)
    ? toAnswer(
        `csf does not block or allow by a name alone. lfd can allow the addresses of \`${text}\`: write the name into \`${file}\`, and set \`DYNDNS\`.`,
        sectionsOf(source, 'files', (heading) => heading === file)[0],
      )
    : undefined;
}
