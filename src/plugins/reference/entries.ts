import {advisories, advisoriesOfPage, advisoryUrl} from '@sentinel/csf/answers/advisories';
import {bugs, bugUrl} from '@sentinel/csf/answers/behaviours';
import {csfOptions} from '@sentinel/csf/model/commands';
import alerts from '@sentinel/csf/facts/alerts.json';
import blocklists from '@sentinel/csf/facts/blocklists.json';
import ports from '@sentinel/csf/facts/ports.json';
import {files} from '@sentinel/csf/model/files';
import {changesAgainstCsf, forks} from '@sentinel/csf/answers/forks';
import {lineFor, listFor, programs} from '@sentinel/csf/answers/programs';
import {urlOfTerm} from '@sentinel/csf/answers/terms/reference';
import {changesOf, familyVersions, sinceVersion} from '@sentinel/csf/model/settingHistory';
import {settings} from '@sentinel/csf/model/settings';
import {alertDescription, forkDescription, settingDescription} from './descriptions';
import {messageData} from './directives/logMessages';
import type {DataName} from './schemas';

/**
 * Combines facts and our descriptions into the entries of each data file.
 * @param site URL of the site with a trailing slash, for the URLs of pages
 */
export function collectEntries(site: string): Record<DataName, unknown[]> {
  const pageOf = (term: string): string | undefined => urlOfTerm(term, new Map())?.replace(/^\//, site);
  return {
    settings: settingEntries(pageOf),
    commands: csfOptions.map(({short, long, arguments: grammar, category, label}) => ({
      short,
      long,
      arguments: grammar,
      category,
      label,
    })),
    files: files.map(({path, area, purpose, line, settings: names}) => ({
      path,
      area,
      purpose,
      line,
      settings: names,
      page: pageOf(path),
    })),
    alerts: [...alerts.templates, ...alerts.web_server_templates].map(({file, placeholders, ...rest}) => ({
      file,
      subject: 'subject' in rest ? rest.subject : undefined,
      switchedBy: 'switched_by' in rest ? rest.switched_by : [],
      placeholders,
      summary: alertDescription(file).summary,
      do: alertDescription(file).do,
      page: pageOf(file),
    })),
    ports: Object.entries(ports.variants).map(([panel, lists]) => ({
      panel,
      ...Object.fromEntries(Object.entries(lists).map(([name, {ports: list}]) => [name, list])),
    })),
    programs: programs.map((program) => ({
      ...program,
      needs: program.needs.map((need) => ({...need, list: listFor(need), line: lineFor(need)})),
      page: `${site}docs/reference/programs/#${program.id}`,
    })),
    blocklists: blocklists.blocklists,
    advisories: advisories.map(({pages, ...advisory}) => ({
      ...advisory,
      affects: {
        ...advisory.affects,
        when: advisory.affects.when.map(({setting, is, panel}) => ({anyOf: [setting].flat(), is, panel})),
      },
      fixes: advisory.fixes.map(({fork, ...fix}) => ({...fix, ...(fork !== null && {fork})})),
      page: site + advisoryUrl(advisory.id).slice(1),
      explainedAt: pages.map((page) => `${site}docs/${page}/`),
      record: `https://www.cve.org/CVERecord?id=${advisory.id}`,
    })),
    bugs: [...bugs].map(([id, {page, ...bug}]) => ({
      id,
      ...bug,
      notices: advisoriesOfPage(page).map((advisory) => advisory.id),
      page: site + bugUrl(id).slice(1),
      explainedAt: `${site}docs/${page.replace(/(?=[?#])|$/, '/')}`,
    })),
    changes: [...familyVersions],
    forks: forks.map((fork) => ({
      ...fork,
      version: fork.version.id,
      ...forkDescription(fork.id),
      changesAgainstCsf: changesAgainstCsf(fork),
    })),
    'log-messages': messageData(`${site}docs/reference/log-messages/`),
  };
}

function settingEntries(pageOf: (term: string) => string | undefined): unknown[] {
  return [...settings.values()].map(({name, section, kind, unit, grammar, defaults, sanity, related}) => {
    const {summary, effect, when, trap, lockout = false, open = false} = settingDescription(name);
    return {
      name,
      section,
      kind,
      unit,
      grammar,
      defaults,
      allowed: sanity?.allowed,
      recommended: sanity?.recommended ?? undefined,
      related,
      summary,
      effect,
      when,
      trap,
      canLockOut: lockout,
      canLeaveOpen: open,
      page: pageOf(name),
      since: sinceVersion(name),
      changes: changesOf(name).map(({version, change}) => ({version: version.id, ...change, setting: undefined})),
    };
  });
}
