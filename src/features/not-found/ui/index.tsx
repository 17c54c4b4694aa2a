import type {ReactNode} from 'react';

import SocialCard from '@site/src/components/SocialCard';

import BlockedRequest from './BlockedRequest';
import MovedUrl from './MovedUrl';
import NearPages from './NearPages';

/** What the not-found page can say about the address: where its page has moved, or which addresses are similar. */
export default function ForThisAddress(): ReactNode {
  return (
    <>
      <SocialCard page="404" />
      <BlockedRequest />
      <MovedUrl />
      <NearPages />
    </>
  );
}
