import {algoliasearch, type IndexSettings} from 'algoliasearch';

import {readPushEnvironment} from '../../src/environment';
import type {Given} from '../../src/environment/variables';
import {readRecords} from '../../src/features/search/node/records';
import {synonyms} from '../../src/features/search/logic/synonyms';

import {countRecords, explainFailure, replaceIndex, serviceSynonyms} from './serviceIndex';
import settings from './settings.json';

/** Percentage of the index that a push has to keep unless it is forced. */
const leastPercent = 80;

export const usage = `Fills the index of the hosted search with the pages of build/.

  npm run search:push               replaces the index, unless much of it would be lost
  npm run search:push -- --force    replaces it by a much smaller one, too

It needs ALGOLIA_APP_ID, ALGOLIA_INDEX and ALGOLIA_ADMIN_KEY, and BASE_URL if the build had one.`;

type Command = {
  args: string[];
  /** Variables of the environment. */
  given: Given;
  /** Folder of a finished build. */
  outDir: string;
  say: (line: string) => void;
  /** Hosts that replace those of the service, for tests. */
  hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
};

/** Runs `npm run search:push`; the result is the exit code. */
export async function searchPush({args, given, outDir, say, hosts}: Command): Promise<0 | 1> {
  if (args.some((arg) => arg !== '--force')) {
    say(usage);
    return 1;
  }
  const read = readPushEnvironment(given);
  if (!read.ok) {
    read.errors.forEach((error) => say(error));
    return 1;
  }
  const {appId, adminKey, index, baseUrl} = read.environment;
  try {
    const records = await readRecords(outDir, baseUrl);
    const client = algoliasearch(appId, adminKey, hosts && {hosts});
    const before = await countRecords(client, index);
    say(`Before: the index ${index} holds ${before} records; the build has ${records.length}.`);
    const refusal = whyNotPush(before, records.length, args.includes('--force'));
    if (refusal !== undefined) {
      say(refusal);
      return 1;
    }
    await replaceIndex(client, index, {
      records,
      // TypeScript only knows the file's values. The service reports unknown settings.
      settings: settings as IndexSettings,
      synonyms: serviceSynonyms(synonyms),
    });
    const after = await countRecords(client, index);
    say(`After: the index ${index} holds ${after} records.`);
    if (after !== records.length) {
      say(`${records.length} were sent: check the index in the dashboard of the service, then push again.`);
      return 1;
    }
    return 0;
  } catch (error) {
    say(explainFailure(error));
    return 1;
  }
}

/**
 * Why the records must not replace those of the index: a broken build must not empty the search. Undefined if they may.
 */
function whyNotPush(before: number, after: number, isForced: boolean): string | undefined {
  if (after === 0) {
    return 'The build has no records, so the index was not changed: run "npm run build" and check its pages.';
  }
  const percent = Math.floor((after * 100) / before);
  return percent < leastPercent && !isForced
    ? `The index holds ${before} records and the build has ${after}, which is ${percent} % and less than ` +
        `${leastPercent} %, so the index was not changed: check whether the build lacks pages. ` +
        'If they were removed on purpose, run "npm run search:push -- --force".'
    : undefined;
}
