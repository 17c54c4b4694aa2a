import {cutText} from '../../../urls/textInUrl';
import {maxQueryLength} from './maxQueryLength';
import {namesIn} from './names';
import {openIndex, type Index} from './openIndex';
import {likeness, meaningOf, unitsOf, type Unit} from './query';
import {headingOf} from './record';
import {scoresOf} from './score';
import {squeeze} from './words';

/** A section that a query found, with the terms of the index that it was found by. */
export type Found = {section: number; score: number; terms: Set<string>};

type Entry = Found & {met: Set<number>};

/** Opens an index file; the function it gives finds the sections for a query, best first. */
export function createEngine(text: string): {index: Index; find: (query: string) => Found[]} {
  const index = openIndex(text);
  const {sections} = index;
  const names = new Set(sections.flatMap(({record}) => namesIn(headingOf(record)).map(squeeze)));
  const phrases = sections.map(({record}) => [headingOf(record), ...(record.keywords ?? [])].map(meaningOf));
  const dictionary = {
    has: index.has,
    hasPrefix: (start: string) => index.termsFrom(start).length > 0,
    isName: (name: string) => names.has(name),
  };
  return {
    index,
    find(query) {
      const words = cutText(query, maxQueryLength);
      const meaning = meaningOf(words);
      return rank(unitsOf(words, dictionary), index, (section) =>
        Math.max(...phrases[section]!.map((phrase) => likeness(meaning, phrase))),
      );
    },
  };
}

function rank(units: readonly Unit[], index: Index, likenessOf: (section: number) => number): Found[] {
  const entries = new Map<number, Entry>();
  const isOnlyNames = units.every(({isName}) => isName);
  units.forEach((unit, number) => collect(unit, number, index, isOnlyNames, entries));
  const asked = units.filter(({isBonus}) => !isBonus).length || 1;
  const metByPage = new Map<number, Set<number>>();
  for (const {section, met} of entries.values()) {
    const {page} = index.sections[section]!;
    const sum = metByPage.get(page) ?? new Set();
    metByPage.set(page, sum);
    met.forEach((unit) => sum.add(unit));
  }
  for (const entry of entries.values()) {
    const {record, page} = index.sections[entry.section]!;
    const ofSection = entry.met.size / asked;
    const ofPage = metByPage.get(page)!.size / asked;
    const pageRank = isOnlyNames ? 1 : record.weight.pageRank / 100;
    entry.score *=
      (1 + 3 * likenessOf(entry.section) ** 2) * (0.15 + ofSection ** 2) * (0.5 + 0.5 * ofPage ** 2) * pageRank;
  }
  return spread([...entries.values()].sort(byScore), index);
}

/** Adds to the score of every section what one part of the query finds in it. */
function collect(unit: Unit, number: number, index: Index, isOnlyNames: boolean, entries: Map<number, Entry>): void {
  const best = new Map<number, number>();
  for (const variant of unit.variants) {
    scoresOf(variant, index, isOnlyNames).forEach(({score, terms}, section) => {
      const entry = entries.get(section) ?? {section, score: 0, terms: new Set(), met: new Set()};
      entries.set(section, entry);
      terms.forEach((term) => entry.terms.add(term));
      best.set(section, Math.max(best.get(section) ?? 0, score));
    });
  }
  best.forEach((score, section) => {
    const entry = entries.get(section)!;
    entry.score += unit.isBonus ? score * 0.8 : score;
    if (unit.isWhole) {
      for (let other = 0; other < number; other++) {
        entry.met.add(other);
      }
    } else if (!unit.isBonus) {
      entry.met.add(number);
    }
  });
}

/** Lifts pages that answer in several places, and lets other pages come between the sections of one. */
function spread(found: Entry[], index: Index): Found[] {
  const byPage = new Map<number, Entry[]>();
  for (const entry of found) {
    const {page} = index.sections[entry.section]!;
    const entries = byPage.get(page);
    if (entries) {
      entries.push(entry);
    } else {
      byPage.set(page, [entry]);
    }
  }
  for (const [first, ...others] of byPage.values()) {
    others.slice(0, 4).forEach(({score}, place) => {
      first!.score += score * 0.25 ** (place + 1);
    });
    others.forEach((entry, place) => {
      entry.score *= 0.75 ** (place + 1);
    });
  }
  return found.sort(byScore);
}

function byScore(a: Found, b: Found): number {
  return b.score - a.score || a.section - b.section;
}
