import type {ReactNode} from 'react';

import QuietLink from './QuietLink';
import {settingUrl} from '@site/src/csf/terms/settingUrl';

/** A setting, as a link to the reference where it has a page there. */
export default function SettingLink({name}: {name: string}): ReactNode {
  const url = settingUrl(name);
  const code = <code translate="no">{name}</code>;
  return url === undefined ? code : <QuietLink to={url}>{code}</QuietLink>;
}
