import {signsOfAddresses} from './signsOfAddresses';

type Construct = {name?: string};

/** An extension of the parser that tells what a text is made of, as far as it matters here. */
export type Syntax = {text?: Record<string, Construct | Construct[] | undefined>};

const known = new WeakMap<Syntax, Map<string, Syntax>>();

/** An extension of the parser without the kinds of addresses that a text has not; these are tried at each letter. */
export function withoutLiterals(syntax: Syntax, text: string): Syntax {
  const missing = Object.keys(signsOfAddresses).filter((name) => !signsOfAddresses[name]!.test(text));
  const kept = known.get(syntax) ?? new Map<string, Syntax>();
  known.set(syntax, kept);
  const key = missing.join();
  const rest = kept.get(key) ?? without(syntax, missing);
  kept.set(key, rest);
  return rest;
}

function without(syntax: Syntax, names: readonly string[]): Syntax {
  if (syntax.text === undefined) {
    return syntax;
  }
  const constructs = Object.entries(syntax.text).map(([code, tried]): [string, Construct[]] => [
    code,
    [tried ?? []].flat().filter(({name = ''}) => !names.includes(name)),
  ]);
  return {...syntax, text: Object.fromEntries(constructs.filter(([, tried]) => tried.length > 0))};
}
