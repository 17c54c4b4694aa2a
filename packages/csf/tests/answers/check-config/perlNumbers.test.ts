import {readFileSync} from 'node:fs';
import {checkConfig} from '../../../answers/check-config/checkConfig';
import {shippedValues} from '../../../model/conf/shippedConfig';
import {usualServer} from '../../../model/firewall/configuration';
import {makeRules} from '../../../model/firewall/makeRules';

/** Texts whose number Perl itself has told, without what would end an entry or a line. */
const texts = readFileSync('packages/csf/tests/fixtures/perl.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => (JSON.parse(line) as {text?: string}).text)
  .filter((text): text is string => text !== undefined && /^[^,;\r\n\v\f\x85]*$/.test(text));

/** Whether csf stops at a setting, by the model of its start. */
function stopsAt(name: string, value: string): boolean {
  const shipped = [...shippedValues('generic')].map(([each, line]): [string, string] => [each, line.value]);
  const settings = new Map([...shipped, ['TESTING', '0'], [name, value]] as [string, string][]);
  return makeRules({settings, lists: {}, server: usualServer}).notes.some(
    ({reason}) => reason.is === 'stopped' && reason.why.includes(`in ${name} is wrong`),
  );
}

const isBroken = (name: string, value: string): boolean =>
  checkConfig(`${name} = "${value}"`, 'generic').findings.some(
    ({severity, reason}) => severity === 'broken' && reason.includes('incorrect setting'),
  );

test.each([
  ['PORTFLOOD', (text: string) => `${text};tcp;5;300`],
  ['PORTFLOOD', (text: string) => `22;tcp;${text};300`],
  ['PORTFLOOD', (text: string) => `22;tcp;5;${text}`],
  ['CONNLIMIT', (text: string) => `${text};5`],
  ['CONNLIMIT', (text: string) => `22;${text}`],
])('the checker calls each %s broken at which csf stops (%p)', (name, entryOf) => {
  const entries = texts.map(entryOf);
  expect(entries.filter((entry) => isBroken(name, entry))).toEqual(entries.filter((entry) => stopsAt(name, entry)));
});
