import {
  advisories,
  advisoriesChecked,
  advisoriesTable,
  bundledParts,
  foundHere,
  noticesInShort,
  unaffectedRecords,
} from './advisories';
import {alerts} from './alerts';
import {blocklists} from './blocklists';
import {bugs} from './bugs';
import {changelog, versions} from './changelog';
import {familyVersions, settingChanges} from './changes';
import type {Directive} from './directive';
import {filesOfArea} from './files';
import {forks, forksTable} from './forks';
import {logMessages} from './logMessages';
import {ports, services} from './ports';
import {programsOfKind} from './programs';
import {settingsCount, settingsIndex, settingsOfSection} from './settings';

/** The directives by the names that writers use. */
export const directives: ReadonlyMap<string, Directive> = new Map(
  Object.entries({
    advisories,
    'advisories-checked': advisoriesChecked,
    'advisories-table': advisoriesTable,
    alerts,
    blocklists,
    bugs,
    'bundled-parts': bundledParts,
    changelog,
    'family-versions': familyVersions,
    files: filesOfArea,
    forks,
    'forks-table': forksTable,
    'found-here': foundHere,
    'log-messages': logMessages,
    'notices-in-short': noticesInShort,
    ports,
    programs: programsOfKind,
    services,
    'setting-changes': settingChanges,
    settings: settingsOfSection,
    'settings-count': settingsCount,
    'settings-index': settingsIndex,
    'unaffected-records': unaffectedRecords,
    versions,
  }),
);
