import {panelOf} from '@site/src/firewall/config/panelOf';
import {parseConfig} from '@site/src/firewall/config/parseConfig';
import {shippedText} from '@site/src/firewall/config/shippedConfig';
import {variants} from '@site/src/firewall/settings';

test.each(variants)('the shipped file of %s says whose it is', (panel) => {
  expect(panelOf(parseConfig(shippedText(panel)))).toBe(panel);
});

test('a part of a file does not tell', () => {
  expect(panelOf(parseConfig('TCP_IN = "22"'))).toBeUndefined();
});
