import type {ReactNode} from 'react';

import QuietLink from './QuietLink';
import {settingUrl} from '@sentinel/csf/pages/settingUrl';

type Props = {name: string; className?: string | undefined};

/** A setting, as a link to the reference where it has a page there. */
export default function SettingLink({name, className}: Props): ReactNode {
  const url = settingUrl(name);
  const code = (
    <code translate="no" className={className}>
      {name}
    </code>
  );
  return url === undefined ? code : <QuietLink to={url}>{code}</QuietLink>;
}
