import {checkConfig} from '@sentinel/csf/answers/check-config/checkConfig';
import {shippedText} from '@sentinel/csf/model/conf/shippedConfig';
import {readSenses} from '../../compare/senses/compareSenses';

const findings = (settings: Record<string, string>): string[] => {
  const text = shippedText('generic').replaceAll(/^(\w+) = .*$/gm, (line, name: string) =>
    name in settings ? `${name} = "${settings[name]}"` : line,
  );
  return checkConfig(text, 'generic').findings.map(({id, setting}) => `${id} ${setting}`);
};
const usual = findings({});

test.each(readSenses().map(({rule, settings}) => [rule, settings] as const))(
  '%s: the checker finds what the product does wrong',
  (rule, settings) => {
    expect(usual).not.toContain(rule);
    expect(findings(settings)).toContain(rule);
  },
);
