import type {Setting, Variant} from '@sentinel/csf/model/settings';
import {variants} from '@sentinel/csf/model/settings';
import type {Product, ProductSetting} from './readProduct';

type SettingsFile = {version: string; settings: Setting[]};

/**
 * The facts about settings, updated to another version: defaults and checks are replaced, removed settings are left
 * out, and new ones are added where csf.conf has them, with the kind of those that are like them.
 */
export function applySettings<File extends SettingsFile>(file: File, product: Product): File {
  const kept = file.settings.flatMap((setting) => {
    const read = product.settings.get(setting.name);
    return read === undefined
      ? []
      : [{...setting, section: read.section, defaults: completed(read), sanity: read.sanity}];
  });
  const known = new Set(file.settings.map(({name}) => name));
  const added = [...product.settings]
    .filter(([name]) => !known.has(name))
    .map(([name, read]): Setting => ({
      name,
      section: read.section,
      ...formOf(name, read, file.settings, product.lfd),
      defaults: completed(read),
      sanity: read.sanity,
    }));
  // A new setting goes below the one that is above it in csf.conf.
  const order = [...product.settings.keys()];
  const settings = [...kept];
  for (const setting of added) {
    const above = order
      .slice(0, order.indexOf(setting.name))
      .findLast((name) => product.settings.get(name)!.section === setting.section);
    settings.splice(settings.findIndex(({name}) => name === above) + 1 || settings.length, 0, setting);
  }
  return {
    ...file,
    version: product.version,
    settings,
  };
}

type BlocklistsFile = {version: string; blocklists: {name: string; url: string; interval: number; max: number}[]};

/** The facts about block lists, updated to another version. */
export function applyBlocklists<File extends BlocklistsFile>(file: File, {version, blocklists}: Product): File {
  const known = new Map(file.blocklists.map((list) => [list.name, list]));
  return {
    ...file,
    version,
    blocklists: [...blocklists].map(([name, read]) => ({
      ...(known.get(name) ?? {name, enabled: false, ipv6: /V6$/.test(name), zip: read.url.endsWith('.zip')}),
      ...read,
    })),
  };
}

type AlertsFile = {version: string; templates: {file: string; subject?: string | null; placeholders: string[]}[]};

/** The facts about mail templates, updated to another version. */
export function applyTemplates<File extends AlertsFile>(file: File, {version, templates}: Product): File {
  const known = new Map(file.templates.map((template) => [template.file, template]));
  return {
    ...file,
    version,
    templates: [...templates].map(([name, {subject, placeholders}]) => {
      const template = known.get(name) ?? {file: name, placeholders: [], switched_by: [], settings: []};
      const isSame = [...template.placeholders].sort().join() === placeholders.join();
      return {...template, subject, placeholders: isSame ? template.placeholders : placeholders};
    }),
  };
}

type CliFile = {version: string; csf: {short: string | null; long: string | null; in_help: boolean}[]};

/**
 * The facts about options, updated to another version: removed ones are left out, new ones still need a description.
 */
export function applyFlags<File extends CliFile>(file: File, {version, flags, hiddenFlags}: Product): File {
  const isThere = ({short, long}: CliFile['csf'][number]): boolean =>
    [short, long].some((flag) => flag !== null && (flags.has(flag) || hiddenFlags.has(flag)));
  const known = new Set(file.csf.flatMap(({short, long}) => [short, long]));
  const added = [...flags, ...hiddenFlags]
    .filter((flag) => !known.has(flag))
    .map((flag) => ({
      ...{short: flag.startsWith('--') ? null : flag, long: flag.startsWith('--') ? flag : null},
      ...{arguments: '', category: 'other', label: '', in_help: flags.has(flag), in_dispatch: true},
    }));
  return {...file, version, csf: [...file.csf.filter(isThere), ...added]};
}

type ProfilesFile = {
  version: string;
  profiles: {
    name: string;
    file: string;
    label: string;
    count: number;
    changes_cpanel_default: string[];
    unknown_settings: string[];
    settings: Record<string, string | undefined>;
  }[];
};

/** The facts about profiles, updated to another version; a new one still needs a label. */
export function applyProfiles<File extends ProfilesFile>(file: File, {version, settings, profiles}: Product): File {
  const labels = new Map(file.profiles.map(({name, label}) => [name, label]));
  return {
    ...file,
    version,
    profiles: [...profiles].map(([name, own]) => ({
      ...{name, file: `/usr/local/csf/profiles/${name}.conf`, label: labels.get(name) ?? ''},
      count: Object.keys(own).length,
      changes_cpanel_default: Object.keys(own)
        .filter((setting) => settings.has(setting) && settings.get(setting)!.defaults.cpanel !== own[setting])
        .sort(),
      unknown_settings: Object.keys(own).filter((setting) => !settings.has(setting)),
      settings: own,
    })),
  };
}

function completed({defaults}: ProductSetting): Record<Variant, string | null> {
  return Object.fromEntries(variants.map((variant) => [variant, defaults[variant] ?? null])) as Record<
    Variant,
    string | null
  >;
}

type Form = Pick<Setting, 'kind' | 'related'> & Partial<Pick<Setting, 'unit' | 'grammar'>>;

/** What a new setting holds: the same as settings with the same job, such as PORTS_sshd; else what its values tell. */
function formOf(name: string, read: ProductSetting, known: readonly Setting[], {names}: Product['lfd']): Form {
  const triggers = new Set(names.map(([, setting]) => setting));
  const jobs = [
    (each: string) => each.startsWith('PORTS_'),
    (each: string) => triggers.has(each),
    (each: string) => /^L[FT]_\w+_PERM$/.test(each),
  ];
  const job = jobs.find((has) => has(name));
  const like = job && known.find((setting) => job(setting.name));
  return like === undefined
    ? {kind: guessKind(read), related: []}
    : {kind: like.kind, related: like.related, unit: like.unit, grammar: like.grammar};
}

function guessKind({defaults, sanity}: ProductSetting): Setting['kind'] {
  const values = Object.values(defaults);
  const [rule] = sanity?.allowed ?? [];
  if (rule?.type === 'range' && rule.min === 0 && rule.max === 1) {
    return 'boolean';
  }
  if (values.every((value) => /^\d+$/.test(value))) {
    return 'integer';
  }
  return values.every((value) => value.startsWith('/')) ? 'path' : 'string';
}
