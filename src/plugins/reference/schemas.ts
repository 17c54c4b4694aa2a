import {fixStates, waysOfKnowing} from '@sentinel/csf/answers/advisories';
import {programKinds} from '@sentinel/csf/answers/programs';
import {variants} from '@sentinel/csf/model/variants';

/** A JSON Schema, or a part of one. */
type Schema = Readonly<Record<string, unknown>>;

/** The keys of a file's entry. All are required unless optional, and there are no others. */
type Entry = {title: string; properties: Record<string, Schema>; optional?: readonly string[]};

const text = (description: string): Schema => ({type: 'string', minLength: 1, description});
const texts = (description: string): Schema => ({...list({type: 'string', minLength: 1}), description});
const flag = (description: string): Schema => ({type: 'boolean', description});
const url = (description: string): Schema => ({type: 'string', pattern: '^https?://', description});
const optionName = (pattern: string, description: string): Schema => ({type: ['string', 'null'], pattern, description});
const settingName: Schema = {type: 'string', pattern: '^[A-Z][A-Za-z0-9_]*$'};
const settingNames = (description: string): Schema => ({...list(settingName), description});
const page = url('address of the description on the site');

function list(items: Schema): Schema {
  return {type: 'array', items};
}

function object({properties, optional = []}: Omit<Entry, 'title'>): Schema {
  const required = Object.keys(properties).filter((name) => !optional.includes(name));
  return {type: 'object', required, properties, additionalProperties: false};
}

const allowed: Schema = {
  ...list({
    oneOf: [
      object({
        properties: {type: {const: 'range'}, min: {type: 'number'}, max: {type: 'number'}},
      }),
      object({properties: {type: {const: 'value'}, value: {type: 'string'}}}),
    ],
  }),
  description: "values that the product's own check accepts",
};

const version = text('version of CSF or a fork, as in ?from= and ?to= of the page of changes');
const day = (description: string): Schema => ({
  type: ['string', 'null'],
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
  description,
});

/** A change to a setting. A value is null if there was no line or no check. */
const change = {
  kind: {enum: ['added', 'removed', 'panel', 'default', 'range']},
  panels: {...list({enum: variants}), description: 'the files with this change; none for a range'},
  before: {type: ['string', 'null']},
  after: {type: ['string', 'null']},
};
const settingChanges: Schema = list(object({properties: {setting: settingName, ...change}}));

const date = (description: string): Schema => ({
  type: 'string',
  pattern: String.raw`^\d{4}-\d{2}-\d{2}$`,
  description,
});
const recordId = (description: string): Schema => ({type: 'string', pattern: String.raw`^CVE-\d{4}-\d+$`, description});
const commit = (description: string): Schema => ({type: 'string', pattern: '^[0-9a-f]{40}$', description});
const step = object({
  properties: {
    text: text('what to do, in Markdown'),
    code: text('lines to copy'),
    title: text('file that they belong to; without one they are for a shell'),
  },
  optional: ['code', 'title'],
});

const portLists = ['TCP_IN', 'TCP_OUT', 'UDP_IN', 'UDP_OUT', 'TCP6_IN', 'TCP6_OUT', 'UDP6_IN', 'UDP6_OUT'];

