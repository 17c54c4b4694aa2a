/** @jest-environment jsdom */
import {act, cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import type {ReactNode} from 'react';
import {hydrateRoot} from 'react-dom/client';
import {TextEncoder} from 'node:util';

import Tool from '@site/src/browser-tools/frame';
import Bench, {useAsks} from '@site/src/browser-tools/frame/Bench';
import CodeArea from '@site/src/browser-tools/frame/CodeArea';
import {textOf} from '@site/src/browser-tools/frame/texts';
import {createToolInput, useToolInput} from '@site/src/browser-tools/frame/toolInput';

// The server's part of React wants it, and jsdom has none.
Object.assign(globalThis, {TextEncoder});

type Input = {text: string; kind: string; way: string};

const read = ({text, kind, way}: Readonly<Record<string, unknown>>): Input => ({
  text: textOf(text),
  kind: textOf(kind) || 'a',
  way: textOf(way) || 'in',
});

/** A tool of three fields that crashes at one text, as it is after the page has loaded. */
function createTool() {
  const input = createToolInput('block-decoder', read);
  const onTyped = jest.fn(input.give);
  function Fields(): ReactNode {
    const {text, kind, way} = useToolInput(input);
    const asks = useAsks();
    if (text === 'crash') {
      throw new Error('a bug');
    }
    const fields = (
      <>
        <CodeArea aria-label="Text" name="text" text={text} onText={(next) => input.give({text: next})} />
        <select aria-label="Kind" name="kind" value={kind} onChange={({target}) => input.give({kind: target.value})}>
          <option>a</option>
          <option>b</option>
        </select>
        {['in', 'out'].map((each) => (
          <input
            key={each}
            aria-label={each}
            type="radio"
            name="way"
            value={each}
            checked={way === each}
            onChange={() => input.give({way: each})}
          />
        ))}
      </>
    );
    return (
      <Bench
        input={input}
        asks={asks}
        examples={[]}
        fields={fields}
        run="Ask"
        needs="Type a text."
        isEmpty={text === ''}
        verdict={text === '' ? undefined : {gate: 'open', heading: `It says ${text}.`}}
      />
    );
  }
  const element = (
    <Tool id="block-decoder" input={input} onTyped={onTyped}>
      <Fields />
    </Tool>
  );
  return {input, onTyped, element};
}

/** Loads the page as a browser does: HTML of the server, then what a visitor does, then hydration. */
async function hydrate({element}: ReturnType<typeof createTool>, before: () => void = () => undefined): Promise<void> {
  const {renderToString} = await import('react-dom/server');
  document.body.innerHTML = `<div>${renderToString(element)}</div>`;
  before();
  await act(async () => void hydrateRoot(document.body.firstElementChild!, element));
}

const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text');
const kind = () => screen.getByLabelText<HTMLSelectElement>('Kind');
const out = () => screen.getByLabelText<HTMLInputElement>('out');

let log: jest.SpyInstance;

beforeEach(() => {
  sessionStorage.clear();
  log = jest.spyOn(console, 'error').mockImplementation();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  jest.restoreAllMocks();
});

test('what was typed and chosen before hydration is taken over, and stays in the fields', async () => {
  const tool = createTool();
  await hydrate(tool, () => {
    text().value = '203.0.113.7';
    kind().value = 'b';
    out().checked = true;
  });
  expect(tool.onTyped.mock.calls).toEqual([[{text: '203.0.113.7', kind: 'b', way: 'out'}]]);
  expect([text().value, kind().value, out().checked]).toEqual(['203.0.113.7', 'b', true]);
  expect(tool.input.get()).toEqual({text: '203.0.113.7', kind: 'b', way: 'out'});
});

test('what the tab keeps comes back where nobody typed, and what was typed wins where somebody did', async () => {
  createTool().input.give({text: 'old', kind: 'b', way: 'out'});
  const untouched = createTool();
  await hydrate(untouched);
  expect(untouched.onTyped).not.toHaveBeenCalled();
  expect([text().value, kind().value, out().checked]).toEqual(['old', 'b', true]);

  await hydrate(createTool(), () => void (text().value = 'new'));
  expect([text().value, kind().value, out().checked]).toEqual(['new', 'b', true]);
});

test('nothing counts as typed when the page is opened by a link of the site', () => {
  createTool().input.give({text: 'kept', kind: 'b', way: 'out'});
  const tool = createTool();
  render(tool.element);
  expect(text().value).toBe('kept');
  expect(tool.onTyped).not.toHaveBeenCalled();
});

test('the verdict is one live heading, Run without an input leads to the field, and Run again announces once more', async () => {
  const tool = createTool();
  render(tool.element);
  const run = () => fireEvent.click(screen.getByRole('button', {name: 'Ask'}));
  const verdict = () => screen.getByRole('region', {name: 'Verdict'});
  expect(verdict().textContent).toBe('Type a text.');
  run();
  await waitFor(() => expect(document.activeElement).toBe(text()));
  fireEvent.change(text(), {target: {value: 'x'}});
  const heading = screen.getByRole('heading', {level: 2, name: 'It says x.'});
  expect(heading.closest('[role="status"]')).toBe(screen.getByRole('status'));
  run();
  expect(screen.getByRole('heading', {name: 'It says x.'})).not.toBe(heading);
});

test('an input that crashes the tool is dropped with a message, and the tool can start again', async () => {
  createTool().input.give({text: 'crash'});
  const tool = createTool();
  // The crash shows after hydration, as the server knows nothing of the tab.
  await hydrate(tool);
  expect(screen.getByRole('alert').textContent).toMatch(/a bug in this page.*The tool had to drop your input\.$/);
  expect(sessionStorage).toHaveLength(0);
  expect(log.mock.calls.flat().map(String).join()).toContain('a bug');
  fireEvent.click(screen.getByRole('button', {name: 'Start again'}));
  expect(text().value).toBe('');
});

test('a text with which a browser would hang stays beside the field and leaves with what was typed in its place', () => {
  const tool = createTool();
  render(tool.element);
  const note = () => document.getElementById(text().getAttribute('aria-describedby') ?? '')?.textContent;
  const paste = (pasted: string) =>
    fireEvent.paste(text(), {clipboardData: {getData: () => pasted}}) ? 'in the field' : 'beside it';
  fireEvent.change(text(), {target: {value: 'typed '}});
  expect([paste('short'), paste('\n'.repeat(9999)), text().readOnly]).toEqual(['in the field', 'in the field', false]);
  text().setSelectionRange(6, 6);
  expect([paste('a\r\n'.repeat(20_000)), text().value, text().readOnly]).toEqual(['beside it', '', true]);
  expect(note()).toMatch(/^Kept beside the field .*: 20,000 lines, 60,006 characters\./);
  expect(tool.input.get().text).toBe(`typed ${'a\r\n'.repeat(20_000)}`);
  // The tab does not keep it, because each key would store it again.
  expect(Object.values({...sessionStorage}).join()).not.toContain('aa');
  expect([paste('x'.repeat(300_001)), note()]).toEqual(['beside it', expect.stringMatching(/1 line, 300,001 char/)]);
  const dropped = {files: [], getData: () => 'y\n'.repeat(10_001)};
  expect(fireEvent.drop(text(), {dataTransfer: dropped})).toBe(false);
  expect(note()).toMatch(/10,001 lines/);
  fireEvent.click(screen.getByRole('button', {name: 'Remove this text'}));
  expect([text().value, text().readOnly, document.activeElement]).toEqual(['typed ', false, text()]);
  expect(screen.queryByText(/Kept beside/)).toBeNull();
});

test('what somebody types stays in the field, however long, and a long text of another place does not', () => {
  const tool = createTool();
  render(tool.element);
  fireEvent.change(text(), {target: {value: 'y'.repeat(1_500_000)}});
  expect([text().value.length, text().readOnly]).toEqual([1_500_000, false]);
  act(() => tool.input.give({text: 'x'.repeat(1_500_000)}));
  expect([text().value, text().readOnly]).toEqual(['', true]);
  act(() => tool.input.give({text: 'short'}));
  expect([text().value, text().readOnly]).toEqual(['short', false]);
});
