import type {SynonymHit} from 'algoliasearch';

/** Groups of words with the same meaning, in the form of the service; a group works in all directions there too. */
export function serviceSynonyms(groups: readonly (readonly string[])[]): SynonymHit[] {
  return groups.map((words) => ({objectID: `group-${words[0]}`, type: 'synonym', synonyms: [...words]}));
}