const entries = {
  settings: {
    title: 'Settings of csf.conf',
    properties: {
      name: settingName,
      section: text('section of csf.conf'),
      kind: {enum: ['boolean', 'integer', 'enum', 'string', 'port-list', 'list', 'path']},
      unit: text('what a number counts'),
      grammar: text('how a value is written'),
      defaults: {
        ...object({
          properties: Object.fromEntries(variants.map((variant) => [variant, {type: ['string', 'null']}])),
        }),
        description: 'shipped value for each panel; null where the file of that panel does not have the setting',
      },
      allowed,
      recommended: {type: 'string', description: "value that the product's own check recommends"},
      related: settingNames('settings that belong to it'),
      summary: text('what it is for'),
      effect: text('what its values do'),
      when: text('when to change it'),
      trap: text('what goes wrong with it'),
      canLockOut: flag('a wrong value can lock you out of the server'),
      canLeaveOpen: flag('a wrong value can leave the server open'),
      page,
      since: text('version of CSF that brought it, where its changelog says so'),
      changes: {...list(object({properties: {version, ...change}})), description: 'what versions did to it'},
    },
    optional: ['unit', 'grammar', 'allowed', 'recommended', 'trap', 'since'],
  },
  commands: {
    title: 'Options of csf',
    properties: {
      short: optionName('^-[a-z0-9]+$', 'short form, if there is one'),
      long: optionName('^--[a-z0-9-]+$', 'long form, if there is one'),
      arguments: {type: 'string', description: 'what follows the option; words in brackets may be left out'},
      category: text('what kind of option it is'),
      label: text('what it does'),
    },
  },
  files: {
    title: 'Files and folders',
    properties: {
      path: {type: 'string', pattern: '^/'},
      area: {enum: ['config', 'config-state', 'external', 'log', 'program', 'service', 'state']},
      purpose: text('what it is for'),
      line: text('how a line of it is written'),
      settings: settingNames('settings that have to do with it'),
      page,
    },
    optional: ['line'],
  },
  alerts: {
    title: 'Templates of mails and of the web server',
    properties: {
      file: text('name of the template'),
      subject: text('subject of the mail; a template of the web server has none'),
      switchedBy: settingNames('settings that switch the mail on or off'),
      placeholders: texts('names in brackets that are filled in'),
      summary: text('when it is used'),
      do: text('what to do about it'),
      page,
    },
    optional: ['subject'],
  },
  ports: {
    title: 'Port lists by panel',
    properties: {
      panel: {enum: variants},
      ...Object.fromEntries(
        portLists.map((name) => [name, list({type: 'string', pattern: String.raw`^\d{1,5}(:\d{1,5})?$`})]),
      ),
    },
  },
  programs: {
    title: 'Ports that programs need',
    properties: {
      id: {type: 'string', pattern: '^[a-z0-9-]+$', description: 'anchor on the page'},
      name: text('program or protocol'),
      kind: {enum: programKinds.map(({id}) => id)},
      needs: list(
        object({
          properties: {
            way: {enum: ['in', 'out']},
            protocol: text('tcp, udp, or a protocol without ports'),
            ports: {type: 'string', pattern: '^[0-9:,]+$', description: 'ports as csf.conf lists them'},
            who: {enum: ['all', 'own', 'server'], description: 'everybody, your addresses, or one other server'},
            use: text('what for, if there are several'),
            list: {...settingName, description: 'the list of csf.conf to which the line belongs'},
            line: text('what to copy: ports for the list, a filter for csf.allow, or a rule for csfpost.sh'),
          },
          optional: ['ports', 'use', 'list'],
        }),
      ),
      note: text('what else to know, in Markdown'),
      source: url("the makers' own documentation, or the file in which the program sets the port"),
      asOf: {type: 'string', pattern: String.raw`^\d{4}-\d{2}$`, description: 'month in which we read it'},
      page,
    },
    optional: ['note'],
  },
  blocklists: {
    title: 'Block lists that are shipped',
    properties: {
      name: text('name, as csf.blocklists has it'),
      interval: {type: 'integer', minimum: 3600, description: 'seconds between two downloads'},
      max: {type: 'integer', minimum: 0, description: 'most addresses that are used; 0 for all'},
      url: url('address of the list'),
      enabled: flag('whether it is on as shipped'),
      ipv6: flag('whether it holds IPv6 addresses'),
      zip: flag('whether it is a ZIP file'),
    },
  },
  changes: {
    title: 'Settings over time',
    properties: {
      id: version,
      name: text('name inside a sentence'),
      after: {type: ['string', 'null'], description: 'the version that it is compared with; the oldest has none'},
      repository: {type: ['string', 'null'], description: 'owner and name on GitHub'},
      commit: {type: ['string', 'null'], description: 'where its files were read'},
      date: day('day of the version'),
      settings: {
        ...object({
          properties: Object.fromEntries(variants.map((variant) => [variant, {type: 'integer'}])),
          optional: variants,
        }),
        description: 'how many settings the file of each panel has',
      },
      changes: settingChanges,
    },
  },
  forks: {
    title: 'Forks of CSF',
    properties: {
      id: text('anchor on the page of forks'),
      version,
      repository: text('owner and name on GitHub'),
      commit: text('the newest commit that was seen'),
      commitDate: day('its day'),
      release: {
        ...object({
          properties: {version: text('as it reports itself'), date: day('its day'), commit: text('its commit')},
        }),
        description: 'the newest release',
      },
      commits: {type: 'integer'},
      fromCsf: {type: 'integer', description: "commits that came with CSF's own history"},
      mostByOne: {type: 'integer', description: 'commits of the author with the most'},
      panels: list({enum: variants}),
      licence: {type: ['string', 'null']},
      sameFilesAsCsf: flag('each csf.conf is that of CSF 15.00, byte for byte'),
      name: text('what people call it'),
      by: text('who makes it, in Markdown'),
      package: text('form of the package, in Markdown'),
      systems: text('systems that it names, in Markdown'),
      updates: text('how it updates, in Markdown'),
      towards: text('how to move to it, in Markdown'),
      back: text('how to move from it to Sentinel, in Markdown'),
      sources: texts('files of the repository that say so'),
      changesAgainstCsf: settingChanges,
    },
  },
  advisories: {
    title: 'Security notices',
    properties: {
      id: recordId('id of the public record, and anchor on the page in lower case'),
      title: text('effect in plain words'),
      short: text('part of the product'),
      published: date('day on which the record was published'),
      changed: date('day of its last change that we saw'),
      listed: date('day on which we listed it'),
      score: {
        ...object({
          properties: {
            system: text('scoring system'),
            value: {type: 'number', minimum: 0, maximum: 10},
            rating: text('its word'),
            vector: text('its vector'),
            by: text('who gave it'),
          },
        }),
        description: 'score of the record; we give none',
      },
      weakness: {type: 'string', pattern: String.raw`^CWE-\d+$`},
      summary: text('one sentence'),
      what: text('what it is, in Markdown'),
      affects: object({
        properties: {
          when: {
            ...list(
              object({
                properties: {
                  anyOf: settingNames('settings; one of them must fit'),
                  is: {
                    oneOf: [{enum: ['on', 'off', 'set']}, object({properties: {not: {type: 'string'}}})],
                    description: 'on: neither empty nor 0; set: not empty; not: any value but this',
                  },
                  panel: {enum: variants, description: 'the only panel on which the setting is not 0'},
                },
                optional: ['panel'],
              }),
            ),
            description: 'a server is exposed if all of these hold',
          },
          settings: text('the same in words, in Markdown'),
          panels: text('panels, in Markdown'),
          versions: text('versions, in Markdown'),
        },
      }),
      exposingLines: texts('lines of csf.conf that expose a server, or are part of it; * is any value'),
      remedy: text('what to do, in short'),
      workaround: object({
        properties: {
          steps: list(step),
          check: step,
          notEnough: text('what does not suffice, in Markdown'),
        },
      }),
      costs: text('what the workaround takes away, in Markdown'),
      after: text('what to do once a fixed version is out, in Markdown'),
      fixes: list(
        object({
          properties: {
            who: text('name of the fork'),
            fork: text('its id in forks.json, if it is there'),
            state: {enum: fixStates, description: 'state of its newest release'},
            newestCommit: {enum: fixStates, description: 'state of its newest commit that we saw'},
            text: text('what we saw, in Markdown'),
            asOf: {type: 'string', pattern: String.raw`^\d{4}-\d{2}$`, description: 'month of what we saw'},
            how: {enum: waysOfKnowing, description: 'how we know'},
            source: url('where'),
          },
          optional: ['fork', 'newestCommit'],
        }),
      ),
      certainty: object({
        properties: {
          record: texts('what the record says, in Markdown'),
          read: texts('what we read in the source, in Markdown'),
          tried: texts('what we tried, in Markdown'),
          open: texts('what we do not know, in Markdown'),
        },
      }),
      sources: list(object({properties: {name: text('its name'), url: url('its address')}})),
      history: list(object({properties: {date: date('day'), text: text('what happened')}})),
      osv: object({
        properties: {
          introduced: commit('first commit of Sentinel that we looked at and that has the code'),
          lastAffected: commit('last such commit'),
        },
      }),
      page,
      explainedAt: {...list({type: 'string', pattern: '^https?://'}), description: 'pages about the settings'},
      record: url('the public record'),
    },
  },
  bugs: {
    title: 'Known bugs',
    properties: {
      id: {type: 'string', pattern: '^[a-z0-9-]+$', description: 'anchor on the page of known bugs'},
      title: text('what goes wrong'),
      hits: text('whom it hits, in Markdown'),
      sign: text('how to see it, in Markdown'),
      remedy: text('the way round it, in Markdown'),
      panels: {...list({enum: variants}), description: 'the only panels that it hits'},
      systems: texts('the only systems that it hits'),
      fixedIn: text('version that corrects it'),
      listed: date('day on which it was listed'),
      notices: {...list(recordId('id of a notice')), description: 'security notices about the settings of its page'},
      page,
      explainedAt: url('address of the page that speaks of it'),
    },
    optional: ['panels', 'systems', 'fixedIn'],
  },
  'log-messages': {
    title: 'Messages that lfd counts in logs',
    properties: {
      id: {type: 'string', pattern: '^[a-z0-9-]+$', description: 'anchor on the page of messages'},
      program: text('program that writes the message'),
      message: text('words of the message; capitals stand for what changes'),
      setting: {...settingName, description: 'setting that switches the counting on'},
      countsFor: {...settingName, description: 'another setting under which it is counted'},
      logs: settingNames('settings that name the logs'),
      onlyOn: texts('panels that have the setting, if not all do'),
      service: text('name under which lfd counts it'),
      example: text('a line that is counted'),
      limits: {type: 'string', description: 'what is not counted'},
      page,
    },
    optional: ['countsFor', 'onlyOn'],
  },
} satisfies Record<string, Entry>;

/** The names of the data files. */
export type DataName = keyof typeof entries;

/** The names of the data files, in the order of the page that lists them. */
export const dataNames = Object.keys(entries) as DataName[];

/** The JSON Schema of a data file. @param id URL of the schema, which the data file names */
export function schemaOf(name: DataName, id: string): Schema {
  const {title, ...entry}: Entry = entries[name];
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: id,
    title,
    ...object({
      properties: {
        $schema: {const: id},
        version: {type: 'string', pattern: String.raw`^\d+\.\d+$`, description: 'version of Sentinel it describes'},
        entries: {...list(object(entry)), minItems: 1},
      },
    }),
  };
}
