import {useState} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';

import {panels} from './panels';

type PanelChoice = {
  /** One of the values in `panels`; empty as long as the file shall say it. */
  choice: string;
  choose: (value: string) => void;
};

/** The control panel, remembered together with the tabs of the docs. */
export default function usePanelChoice(): PanelChoice {
  const [stored, slot] = useStorageSlot('docusaurus.tab.panel');
  const [chosen, setChosen] = useState<string>();
  const choice = chosen ?? stored ?? '';
  return {
    choice: panels.some(({value}) => value === choice) ? choice : '',
    choose(value) {
      setChosen(value);
      if (value !== '') {
        slot.set(value);
      }
    },
  };
}
