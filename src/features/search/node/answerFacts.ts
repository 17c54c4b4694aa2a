import {advisories} from '@sentinel/csf/answers/advisories';
import {csfOptions} from '@sentinel/csf/model/commands';
import ports from '@sentinel/csf/facts/ports.json';
import {settings, variantNames, variants} from '@sentinel/csf/model/settings';
import type {AnswerFacts} from '../logic/searchIndex';

/** The facts that the search uses to answer questions. */
export function answerFacts(): AnswerFacts {
  return {
    panels: variants.map((variant) => variantNames[variant]),
    settings: Object.fromEntries([...settings.values()].map(({name, defaults}) => [name, oneOrAll(defaults)])),
    options: csfOptions.map(({short, long, arguments: after, label}) => [short, long, after, label]),
    ports: ports.services.map(({port, protocol, service, in: open}) => [
      port,
      protocol,
      service,
      variants.flatMap((variant, place) => (open.includes(variant) ? [place] : [])),
    ]),
    notices: Object.fromEntries(advisories.map(({id, summary}) => [id.toLowerCase(), summary])),
  };
}

function oneOrAll(defaults: Readonly<Record<(typeof variants)[number], string | null>>): string | (string | null)[] {
  const all = variants.map((variant) => defaults[variant]);
  const [first] = all;
  return typeof first === 'string' && all.every((value) => value === first) ? first : all;
}
