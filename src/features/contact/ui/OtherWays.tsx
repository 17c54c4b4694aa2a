import type {ReactNode} from 'react';

import type {Values} from '@site/src/lib/formField';
import {issueAddress, longestAddress, mailAddress, newIssuePage} from '@site/src/features/contact/logic/handOver';

type Props = {
  email: string | undefined;
  values: Values;
};

/** Where a message can go that the service did not take. */
export default function OtherWays({email, values}: Props): ReactNode {
  const issue = issueAddress(values);
  const mail = email && mailAddress(email, values);
  return (
    <>
      {mail && (
        <>
          You can also <a href={mail.length > longestAddress.mail ? `mailto:${email}` : mail}>write it as an e-mail</a>
          .{' '}
        </>
      )}
      If everybody may read it, you can also{' '}
      <a href={issue.length > longestAddress.issue ? newIssuePage(values.topic) : issue}>
        open it as an issue on GitHub
      </a>
      .
    </>
  );
}
