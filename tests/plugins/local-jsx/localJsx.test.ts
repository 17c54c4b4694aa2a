import {transformSync} from '@swc/core';
import {fromJs} from 'esast-util-from-js';
import {toJs} from 'estree-util-to-js';
import {createElement, type ComponentType} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';

import localJsx from '@site/src/plugins/local-jsx';

/** A page as MDX compiles it. */
const page = `
import {Fragment as _Fragment, jsx as _jsx, jsxs as _jsxs} from "react/jsx-runtime";
export default function MDXContent(props) {
  const components = {code: "code", h2: "h2", p: "p", ...props.components};
  return _jsxs(_Fragment, {children: [
    _jsx(components.h2, {id: "unblock", children: "Unblock an address"}),
    _jsxs(components.p, {children: ["Run ", _jsx(components.code, {children: "csf -tr 203.0.113.7"}), "."]}),
  ]});
}
`;

function withLocalJsx(source: string): string {
  const program = fromJs(source, {module: true});
  localJsx()(program);
  return toJs(program).value;
}

function drawn(source: string): string {
  const {code} = transformSync(source, {module: {type: 'commonjs'}, jsc: {parser: {syntax: 'ecmascript'}}});
  const module = {exports: {} as {default: ComponentType}};
  new Function('require', 'module', 'exports', code)(require, module, module.exports);
  return renderToStaticMarkup(createElement(module.exports.default));
}

test('a page draws what it draws without', () => {
  expect(drawn(withLocalJsx(page))).toBe(
    '<h2 id="unblock">Unblock an address</h2><p>Run <code>csf -tr 203.0.113.7</code>.</p>',
  );
  expect(drawn(withLocalJsx(page))).toBe(drawn(page));
});

test('what is imported of React stands where it is imported and where its constant is made, and nowhere else', () => {
  expect(withLocalJsx(page)).toContain(
    [
      'import {Fragment as _FragmentImported, jsx as _jsxImported, jsxs as _jsxsImported} from "react/jsx-runtime";',
      'const _Fragment = _FragmentImported, _jsx = _jsxImported, _jsxs = _jsxsImported;',
    ].join('\n'),
  );
  expect(withLocalJsx(page).match(/Imported\b/g)).toHaveLength(6);
});

test('a module that makes no elements stays as it is', () => {
  const source = 'import {useState} from "react";\nexport const count = useState;\n';
  expect(withLocalJsx(source)).toBe(source);
});
