import {load} from 'js-yaml';
import {readFileSync} from 'node:fs';

import {advisories} from '@sentinel/csf/answers/advisories';
import {csfOptions} from '@sentinel/csf/model/commands';
import ports from '@sentinel/csf/facts/ports.json';
import {settings, variantNames, variants} from '@sentinel/csf/model/settings';
import type {AnswerFacts} from '../logic/searchIndex';

/** What people call tasks and files, from the project's root. */
const tasksAndFiles = 'src/features/search/tasksAndFiles.yml';

/** The facts that the search uses to answer questions. */
export function answerFacts(): AnswerFacts {
  return {
    panels: variants.map((variant) => variantNames[variant]),
    settings: Object.fromEntries([...settings.values()].map(({name, defaults}) => [name, oneOrAll(defaults)])),
    options: csfOptions.map(({short, long, arguments: after, label}) => [short, long, after, label]),
    ports: ports.services.map(({port, protocol, service}) => [port, protocol, service]),
    ...(load(readFileSync(tasksAndFiles, 'utf8')) as Pick<AnswerFacts, 'tasks' | 'files'>),
    notices: Object.fromEntries(advisories.map(({id, summary}) => [id.toLowerCase(), summary])),
  };
}

function oneOrAll(defaults: Readonly<Record<(typeof variants)[number], string | null>>): string | (string | null)[] {
  const all = variants.map((variant) => defaults[variant]);
  const [first] = all;
  return typeof first === 'string' && all.every((value) => value === first) ? first : all;
}
