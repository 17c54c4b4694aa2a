import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';
import AuthorSocials from '@theme/Blog/Components/Author/Socials';
import Heading from '@theme/Heading';
import clsx from 'clsx';

import styles from './styles.module.css';

/** Who wrote a post, in one line: name, role and profiles. The theme has a line for each of them. */
export default function Author({as, author, className}: Props): ReactNode {
  const {name, title, page, url, imageURL} = author;
  const address = page?.permalink ?? url;
  // The structured data of a post takes its authors from here.
  const linked = (
    <span className="avatar__name" translate="no">
      {address !== undefined && as === undefined ? <Link to={address}>{name}</Link> : name}
    </span>
  );
  return (
    <div className={clsx(styles.author, className)}>
      {imageURL && <img className="avatar__photo avatar__photo--sm" src={imageURL} alt="" />}
      {as === undefined ? linked : <Heading as={as}>{linked}</Heading>}
      {title && <span className={styles.title}>{title}</span>}
      <AuthorSocials author={author} />
    </div>
  );
}
