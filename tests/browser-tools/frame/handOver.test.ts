/** @jest-environment jsdom */
import {handOver, toolFor} from '@site/src/browser-tools/frame/handOver';
import type {ToolInput} from '@site/src/browser-tools/frame/toolInput';

const text = 'what somebody pasted';

const kinds = [
  ['log', 'log-tester', 'log', {isAsked: true}],
  ['output', 'block-decoder', 'text', {}],
  ['rule', 'rule-builder', 'pasted', {}],
  ['conf', 'config-checker', 'text', {}],
] as const;

test.each(kinds)(
  'a text of kind %s comes to the %s, before its code is loaded and after',
  (kind, tool, field, more) => {
    expect(toolFor(kind)?.path).toBe(`/docs/tools/${tool}/`);
    handOver(kind, text);
    const {input} = jest.requireActual<{input: ToolInput<Record<string, string>>}>(
      `@site/src/browser-tools/${tool}/input`,
    );
    expect(input.get()[field]).toBe(text);
    handOver(kind, 'another');
    expect(input.get()).toEqual({...input.initial, ...more, [field]: 'another'});
  },
);

test('what a tool has besides stays, and a reload keeps both', () => {
  jest.isolateModules(() => {
    const tool = jest.requireActual<{input: ToolInput<object>}>('@site/src/browser-tools/log-tester/input');
    tool.input.give({config: 'LF_SSHD = "3"'});
  });
  jest.isolateModules(() => {
    jest.requireActual<{handOver: typeof handOver}>('@site/src/browser-tools/frame/handOver').handOver('log', text);
  });
  jest.isolateModules(() => {
    const {input} = jest.requireActual<{input: ToolInput<object>}>('@site/src/browser-tools/log-tester/input');
    expect(input.get()).toEqual({...input.initial, config: 'LF_SSHD = "3"', isAsked: true, log: text});
  });
});
