import {versionAnchor, versions, type Version} from '../../product/changelog';

const day = new Intl.DateTimeFormat('en-GB', {dateStyle: 'long', timeZone: 'UTC'});

/** A table of all versions, each leading to its part of the page. */
export function versionsMarkdown(): string {
  return [
    '| Version | Date | `csf -v` says |',
    '|---|---|---|',
    ...versions.map(
      ({version, date, tag, reports}) =>
        `| [${version}](#${versionAnchor(version)}) | ${dayOf(date)}${tag ? '' : ' (no tag)'} | ${reports} |`,
    ),
  ].join('\n');
}

/** What each version changed, with a heading per version. */
export function changelogMarkdown(): string {
  return versions.map((version) => `## Version ${version.version}\n\n${versionMarkdown(version)}`).join('\n\n');
}

/** What one version changed, without a heading. */
export function versionMarkdown({date, tag, commit, summary, changes, faults}: Version): string {
  return [
    `${tag ? `Tag of ${dayOf(date)}, commit ${commit}.` : `${dayOf(date)}, no tag.`} ${summary}`,
    bullets(changes),
    ...(faults.length === 0 ? [] : ['Known faults:', bullets(faults)]),
  ].join('\n\n');
}

function dayOf(date: string): string {
  return day.format(new Date(date));
}

function bullets(lines: string[]): string {
  return lines.map((line) => `- ${line}`).join('\n');
}
