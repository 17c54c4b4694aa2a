import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {messageData} from '../../features/log-tester/build/messagesMarkdown';
import {csfOptions} from '../../product/commands';
import alerts from '../../product/facts/alerts.json';
import blocklists from '../../product/facts/blocklists.json';
import links from '../../product/facts/links.json';
import ports from '../../product/facts/ports.json';
import {files} from '../../product/files';
import {changesAgainstCsf, forks} from '../../product/forks';
import {urlOfTerm} from '../../product/reference';
import {changesOf, familyVersions, sinceVersion} from '../../product/settingHistory';
import {settings} from '../../product/settings';
import {readAlertDescriptions, readSettingDescriptions} from './descriptions';
import {readForkDescriptions} from './familyMarkdown';

/** Writes the reference as JSON at URLs that do not change, for people's own tools. */
export default function reference({siteConfig}: LoadContext): Plugin {
  return {
    name: 'reference',
    async postBuild({outDir}) {
      const folder = path.join(outDir, 'reference');
      const data = collectData(siteConfig.url + siteConfig.baseUrl);
      await mkdir(folder, {recursive: true});
      await Promise.all(
        Object.entries(data).map(([name, content]) =>
          writeFile(path.join(folder, `${name}.json`), JSON.stringify(content)),
        ),
      );
    },
  };
}

/** One file of data: what it is of, and its entries. */
type DataFile = {version: string; entries: unknown[]};

/**
 * Puts facts and our descriptions together, file by file.
 * @param site URL of the site with a slash at its end; pages are named in full
 */
function collectData(site: string): Record<string, DataFile> {
  const settingDescriptions = readSettingDescriptions();
  const alertDescriptions = readAlertDescriptions();
  const forkDescriptions = readForkDescriptions();
  const pageOf = (term: string): string | undefined => urlOfTerm(term, new Map())?.replace(/^\//, site);
  const dataFile = (entries: unknown[]): DataFile => ({version: links.product.docsVersion, entries});
  return {
    settings: dataFile(
      [...settings.values()].map(({name, section, kind, unit, grammar, defaults, sanity, related}) => {
        const {summary, effect, when, trap, lockout = false, open = false} = settingDescriptions.get(name)!;
        return {
          ...{
            name,
            section,
            kind,
            unit,
            grammar,
            defaults,
            allowed: sanity?.allowed,
            recommended: sanity?.recommended,
            related,
          },
          ...{summary, effect, when, trap, canLockOut: lockout, canLeaveOpen: open, page: pageOf(name)},
          ...{
            since: sinceVersion(name),
            changes: changesOf(name).map(({version, change}) => ({version: version.id, ...change, setting: undefined})),
          },
        };
      }),
    ),
    commands: dataFile(
      csfOptions.map(({short, long, arguments: grammar, category, label}) => ({
        short,
        long,
        arguments: grammar,
        category,
        label,
      })),
    ),
    files: dataFile(
      files.map(({path, area, purpose, line, settings: names}) => ({
        path,
        area,
        purpose,
        line,
        settings: names,
        page: pageOf(path),
      })),
    ),
    alerts: dataFile(
      [...alerts.templates, ...alerts.web_server_templates].map(({file, placeholders, ...rest}) => ({
        file,
        subject: 'subject' in rest ? rest.subject : undefined,
        switchedBy: 'switched_by' in rest ? rest.switched_by : [],
        placeholders,
        summary: alertDescriptions.get(file)?.summary,
        do: alertDescriptions.get(file)?.do,
        page: pageOf(file),
      })),
    ),
    ports: dataFile(
      Object.entries(ports.variants).map(([panel, lists]) => ({
        panel,
        ...Object.fromEntries(Object.entries(lists).map(([name, {ports: list}]) => [name, list])),
      })),
    ),
    blocklists: dataFile(blocklists.blocklists),
    changes: dataFile([...familyVersions]),
    forks: dataFile(
      forks.map((fork) => ({
        ...fork,
        version: fork.version.id,
        ...forkDescriptions.get(fork.id),
        changesAgainstCsf: changesAgainstCsf(fork),
      })),
    ),
    'log-messages': dataFile(messageData(`${site}docs/reference/log-messages/`)),
  };
}
