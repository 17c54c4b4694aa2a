import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

/** The last line of the home page: where the questions are answered that come after the first ones. */
export default function More(): ReactNode {
  return (
    <p className="container margin-bottom--lg">
      Read on: <Link to="/docs/requirements/">panels and systems</Link>,{' '}
      <Link to="/docs/usage/principles/">how csf and lfd work</Link>, <Link to="/docs/features/">features</Link>,{' '}
      <Link to="/blog/">the blog</Link>, <Link to="/contact/">contact</Link>.
    </p>
  );
}
