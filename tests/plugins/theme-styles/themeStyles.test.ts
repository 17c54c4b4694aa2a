import {announcementRule, findErrors} from '@site/src/plugins/theme-styles';

test('the colours of the announcement become a rule, each if it is set', () => {
  const bar = {id: 'a', content: '', isCloseable: true};
  expect(announcementRule({announcementBar: {...bar, backgroundColor: '#20232a', textColor: 'rgb(255 255 255)'}})).toBe(
    'div.theme-announcement-bar{background:#20232a;color:rgb(255 255 255)}\n',
  );
  expect(announcementRule({announcementBar: {...bar, textColor: '#fff'}})).toBe(
    'div.theme-announcement-bar{color:#fff}\n',
  );
  expect(announcementRule({announcementBar: bar})).toBe('');
  expect(announcementRule({})).toBe('');
});

test('a colour that would end the rule is refused, by the name of its setting', () => {
  expect(findErrors({announcementBar: {textColor: 'red} body {display: none'}})).toEqual([
    expect.stringContaining('themeConfig.announcementBar.textColor'),
  ]);
});

test.each(['navbar', 'footer'] as const)('the style of a logo in the %s is refused, its class is not', (part) => {
  expect(findErrors({[part]: {logo: {src: 'a.svg', style: {border: 'solid'}}}})).toEqual([
    expect.stringContaining(`Set themeConfig.${part}.logo.className`),
  ]);
  expect(findErrors({[part]: {logo: {src: 'a.svg', className: 'mark', target: '_self'}}})).toEqual([]);
});
