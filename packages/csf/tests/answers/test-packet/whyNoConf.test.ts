import {whyNoConf} from '../../../answers/test-packet/whyNoConf';
import {shippedPanels, shippedText} from '../../../model/conf/shippedConfig';

test.each(shippedPanels)('the csf.conf of %s is one, and so are lines of it, a slip, and nothing', (panel) => {
  const text = shippedText(panel);
  const parts = text.split('\n').filter((line) => line.includes(' = '));
  const read = [text, ...parts, parts.slice(0, 3).join('\n'), 'TCP_INN = "22"', '# a comment', 'TCP_IN 22', ''];
  expect(read.flatMap((each) => whyNoConf(each) ?? [])).toEqual([]);
});

test('a text of another kind is named', () => {
  expect(whyNoConf('*filter\n:INPUT DROP [0:0]\n-A INPUT -j ACCEPT\nCOMMIT\n')?.sentence).toMatch(
    /^This looks like rules saved by iptables-save, not like csf\.conf\. .*TCP_IN/,
  );
  expect(whyNoConf('PermitRootLogin no\nPort 22\n')?.sentence).toMatch(/^This looks like a configuration of sshd/);
});
