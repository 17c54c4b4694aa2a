import behaviourFacts from './facts/behaviours.json';
import observationFacts from './facts/observations.json';
import type {Variant} from './variants';

/** What a visitor wants to know of a bug; the texts are Markdown. */
export type Bug = {
  title: string;
  /** Whom it hits. */
  hits: string;
  /** How they see it. */
  sign: string;
  /** The way round it. */
  remedy: string;
  /** Where the docs speak of it, such as `usage/ipset#anchor`. */
  page: string;
  /** The only panels and systems that it hits. */
  panels?: Variant[];
  systems?: string[];
  /** The version that corrects it. */
  fixedIn?: string;
  /** The day on which we listed it. */
  listed: string;
};

/** One thing that Sentinel does, as read in its source or seen while it ran. */
export type Behaviour = {
  id: string;
  topic: string;
  /** The fact in a sentence; pages say it in words of their own. */
  fact: string;
  /** Where it was read or seen. */
  evidence: string;
  /** Whether comments of the product, its readme or most guides say otherwise. */
  surprise?: boolean;
  /** What to know of it if it is a bug of the product. Holes that help an attacker go to its makers, not here. */
  bug?: Bug;
};

/** What the docs have to get right, by id. */
export const behaviours: ReadonlyMap<string, Behaviour> = new Map(
  [...(behaviourFacts.facts as Behaviour[]), ...(observationFacts.facts as Behaviour[])].map((fact) => [fact.id, fact]),
);

/** The bugs of the product by the id of their fact, in the order of the facts. */
export const bugs: ReadonlyMap<string, Bug> = new Map(
  [...behaviours.values()].flatMap(({id, bug}) => (bug === undefined ? [] : [[id, bug]])),
);

/** URL of the list of bugs, without the site's base URL; with an id, that of one bug. */
export function bugUrl(id?: string): string {
  return `/docs/known-faults/${id === undefined ? '' : `#${id}`}`;
}
