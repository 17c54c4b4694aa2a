import {gateOf, targetOf} from '@sentinel/csf/model/firewall/gates';
import {makeRules} from '@sentinel/csf/model/firewall/makeRules';
import type {Family, Rule, RuleSet} from '@sentinel/csf/model/netfilter/ruleSet';
import {gatesIn, gatesOut, type Gate} from '@sentinel/csf/model/firewall/gateNames';
import {configurationOf} from '../../compare/rules/cases';
import {generateCases} from '../../compare/rules/generate';

/** Together they have all kinds of rules. */
const ruleSets = generateCases(300, 1).map((one) => makeRules(configurationOf(one, 1_795_000_000)).ruleSet);

const ways = [
  {chain: 'INPUT', direction: 'in', gates: gatesIn as readonly Gate[], lists: 'LOCALINPUT'},
  {chain: 'OUTPUT', direction: 'out', gates: gatesOut as readonly Gate[], lists: 'LOCALOUTPUT'},
] as const;

function rulesOf({tables}: RuleSet, family: Family, name: string): readonly Rule[] {
  const filter = tables[family].find((table) => table.name === 'filter');
  const chain = filter?.chains.find((one) => one.name === name);
  // Without IPV6 csf makes rules for name servers with IPv6, but filters nothing.
  return chain?.policy === 'DROP' ? chain.rules : [];
}

/** The gates at which a packet meets the rules of a chain, in their order. */
function gatesOf(ruleSet: RuleSet, family: Family, chain: string, direction: 'in' | 'out'): {gate: Gate; rule: Rule}[] {
  return rulesOf(ruleSet, family, chain).map((rule, index) => ({
    gate: gateOf({family, table: 'filter', chain, number: index + 1, rule, effect: 'jump'}, [], direction),
    rule,
  }));
}

describe.each(ways)('the gates of $chain', ({chain, direction, gates, lists}) => {
  const met = ruleSets
    .flatMap((ruleSet) => ([4, 6] as const).map((family) => gatesOf(ruleSet, family, chain, direction)))
    .filter((rules) => rules.length > 0);

  test('come in the order in which csf makes the rules', () => {
    const wrong = met.flatMap((rules) =>
      rules.flatMap(({gate, rule}, index) => {
        const before = rules[index - 1];
        return before !== undefined && gates.indexOf(gate) < gates.indexOf(before.gate)
          ? [`${before.gate}: ${before.rule.text} | ${gate}: ${rule.text}`]
          : [];
      }),
    );
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('have a place for each kind of rule: only the last rule is the rest', () => {
    const homeless = met.flatMap((rules) =>
      rules.filter(({gate}, index) => gate === 'rest' && index < rules.length - 1).map(({rule}) => rule.text),
    );
    expect([...new Set(homeless)]).toEqual([]);
    expect(new Set(met.map((rules) => rules.at(-1)!.gate))).toEqual(new Set(['rest']));
  });

  test('all belong to some rule', () => {
    // Which of the lists decides is in the chains that this rule leads to.
    const found = new Set(met.flat().map(({gate, rule}) => (targetOf(rule) === lists ? 'allow' : gate)));
    expect([...gates].filter((gate) => gate !== 'deny' && !found.has(gate))).toEqual([]);
  });
});
