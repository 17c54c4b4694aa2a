import type {RootContent} from 'mdast';

import {versionAnchor, versions as facts, type Version} from '@sentinel/csf/answers/changelog';
import {code, heading, item, link, list, markdown, paragraph, table} from '../nodes';
import {longDay} from '../../../lib/longDay';
import {directive} from './directive';

const sources = ['packages/csf/facts/changelog.json'];

/** `::versions`: a table of all versions, each linked to its section. */
export const versions = directive(sources, () => [
  table(
    ['Version', 'Date', [code('csf -v'), ' says']],
    facts.map(({version, date, tag, reports}) => [
      link(`#${versionAnchor(version)}`, version),
      `${longDay(date)}${tag ? '' : ' (no tag)'}`,
      reports,
    ]),
  ),
]);

/** `::changelog`: what each version changed, with a heading for each. */
export const changelog = directive(sources, () =>
  facts.flatMap((version) => [
    heading(2, `Version ${version.version}`, versionAnchor(version.version)),
    ...versionChanges(version),
  ]),
);

/** What one version changed, without a heading. */
export function versionChanges({date, tag, commit, summary, changes, bugs}: Version): RootContent[] {
  return [
    paragraph(tag ? `Tag of ${longDay(date)}, commit ${commit}. ` : `${longDay(date)}, no tag. `, markdown(summary)),
    ...bullets(changes),
    ...(bugs.length === 0 ? [] : [paragraph('Known bugs:'), ...bullets(bugs)]),
  ];
}

function bullets(texts: readonly string[]): RootContent[] {
  return list(texts.map((text) => item(markdown(text))));
}
