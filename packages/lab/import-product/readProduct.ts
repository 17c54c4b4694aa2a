import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {globSync} from 'tinyglobby';

import type {Setting, Variant} from '@sentinel/csf/model/settings';
import {readCommandSettings, type CommandSettings} from './readCommandSettings';
import {readLfd, type Lfd} from './readLfd';
import {readStops, type Stops} from './readStops';

/** What the files of one version of the product contain. */
export type Product = {
  version: string;
  settings: Map<string, ProductSetting>;
  /** Flags that the help lists. */
  flags: Set<string>;
  /** Flags that csf.pl knows, but the help does not list. */
  hiddenFlags: Set<string>;
  /** The settings of each profile, by its name. */
  profiles: Map<string, Record<string, string>>;
  /** Block lists by name. */
  blocklists: Map<string, {url: string; interval: number; max: number}>;
  /** Templates of mails by file. */
  templates: Map<string, {subject: string; placeholders: string[]}>;
  /** Services, logs and patterns of lfd. */
  lfd: Lfd;
  /** Messages with which csf does not start. */
  stops: Stops;
  /** Settings whose value gets into a command of the packet filter. */
  commandSettings: CommandSettings;
};

export type ProductSetting = {
  section: string;
  defaults: Partial<Record<Variant, string>>;
  /** Allowed and recommended value by sanity.txt; null where it does not name the setting. */
  sanity: Setting['sanity'];
};

/** The configuration file of each kind of server in the folder `csf`. */
export const confFiles: Record<Variant, string> = {
  cpanel: 'csf.conf',
  generic: 'csf.generic.conf',
  directadmin: 'csf.directadmin.conf',
  interworx: 'csf.interworx.conf',
  cwp: 'csf.cwp.conf',
  cyberpanel: 'csf.cyberpanel.conf',
  vesta: 'csf.vesta.conf',
};

/** Reads the unpacked folder `csf` of the product. Throws if it is not one. */
export function readProduct(folder: string): Product {
  if (!existsSync(path.join(folder, 'version.txt')) || !existsSync(path.join(folder, 'csf.pl'))) {
    throw new Error(
      `${folder} is not a folder of the product: it lacks version.txt or csf.pl. Name the folder csf of an unpacked csf.tgz.`,
    );
  }
  const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  const settings = new Map<string, ProductSetting>();
  for (const [variant, file] of Object.entries(confFiles)) {
    for (const {name, value, section} of parseConf(read(file))) {
      const setting = settings.get(name) ?? {section, defaults: {}, sanity: null};
      setting.defaults[variant as Variant] = value;
      settings.set(name, setting);
    }
  }
  for (const [name, sanity] of parseSanity(read('sanity.txt'))) {
    const setting = settings.get(name);
    if (setting) {
      setting.sanity = sanity;
    }
  }
  const templateFiles = readdirSync(folder).filter(
    (file) => file.endsWith('.txt') && /^(To|From|Subject):/m.test(read(file)),
  );
  const shipped = new Set(settings.keys());
  const modules = readdirSync(path.join(folder, 'ConfigServer')).filter((file) => file.endsWith('.pm'));
  const sources = ['csf.pl', 'lfd.pl', ...modules.sort().map((file) => `ConfigServer/${file}`)];
  const flags = new Set(
    [...read('csf.help').matchAll(/^ {4,10}(-\S+?)(?:, +(-\S+))?(?: |$)/gm)].flatMap(([, short, long]) =>
      [short, long].filter((flag) => flag !== undefined),
    ),
  );
  return {
    version: read('version.txt').trim(),
    settings,
    flags,
    hiddenFlags: hiddenFlagsIn(read('csf.pl'), flags),
    profiles: new Map(
      globSync('profiles/*.conf', {cwd: folder})
        .sort()
        .map((file) => [path.basename(file, '.conf'), profileOf(read(file))]),
    ),
    blocklists: new Map(
      [...read('csf.blocklists').matchAll(/^#?([A-Z0-9_]+)\|(\d+)\|(\d*)\|(\S+)/gm)].map(
        ([, name = '', interval, max, url = '']) => [name, {url, interval: Number(interval), max: Number(max)}],
      ),
    ),
    templates: new Map(templateFiles.map((file) => [file, parseTemplate(read(file))])),
    lfd: readLfd(read('lfd.pl'), read('ConfigServer/RegexMain.pm'), shipped),
    stops: readStops(read('csf.pl'), read('ConfigServer/Config.pm')),
    commandSettings: readCommandSettings(Object.fromEntries(sources.map((file) => [file, read(file)])), shipped),
  };
}

/** The options in the table by which csf.pl dispatches, without those of its help. */
export function hiddenFlagsIn(csf: string, flags: ReadonlySet<string>): Set<string> {
  const known = [...csf.matchAll(/^\s*"(-[^"]*)"\s*=> sub\b/gm)].map(([, flag = '']) => flag);
  if (known.length === 0) {
    throw new Error(
      'csf.pl has no table of options in the form that packages/lab/import-product/readProduct.ts knows. Adapt it to the new form.',
    );
  }
  return new Set(known.filter((flag) => !flags.has(flag)));
}

function profileOf(text: string): Record<string, string> {
  return Object.fromEntries(parseConf(text).map(({name, value}) => [name, value]));
}

/** The settings of a configuration file with their section. */
export function parseConf(text: string): {name: string; value: string; section: string}[] {
  let section = '';
  return text.split('\n').flatMap((line) => {
    section = /^# SECTION:(.+)$/.exec(line)?.[1]?.trim() ?? section;
    const [, name, value] = /^([A-Za-z0-9_]+)\s*=\s*"([^"]*)"/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{name, value, section}];
  });
}

function parseTemplate(text: string): {subject: string; placeholders: string[]} {
  return {
    subject: /^Subject: ?(.*)$/m.exec(text)?.[1]?.trim() ?? '',
    placeholders: [...new Set([...text.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name))].sort(),
  };
}

/** Reads rules such as `SYSLOG_CHECK=0|60-3600=0`: allowed values, then the recommended one. */
export function parseSanity(text: string): Map<string, NonNullable<Setting['sanity']>> {
  return new Map(
    [...text.matchAll(/^(\w+)=([^=\n]*)(?:=([^=\n]*).*)?$/gm)].map(([, name = '', allowed = '', recommended = '']) => [
      name,
      {
        allowed: allowed.split('|').map((rule) => {
          const [, min, max] = /^(\d+)-(\d+)$/.exec(rule) ?? [];
          return min === undefined ? {type: 'value', value: rule} : {type: 'range', min: Number(min), max: Number(max)};
        }),
        recommended: recommended === '' ? null : recommended,
      },
    ]),
  );
}
