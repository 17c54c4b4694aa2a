import behaviourFacts from '../facts/behaviours.json';
import observationFacts from '../facts/observations.json';
import type {Variant} from '../model/variants';

/** What a visitor wants to know about a bug. The texts are Markdown. */
export type Bug = {
  title: string;
  /** Who is affected. */
  hits: string;
  /** How they see it. */
  sign: string;
  /** The workaround. */
  remedy: string;
  /** Where the docs describe it, such as `usage/ipset#anchor`. */
  page: string;
  /** The only panels and systems affected. */
  panels?: Variant[];
  systems?: string[];
  /** The version that corrects it. */
  fixedIn?: string;
  /** The day on which we listed it. */
  listed: string;
};

/** Something that Sentinel does, read in its source or observed while it ran. */
export type Behaviour = {
  id: string;
  topic: string;
  /** The fact in a sentence, which pages put in their own words. */
  fact: string;
  /** Where it was read or observed. */
  evidence: string;
  /** Whether the product's comments, its readme or most guides say something else. */
  surprise?: boolean;
  /** Its details if it is a bug of the product. Security holes are reported to the makers, not listed here. */
  bug?: Bug;
};

/** Every fact that the docs have to get right, by id. */
export const behaviours: ReadonlyMap<string, Behaviour> = new Map(
  [...(behaviourFacts.facts as Behaviour[]), ...(observationFacts.facts as Behaviour[])].map((fact) => [fact.id, fact]),
);

/** The bugs of the product by the id of their fact, in order. */
export const bugs: ReadonlyMap<string, Bug> = new Map(
  [...behaviours.values()].flatMap(({id, bug}) => (bug === undefined ? [] : [[id, bug]])),
);

/** URL of the list of bugs, without the site's base URL; with an id, that of one bug. */
export function bugUrl(id?: string): string {
  return `/docs/known-faults/${id === undefined ? '' : `#${id}`}`;
}
