import {panelOf} from '@site/src/features/config-checker/logic/shippedConfig';
import {parseConfig} from '@site/src/features/config-checker/logic/parseConfig';
import {shippedText} from '@site/src/features/config-checker/logic/shippedConfig';
import {variants} from '@site/src/product/settings';

test.each(variants)('the shipped file of %s says whose it is', (panel) => {
  expect(panelOf(parseConfig(shippedText(panel)))).toBe(panel);
});

test('a part of a file does not tell', () => {
  expect(panelOf(parseConfig('TCP_IN = "22"'))).toBeUndefined();
});
