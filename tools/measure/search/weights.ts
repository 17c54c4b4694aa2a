import type {SearchClient} from '../../../src/features/search/logic/record';
import {weights} from '../../../src/features/search/logic/weights';
import {ask, figuresOf, losses, readLists, type Figures} from './figures';

/** What each weight is tried with, as multiples of today's value. Nought shows what its part is worth. */
const multiples = [0, 0.5, 0.75, 1.33, 2];

/** The least that another value must gain, in places. */
const leastGain = 2;

/**
 * Looks for better weights, one after the other, until none gains any more: on the development halves only, and without
 * a list that loses more than the test allows.
 */
export async function searchWeights(client: SearchClient): Promise<void> {
  const asked = readLists().filter(({isHeldOut}) => !isHeldOut);
  const measure = async (): Promise<Record<string, Figures>> => figuresOf(await ask(asked, client));
  const before = await measure();
  let best = placesOf(before);
  for (let isBetter = true; isBetter;) {
    isBetter = false;
    for (const [group, ofGroup] of Object.entries(weights) as [string, Record<string, number>][]) {
      for (const [name, value] of Object.entries(ofGroup)) {
        let chosen = value;
        const tried: string[] = [];
        for (const other of multiples.map((multiple) => round(value * multiple))) {
          ofGroup[name] = other;
          const figures = await measure();
          const places = placesOf(figures);
          const lost = losses(figures, before).length > 0;
          tried.push(`${other}: ${signed(places - best)}${lost ? ', and a list loses too much' : ''}`);
          if (places >= best + leastGain && !lost) {
            [best, chosen, isBetter] = [places, other, true];
          }
        }
        ofGroup[name] = chosen;
        console.log(`${group}.${name} ${value}${chosen === value ? '' : ` → ${chosen}`} (${tried.join('; ')})`);
      }
    }
  }
  console.log(`${signed(best - placesOf(before))} places with these weights:\n${JSON.stringify(weights, null, 2)}`);
}

/** First pages count once, pages among the first three and first sections half. Kinds are in their lists already. */
function placesOf(figures: Record<string, Figures>): number {
  return Object.entries(figures)
    .filter(([list]) => !list.includes(': '))
    .reduce(
      (sum, [, {first, three, section, notice}]) =>
        sum + (first?.right ?? 0) + ((three?.right ?? 0) + (section?.right ?? 0)) / 2 + (notice?.right ?? 0),
      0,
    );
}

function round(value: number): number {
  return Number(value.toPrecision(2));
}

function signed(change: number): string {
  return `${change > 0 ? '+' : ''}${change}`;
}
