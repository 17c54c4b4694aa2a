import type {ReactNode} from 'react';

import QuietLink from '@site/src/components/BrowserTool/QuietLink';
import {settingAddress} from '@site/src/features/config-checker/logic/settingAddress';

/** The name of a setting, with the way to its place in the reference. */
export default function SettingLink({name}: {name: string}): ReactNode {
  const address = settingAddress(name);
  return address === undefined ? (
    <code>{name}</code>
  ) : (
    <QuietLink to={address}>
      <code>{name}</code>
    </QuietLink>
  );
}
