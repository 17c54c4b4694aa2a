import type {RootContent} from 'mdast';

import {
  advisories as facts,
  advisoriesChecked as checkedOn,
  advisoryUrl,
  bundledParts as parts,
  foundHere as found,
  unaffectedRecords as unaffected,
  type Advisory,
  type Fix,
  type Step,
} from '@sentinel/csf/answers/advisories';
import {monthOf} from '@sentinel/csf/answers/vendors';
import {fact, heading, item, joined, link, list, markdown, paragraph, strong, table, type Inline} from '../nodes';
import {counted} from '../../../lib/counted';
import {longDay} from '../../../lib/longDay';
import {directive} from './directive';
import {version} from '@sentinel/csf/model/version';

const sources = ['packages/csf/facts/advisories.json'];

const waysInWords: Record<Fix['how'], string> = {
  record: 'from the record',
  maker: 'from the maker',
  read: 'read in the source',
  'second-hand': 'from others',
};

/** `::advisories-table`: which notices there are, when each concerns a server, and the record's score. */
export const advisoriesTable = directive(sources, () => [
  table(
    ['Notice', 'Concerns you if you use', `Sentinel ${version}`, 'Score of the record'],
    facts.map(({id, short, fixes, score, published}) => [
      [link(`#${id.toLowerCase()}`, id), `, ${longDay(published)}`],
      short,
      fixes.find(({fork}) => fork === 'sentinel')!.state,
      `${score.value} ${score.rating} (${score.system})`,
    ]),
  ),
]);

/** `::advisories`: each notice with its fixed headings. */
export const advisories = directive(sources, () => facts.flatMap(advisoryEntry));

function advisoryEntry(advisory: Advisory): RootContent[] {
  const {id, title, what, affects, workaround, costs, after, fixes, certainty, history, score} = advisory;
  const anchor = id.toLowerCase();
  return [
    heading(2, `${title} (${id})`, anchor),
    paragraph(markdown(what)),
    heading(3, 'Does it concern me?', `${anchor}-exposed`),
    ...list([
      ...fact('Settings', markdown(affects.settings)),
      ...fact('Panels', markdown(affects.panels)),
      ...fact('Versions', markdown(affects.versions)),
    ]),
    heading(3, 'What to do now', `${anchor}-remedy`),
    ...workaround.steps.flatMap((step) => stepNodes(step)),
    ...stepNodes(workaround.check, [strong('To check:'), ' ']),
    paragraph(strong('What is not enough:'), ' ', markdown(workaround.notEnough)),
    heading(3, 'What that costs', `${anchor}-costs`),
    paragraph(markdown(costs)),
    heading(3, 'Which versions have a fix?', `${anchor}-fixes`),
    fixesTable(fixes),
    paragraph(markdown(after)),
    heading(3, 'How sure are we?', `${anchor}-certainty`),
    ...list([
      ...fact('The record says', sentences(certainty.record)),
      ...fact('Read in the source, not tried', sentences(certainty.read)),
      ...fact('Tried in a sandbox', sentences(certainty.tried)),
      ...fact('Open', sentences(certainty.open)),
    ]),
    paragraph(`We give no score of our own. ${score.by} gave this one: ${score.value}, ${score.system}.`),
    heading(3, 'Sources and history', `${anchor}-history`),
    ...list(advisory.sources.map(({name, url}) => item(link(url, name)))),
    ...list(history.map(({date, text}) => item(`${longDay(date)}: `, markdown(text)))),
  ];
}

/** What we saw of a fix in each fork: its newest release, and its newest commit. */
function fixesTable(fixes: readonly Fix[]): RootContent {
  return table(
    ['Fork', 'Newest release', 'Newest commit', 'What we saw'],
    fixes.map(({who, state, newestCommit = 'none', text, asOf, how, source}) => [
      who,
      state,
      newestCommit,
      [markdown(text), ' (', link(source, `${monthOf({asOf})}, ${waysInWords[how]}`), ')'],
    ]),
  );
}

/** A notice in a feed: what it is, whom it concerns, what to do. */
export function advisorySummary({what, affects, workaround, costs, id}: Advisory): RootContent[] {
  return [
    paragraph(markdown(what)),
    ...list(fact('Concerns you if', markdown(affects.settings))),
    ...workaround.steps.flatMap((step) => stepNodes(step)),
    ...list([
      ...fact('What is not enough', markdown(workaround.notEnough)),
      ...fact('What that costs', markdown(costs)),
      ...fact('The whole notice', link(advisoryUrl(id), id)),
    ]),
  ];
}

function stepNodes({text, code, title}: Step, label: Inline = ''): RootContent[] {
  const language = title === undefined ? {lang: 'bash'} : {lang: 'ini', meta: `title="${title}"`};
  return [
    paragraph(label, markdown(text)),
    ...(code === undefined ? [] : [{type: 'code' as const, ...language, value: code}]),
  ];
}

function sentences(texts: readonly string[]): Inline {
  return joined(texts.map(markdown), ' ');
}

/** `::bundled-parts`: programs inside of csf.tgz that have records of their own, in a table. */
export const bundledParts = directive(sources, () => [
  table(
    ['Part', `Version in ${version}`, 'Records', 'Used for'],
    parts.map(({name, version: bundled, records, use, source}) => [
      link(source, name),
      bundled,
      records.join(', '),
      markdown(use),
    ]),
  ),
]);

/** `::found-here`: what this site found, each with what we saw of it in forks. */
export const foundHere = directive(sources, () =>
  found.flatMap(({text, fixes}) => [
    ...list([item(markdown(text))]),
    ...(fixes === undefined ? [] : [fixesTable(fixes)]),
  ]),
);

/**
 * `::notices-in-short`: what a page about something else may say of the notices. It speaks of records,
 * because other forks also fix what has no record.
 */
export const noticesInShort = directive(sources, () => {
  const inParts = parts.flatMap(({records}) => records).length;
  return [
    paragraph(
      `The package has no fix for ${counted(facts.length, 'public record')} on CSF’s own code. Each of them needs a setting that is off by default. `,
      `${counted(inParts, 'more record')} on ${parts.length} bundled programs come on top, and we did not check whether csf reaches the code in question. Other forks also fixed what has no record. Read the `,
      link(advisoryUrl(), 'security notices'),
      ' before you switch on the messenger service or a global list.',
    ),
  ];
});

/** `::unaffected-records`: records that don't concern Sentinel. */
export const unaffectedRecords = directive(sources, () =>
  list(unaffected.map(({id, text, source}) => item(link(source, id), ': ', markdown(text)))),
);

/** `::advisories-checked`: the day on which somebody last looked for newer records, in a sentence. */
export const advisoriesChecked = directive(sources, () => [
  paragraph(`We last looked for newer records and fixes on ${longDay(checkedOn)}.`),
]);
