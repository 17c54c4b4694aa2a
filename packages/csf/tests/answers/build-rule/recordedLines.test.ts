import {readFileSync} from 'node:fs';
import {usualServer} from '../../../model/firewall/configuration';
import {makeListRules} from '../../../model/firewall/makeRules';
import {readIgnoreList} from '../../../model/lfd/ignoreList';
import {checkListLine} from '../../../answers/build-rule/listLine';
import {shippedSettings} from '../../../model/lists/serverSettings';
import {rulesOfKind} from '../../../answers/build-rule/packetFilter';
import {readLine} from '../../../answers/build-rule';
import {savedRule} from '../../../model/netfilter/savedRule';

type Allowed = {allow: string; rules: string[]};
type Ignored = {ignore: string; ignored: string[]};

const rows = readFileSync('packages/csf/tests/fixtures/list-lines.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as object);
const allowed = rows.filter((row): row is Allowed => 'allow' in row);
const ignored = rows.filter((row): row is Ignored => 'ignore' in row);

// The rule builder does not know the numbers of accounts.
const owners = Object.fromEntries(['www-data', 'mail', '33', '99', '44', '2'].map((name) => [name, name]));
const settings = {...shippedSettings, IPV6: true};

/** The rules as iptables shows them, without those that it refuses. */
function taken(commands: readonly string[]): string[] {
  return commands.flatMap((command) => {
    const [, program, chain, text] = /^(ip6?tables) -I (\w+) (.*)$/.exec(command)!;
    const family = program === 'iptables' ? 4 : 6;
    try {
      const shown = savedRule(text!, {
        family,
        users: owners,
        groups: owners,
        hasChain: () => false,
        hasSet: () => false,
      });
      return [`${program} ${chain} ${shown}`];
    } catch {
      return [];
    }
  });
}

/** The rules that our model makes of a csf.allow. */
function made(text: string): string[] {
  const values = Object.entries(settings).map(([name, value]): [string, string] => [
    name,
    typeof value === 'string' ? value : value ? '1' : '0',
  ]);
  const {tables} = makeListRules('allow', text, {
    settings: new Map(values),
    server: {...usualServer, users: owners, groups: owners},
  });
  return ([4, 6] as const).flatMap((family) =>
    tables[family].flatMap(({chains}) =>
      chains.flatMap(({name, rules}) =>
        rules
          .filter(({origin}) => origin.kind === 'line')
          .map((rule) => `${family === 4 ? 'iptables' : 'ip6tables'} ${name} ${rule.text}`),
      ),
    ),
  );
}

describe.each(allowed)('$allow', ({allow, rules}) => {
  const right = taken(rules).sort();

  test('becomes the rules that csf makes of it', () => {
    expect(made(allow).sort()).toEqual(right);
  });

  test('is right for writers only if it becomes rules', () => {
    const isSilent = /^#|^Include/.test(allow.trim());
    expect(checkListLine(allow) === undefined && !isSilent && right.length === 0).toBe(false);
  });
});

/** Lines of a single entry with nothing to correct around it. */
const plain = allowed.filter(({allow}) => /^[!-~]+( # [a-zA-Z]+)?$/.test(allow) && !allow.startsWith('#'));

test.each(plain)('the rule builder reads $allow as csf does, or refuses it', ({allow, rules}) => {
  for (const reading of readLine(allow)) {
    if ('fields' in reading && reading.kind.startsWith('allow-')) {
      const made = rulesOfKind(reading.kind, reading.fields)!(settings);
      expect(made.map(({program, rule}) => `${program} ${rule.replace('-A ', '')}`).sort()).toEqual(
        taken(rules).sort(),
      );
    }
  }
});

test.each(ignored)('lfd ignores with $ignore what it ignored on record', ({ignore, ignored: right}) => {
  const asked = [...new Set(ignored.flatMap((row) => row.ignored))];
  const isIgnored = readIgnoreList(ignore);
  expect(asked.filter((address) => isIgnored(address)).sort()).toEqual([...right].sort());
});
