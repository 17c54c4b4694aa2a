/** @jest-environment jsdom */
import type {ToolInput} from '@site/src/browser-tools/frame/toolInput';
import {storedKeyOf, tools} from '@site/src/browser-tools/tools';
import siteStorage from '@site/tests/support/generated/siteStorage';

/** What another version of the site, or somebody else, may have stored. */
const nonsense = [
  '{',
  'null',
  '7',
  '"text"',
  '[]',
  '[{"kind": 1}, null]',
  '{"text": {}, "conf": [], "lists": "x", "packet": 7, "kind": {}, "values": [], "server": null, "pasted": 5}',
  '{"log": null, "config": 1, "encoding": "utf-7", "fileName": [], "change": {"conf": {}, "lists": [1]}}',
  '{"kind": "__proto__", "values": {"__proto__": {"a": "b"}}, "__proto__": {"text": "x"}}',
];

/** The input of a tool as it is after the page has loaded. */
function load(id: string): ToolInput<object> {
  let input: ToolInput<object> | undefined;
  jest.isolateModules(() => {
    input = jest.requireActual<{input: ToolInput<object>}>(`@site/src/browser-tools/${id}/input`).input;
  });
  return input!;
}

afterEach(() => sessionStorage.clear());

describe.each(tools)('$id', ({id}) => {
  const key = `${storedKeyOf(id)}${siteStorage.namespace}`;

  test.each(nonsense)('takes %s in the storage for nothing', (stored) => {
    sessionStorage.setItem(key, stored);
    const {get, initial} = load(id);
    expect(get()).toEqual(initial);
  });

  test('is kept under its key, without what a visitor did not change', () => {
    const {give, initial, clear} = load(id);
    const [name] = Object.entries(initial).find(([, value]) => value === '')!;
    give({[name]: 'x'});
    expect(Object.keys({...sessionStorage})).toEqual([key]);
    expect(load(id).get()).not.toEqual(initial);
    clear();
    expect(Object.keys({...sessionStorage})).toEqual([]);
  });
});
