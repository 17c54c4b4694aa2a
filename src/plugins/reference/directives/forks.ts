import type {RootContent} from 'mdast';

import {advisories, advisoryUrl, fixesOfFork, type Fix} from '@sentinel/csf/answers/advisories';
import {changesAgainstCsf, forks as facts, type Fork} from '@sentinel/csf/answers/forks';
import {countChanges} from '@sentinel/csf/model/settingHistory';
import {nameAnchor} from '@sentinel/csf/answers/terms/reference';
import {monthOf} from '@sentinel/csf/answers/vendors';
import {forkDescription, forksFile} from '../descriptions';
import {code, fact, heading, joined, link, list, markdown, table, unsearchedFact, type Inline} from '../nodes';
import {longDay} from '../../../lib/longDay';
import {panelNames} from '../words';
import {directive} from './directive';

const sources = ['packages/csf/facts/forks.json', 'packages/csf/facts/setting-history.json', forksFile];

/** `::forks-table`: how recent each fork is, and how much its settings differ from CSF 15.00. */
export const forksTable = directive([...sources, 'packages/csf/facts/advisories.json'], () => [
  table(
    [
      'Fork',
      'Newest release and commit',
      `The ${advisories.length} public records on CSF’s own code`,
      'Settings, against CSF 15.00',
    ],
    facts.map((fork) => [
      forkDescription(fork.id).name,
      `${fork.release.version}, ${longDay(fork.release.date)}; commit of ${longDay(fork.commitDate)}`,
      fixesInShort(fork.id),
      comparisonLink(fork),
    ]),
  ),
]);

/** What we know of a fork's fixes for the notices: each pair of states once, with the ids, the newest month and a link. */
function fixesInShort(fork: string): Inline {
  const fixes = fixesOfFork(fork);
  const states = [...new Set(fixes.map(({fix}) => statesOf(fix)))].map((state): Inline => {
    const those = fixes.filter(({fix}) => statesOf(fix) === state);
    const newest = those
      .map(({fix}) => fix.asOf)
      .sort()
      .at(-1)!;
    const ids =
      those.length === advisories.length
        ? link(advisoryUrl(), `all ${those.length}`)
        : joined(
            those.map(({id}) => link(`${advisoryUrl(id)}-fixes`, id)),
            ', ',
          );
    return [ids, `: ${state} (${monthOf({asOf: newest})})`];
  });
  return joined(states, '; ');
}

/** The states of a fork's newest release and of its newest commit. */
function statesOf({state, newestCommit = state}: Fix): string {
  return state === newestCommit ? `release and commit ${state}` : `release ${state}, commit ${newestCommit}`;
}

/** `::forks`: everything about each fork, with a heading for each. */
export const forks = directive(sources, () => facts.flatMap(forkEntry));

function forkEntry(fork: Fork): RootContent[] {
  const {id, repository, commit, release, commitDate, commits, fromCsf, mostByOne, panels, licence} = fork;
  const {name, by, package: form, systems, updates, towards, back, sources: readIn} = forkDescription(id);
  const address = `https://github.com/${repository}`;
  const commitLink = (sha: string): Inline => link(`${address}/commit/${sha}`, sha.slice(0, 7));
  return [
    heading(3, name, nameAnchor(name)),
    ...list([
      ...fact('Repository', link(address, repository)),
      ...fact('Made by', markdown(by)),
      ...fact(
        'Newest release',
        `reports ${release.version}, ${longDay(release.date)}, commit `,
        commitLink(release.commit),
      ),
      ...fact('Newest commit', `${longDay(commitDate)}, `, commitLink(commit)),
      ...unsearchedFact(
        'Commits',
        commits.toLocaleString('en'),
        fromCsf > 0 ? `, including ${fromCsf} from CSF` : '',
        `; ${mostByOne.toLocaleString('en')} by its busiest author`,
      ),
      ...fact('Panels', panels.map((panel) => panelNames[panel]).join(', ')),
      ...unsearchedFact('Systems', markdown(systems)),
      ...fact('Licence', licence === 'GPL-3.0' ? 'GNU General Public License, version 3' : ''),
      ...fact('Package', markdown(form)),
      ...fact('Updates', markdown(updates)),
      ...unsearchedFact(
        'Settings',
        'Against CSF 15.00, ',
        comparisonLink(fork),
        '.',
        fork.sameFilesAsCsf ? [' Each ', code('csf.conf'), ' is identical to that of CSF 15.00.'] : '',
      ),
      ...fact('How to move to it', markdown(towards)),
      ...fact(id === 'sentinel' ? 'How to leave it' : 'How to move to Sentinel', markdown(back)),
      ...unsearchedFact('Read in', joined(readIn.map(code))),
    ]),
  ];
}

/** A link to the comparison of a fork with CSF 15.00. */
function comparisonLink(fork: Fork): Inline {
  const url = `/docs/reference/changes/?from=15.00&to=${fork.version.id}`;
  return link(url, countChanges(changesAgainstCsf(fork)));
}
