import {useDeferredValue, useId, useMemo, useState, type ReactNode} from 'react';

import Tool from '@site/src/browser-tools/frame';
import Status from '@site/src/browser-tools/frame/Status';
import {useTabStorage} from '@site/src/browser-tools/frame/tabStorage';

import {panels, usePanelChoice} from '@site/src/components/PanelChoice';
import {PanelChoice, Source} from './Source';
import {isShown, toolInput, useFieldText, type Input} from './toolInput';
import useChecker, {readFile, statusOf} from './useChecker';

/** Checks a csf.conf in the browser, and makes the file of 15.11 with its values. */
export default function ConfigChecker(): ReactNode {
  const statusId = useId();
  const input = useTabStorage(toolInput);
  const checked = useDeferredValue(input);
  const {choice, choose} = usePanelChoice();
  const {checker, problem, load} = useChecker();
  const [refusal, setRefusal] = useState<string>();
  const {field, show, showLine} = useFieldText(load);

  const panel = panels.find(({value}) => value === choice)?.panel;
  const examination = useMemo(
    () => (checked.text === '' ? undefined : checker?.examine(checked, panel)),
    [checked, checker, panel],
  );
  const {sentence, isError} = statusOf({input, examination, refusal, problem, isPending: input !== checked});

  function give(next: Input): void {
    setRefusal(undefined);
    toolInput.set(next);
    void load();
  }

  async function open(file: File): Promise<void> {
    const loaded = await load();
    const read = loaded && (await readFile(file, loaded));
    if (read?.isConfig) {
      give({text: read.text, encoding: read.encoding, fileName: file.name});
      show(read.text);
    } else {
      setRefusal(read?.sentence);
    }
  }

  async function insertShipped(): Promise<void> {
    const loaded = await load();
    if (loaded) {
      give({text: loaded.shippedText(panel ?? 'generic'), encoding: 'utf-8', fileName: ''});
      show(toolInput.get().text);
      field.current?.focus();
    }
  }

  function clear(): void {
    setRefusal(undefined);
    toolInput.clear();
    show('');
    field.current?.focus();
  }

  return (
    <Tool
      name="Configuration checker"
      withoutScript="Without it, csf --profile diff compares your file with a saved one, and csf -r warns about some wrong values, such as numbers outside their range."
    >
      <PanelChoice choice={choice} choose={choose} />
      <Source
        field={field}
        input={input}
        statusId={statusId}
        isError={isError}
        onBegin={() => void load()}
        onText={(text) => give({text, encoding: 'utf-8', fileName: ''})}
        onFile={(file) => void open(file)}
        onInsertShipped={() => void insertShipped()}
        onClear={clear}
      />
      <Status id={statusId} isError={isError}>
        {sentence}
      </Status>
      {checker && examination?.isConfig && (
        <checker.Results
          examination={examination}
          text={checked.text}
          choosePanel={choose}
          showLine={isShown(checked.text) ? showLine : undefined}
        />
      )}
    </Tool>
  );
}
