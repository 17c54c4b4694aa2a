import {flagsOf} from '@sentinel/csf/model/commands';
import alerts from '@sentinel/csf/facts/alerts.json';
import blocklists from '@sentinel/csf/facts/blocklists.json';
import cli from '@sentinel/csf/facts/cli.json';
import profiles from '@sentinel/csf/facts/profiles.json';
import lfd from '@sentinel/csf/facts/lfd.json';
import commands from '@sentinel/csf/facts/command-settings.json';
import facts from '@sentinel/csf/facts/settings.json';
import stops from '@sentinel/csf/facts/stops.json';
import {settings} from '@sentinel/csf/model/settings';
import type {Product} from './readProduct';

/** The version that the site describes, in the form of other versions. */
export function productFromFacts(): Product {
  const flagsWith = (isWanted: (option: (typeof cli.csf)[number]) => boolean): Set<string> =>
    new Set(cli.csf.filter(isWanted).flatMap(flagsOf));
  return {
    version: facts.version,
    settings: new Map(
      [...settings.values()].map(({name, section, defaults, sanity}) => [
        name,
        {section, defaults: Object.fromEntries(Object.entries(defaults).filter(([, value]) => value !== null)), sanity},
      ]),
    ),
    flags: flagsWith((option) => option.in_help),
    hiddenFlags: flagsWith((option) => !option.in_help),
    profiles: new Map(
      profiles.profiles.map(({name, settings: own}) => [name, own as unknown as Record<string, string>]),
    ),
    blocklists: new Map(blocklists.blocklists.map(({name, url, interval, max}) => [name, {url, interval, max}])),
    templates: new Map(
      alerts.templates.map(({file, subject, placeholders}) => [
        file,
        {subject: subject ?? '', placeholders: [...placeholders].sort()},
      ]),
    ),
    lfd,
    stops,
    commandSettings: commands.settings,
  };
}
