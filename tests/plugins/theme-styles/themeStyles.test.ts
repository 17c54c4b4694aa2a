import {announcementRule, findErrors, logoRules, withoutStyles} from '@site/src/plugins/theme-styles';

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

describe.each(['navbar', 'footer'] as const)('the style of a logo in the %s', (part) => {
  const settings = {
    [part]: {logo: {src: 'a.svg', className: 'mark', style: {border: 'solid', marginTop: 4, opacity: 0.5}}},
  };

  test('becomes a rule that outranks classes, and the logo has its class', () => {
    expect(logoRules(settings)).toBe(`#__docusaurus .site-logo-of-${part}{border:solid;margin-top:4px;opacity:0.5}\n`);
    expect(withoutStyles(settings)).toEqual({[part]: {logo: {src: 'a.svg', className: `mark site-logo-of-${part}`}}});
  });

  test('keeps its quotation marks, and is refused if it would end the rule', () => {
    expect(logoRules({[part]: {logo: {src: 'a.svg', style: {background: 'url("a.png") & <'}}}})).toContain(
      '{background:url("a.png") & <}',
    );
    expect(findErrors(settings)).toEqual([]);
    expect(findErrors({[part]: {logo: {src: 'a.svg', style: {border: '0} body {display: none'}}}})).toEqual([
      expect.stringContaining(`themeConfig.${part}.logo.style.border`),
    ]);
  });

  test('changes nothing where none is set', () => {
    const plain = {[part]: {logo: {src: 'a.svg', className: 'mark', target: '_self'}}};
    expect(logoRules(plain)).toBe('');
    expect(withoutStyles(plain)).toEqual(plain);
  });
});

test('the theme does not see the colours of the announcement, which it would write into an attribute', () => {
  const bar = {id: 'a', content: '', isCloseable: true};
  expect(withoutStyles({announcementBar: {...bar, backgroundColor: 'tomato', textColor: '#fff'}})).toEqual({
    announcementBar: bar,
  });
});
