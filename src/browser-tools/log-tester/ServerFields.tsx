import type {ReactNode} from 'react';

import {ChoiceField} from '@site/src/browser-tools/frame/Field';
import FileField from '@site/src/browser-tools/frame/FileField';
import PanelField from '@site/src/browser-tools/frame/PanelChoice';
import tool from '@site/src/browser-tools/frame/styles.module.css';
import {withText} from '@site/src/browser-tools/frame/texts';
import form from '@site/src/components/Form/styles.module.css';
import {logKinds} from '@sentinel/csf/answers/test-log/logKinds';

import {input, listNames, type Input} from './input';

type Props = {
  server: Pick<Input, 'kind' | 'config' | 'lists'>;
  panel: string;
  choosePanel: (panel: string) => void;
  /** Says what the tester leaves out of the text of a field. */
  noteOf: (name: 'config' | (typeof listNames)[number]) => ReactNode;
};

/** The kind of log, and the server that wrote it: shipped settings of a panel, or files of the visitor. */
export default function ServerFields({server: {kind, config, lists}, panel, choosePanel, noteOf}: Props): ReactNode {
  return (
    <>
      <div className={tool.fields}>
        <ChoiceField
          label="Kind of log"
          name="kind"
          value={kind}
          options={[['', 'Detect from the lines'], ...logKinds.map(({log, name}) => [log, name] as const)]}
          onChoice={(next) => input.give({kind: next})}
        />
        <PanelField
          label="Settings"
          prefix="As shipped: "
          choice={panel}
          choose={choosePanel}
          isDisabled={config.trim() !== ''}
        />
      </div>
      <details className={tool.fold}>
        <summary>Use your own csf.conf and lists</summary>
        <p className={form.hint}>A field that you leave empty counts as unknown, not as an empty file.</p>
        <FileField
          name="config"
          file="csf.conf"
          text={config}
          onText={(text) => input.give({config: text})}
          note={noteOf('config')}
        />
        {listNames.map((name) => (
          <FileField
            key={name}
            name={name}
            file={`csf.${name}`}
            text={lists[name] ?? ''}
            onText={(text) => input.give({lists: withText(lists, name, text)})}
            note={noteOf(name)}
          />
        ))}
      </details>
    </>
  );
}
