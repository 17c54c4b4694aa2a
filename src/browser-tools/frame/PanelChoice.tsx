import {useCallback, useState, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

import type {Panel} from '@sentinel/csf/model/conf/shippedConfig';
import {tabNames} from '@sentinel/csf/answers/terms/tabGroups';

import {ChoiceField} from './Field';

/** Control panels by the value that their tab has in the docs. Webmin runs beside the file for no panel. */
export const panels = Object.entries(tabNames.panel).map(([value, name]) => ({
  value,
  name,
  panel: (value === 'webmin' ? 'generic' : value) as Panel,
}));

/** The panel of one of the values; a server without a panel for any other text. */
export function panelOf(choice: string): Panel {
  return panels.find(({value}) => value === choice)?.panel ?? 'generic';
}

/** What a panel is called inside a sentence. */
export function nameOf(panel: Panel): string {
  return panel === 'generic' ? 'a server without a panel' : panels.find((each) => each.panel === panel)!.name;
}

type PanelChoice = {
  /** One of the values in `panels`; empty to detect it from the file. */
  choice: string;
  choose: (value: string) => void;
};

/** The control panel, remembered together with the tabs of the docs. */
export function usePanelChoice(): PanelChoice {
  const [stored, slot] = useStorageSlot('docusaurus.tab.panel');
  const [chosen, setChosen] = useState<string>();
  const choice = chosen ?? stored ?? '';
  const choose = useCallback(
    (value: string) => {
      setChosen(value);
      if (value !== '') {
        slot.set(value);
      }
    },
    [slot],
  );
  return {choice: panels.some(({value}) => value === choice) ? choice : '', choose};
}

type ChoiceProps = PanelChoice & {
  label: string;
  /** What an empty choice means; without it, it means a server without a panel. */
  empty?: string;
  /** Comes before the name of each panel. */
  prefix?: string;
  className?: string | undefined;
  isDisabled?: boolean;
};

/** Asks for the panel whose shipped settings count. */
export default function PanelField(props: ChoiceProps): ReactNode {
  const {label, choice, choose, empty, prefix = '', className, isDisabled} = props;
  return (
    <ChoiceField
      label={label}
      className={className}
      value={choice === '' && empty === undefined ? 'generic' : choice}
      disabled={isDisabled}
      options={[
        ...(empty === undefined ? [] : [['', empty] as const]),
        ...panels.map(({value, name}) => [value, prefix + name] as const),
      ]}
      onChoice={choose}
    />
  );
}
