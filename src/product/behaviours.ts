import behaviourFacts from './facts/behaviours.json';
import observationFacts from './facts/observations.json';

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
};

/** What the docs have to get right, by id. */
export const behaviours: ReadonlyMap<string, Behaviour> = new Map(
  [...(behaviourFacts.facts as Behaviour[]), ...(observationFacts.facts as Behaviour[])].map((fact) => [fact.id, fact]),
);
