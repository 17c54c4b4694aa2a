import type {Link} from 'mdast';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {memoize} from '../../lib/memoize';
import {link} from './nodes';

const docs = path.resolve(__dirname, '../../../docs');

const labels = new Map<string, string>();

/** A link to a docs page such as `usage/ipset#anchor`, labelled as in the sidebar. */
export function pageLink(page: string): Link {
  return link(`/docs/${page.replace(/(?=[?#])|$/, '/')}`, pageLabel(page));
}

/** The name of a docs page in the sidebar. Other checks report a page that does not exist. */
export function pageLabel(page: string): string {
  const name = page.replace(/[?#].*$/, '');
  return memoize(labels, name, () => {
    const file = path.join(docs, `${name}.mdx`);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const [, label = name] = /^sidebar_label: *(.+)$/m.exec(text) ?? /^title: *(.+)$/m.exec(text) ?? [];
    return label.replace(/^(["'])(.*)\1$/, '$2');
  });
}
