import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';

type Props = {
  /** A page of the site. */
  to: string;
  children: ReactNode;
};

/**
 * A link in what a tool answers. The links of the site fetch their page as soon as they are in
 * sight; here that would tell the server what the answer is.
 */
export default function PlainLink({to, children}: Props): ReactNode {
  return <a href={useBaseUrl(to)}>{children}</a>;
}
