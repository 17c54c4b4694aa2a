import {
  advisories,
  advisoriesChecked,
  advisoryUrl,
  bundledParts,
  unaffectedRecords,
  type Advisory,
  type Fix,
  type Step,
} from '../../csf/advisories';
import {monthOf} from '../../csf/vendors';
import {bullets, dayOf, list, plain, table} from './referenceMarkdown';

const waysInWords: Record<Fix['how'], string> = {
  record: 'from the record',
  maker: 'from the maker',
  read: 'read in the source',
  'second-hand': 'from others',
};

/** The notices in a table: which, when it concerns a server, and the record's score. */
export function advisoriesTableMarkdown(): string {
  return table(
    ['Notice', 'Concerns you if you use', 'Sentinel 15.11', 'Score of the record'],
    advisories.map(({id, short, fixes, score, published}) => [
      `[${id}](#${id.toLowerCase()}), ${dayOf(published)}`,
      plain(short),
      fixes.find(({fork}) => fork === 'sentinel')!.state,
      `${score.value} ${score.rating} (${score.system})`,
    ]),
  );
}

/** Each notice with its fixed headings. */
export function advisoriesMarkdown(): string {
  return advisories.map(advisoryMarkdown).join('\n\n');
}

function advisoryMarkdown(advisory: Advisory): string {
  const {id, title, what, affects, workaround, costs, after, fixes, certainty, sources, history, score} = advisory;
  const heading = (text: string, name: string): string => `### ${text} {#${id.toLowerCase()}-${name}}`;
  return [
    `## ${plain(title)} (${id}) {#${id.toLowerCase()}}`,
    what,
    heading('Does it concern me?', 'exposed'),
    list([
      ['Settings', affects.settings],
      ['Panels', affects.panels],
      ['Versions', affects.versions],
    ]),
    heading('What to do now', 'remedy'),
    ...workaround.steps.map(stepMarkdown),
    `**To check:** ${stepMarkdown(workaround.check)}`,
    `**What is not enough:** ${workaround.notEnough}`,
    heading('What that costs', 'costs'),
    costs,
    heading('Which versions have a fix?', 'fixes'),
    table(
      ['Fork', 'State', 'What we saw'],
      fixes.map(({who, state, text, asOf, how, source}) => [
        plain(who),
        state,
        `${text} ([${monthOf({asOf})}, ${waysInWords[how]}](${source}))`,
      ]),
    ),
    after,
    heading('How sure are we?', 'certainty'),
    list([
      ['The record says', certainty.record.join(' ')],
      ['Read in the source, not tried', certainty.read.join(' ')],
      ['Tried in a sandbox', certainty.tried.join(' ')],
      ['Open', certainty.open.join(' ')],
    ]),
    `We give no score of our own. ${score.by} gave this one: ${score.value}, ${score.system}.`,
    heading('Sources and history', 'history'),
    bullets(sources.map(({name, url}) => `[${plain(name)}](${url})`)),
    bullets(history.map(({date, text}) => `${dayOf(date)}: ${text}`)).replace(/^-/gm, '*'),
  ].join('\n\n');
}

/** A notice in a feed: what it is, whom it concerns, what to do. */
export function advisoryFeedMarkdown({what, affects, workaround, costs, id}: Advisory): string {
  return [
    what,
    list([['Concerns you if', affects.settings]]),
    ...workaround.steps.map(stepMarkdown),
    list([
      ['What is not enough', workaround.notEnough],
      ['What that costs', costs],
      ['The whole notice', `[${id}](${advisoryUrl(id)})`],
    ]),
  ]
    .join('\n\n')
    .replaceAll('](#', `](${advisoryUrl()}#`);
}

function stepMarkdown({text, code, title}: Step): string {
  const language = title === undefined ? 'bash' : `ini title="${title}"`;
  return code === undefined ? text : `${text}\n\n\`\`\`${language}\n${code}\n\`\`\``;
}

/** Programs inside of csf.tgz that have records of their own, in a table. */
export function bundledPartsMarkdown(): string {
  return table(
    ['Part', 'Version in 15.11', 'Records', 'Used for'],
    bundledParts.map(({name, version, records, use, source}) => [
      `[${plain(name)}](${source})`,
      version,
      records.join(', '),
      use,
    ]),
  );
}

/** Records that don't concern Sentinel. */
export function unaffectedRecordsMarkdown(): string {
  return bullets(unaffectedRecords.map(({id, text, source}) => `[${id}](${source}): ${text}`));
}

/** The day on which somebody last looked for newer records, in a sentence. */
export function advisoriesCheckedMarkdown(): string {
  return `We last looked for newer records and fixes on ${dayOf(advisoriesChecked)}.`;
}
