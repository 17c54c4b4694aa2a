import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';

import Tiles from '@site/src/components/Tiles';

import {tools, toolUrl} from './tools';

/** The tools of the site as tiles: what each is called, and the question that it answers. */
export default function ToolTiles(): ReactNode {
  return (
    <Tiles>
      <ul>
        {tools.map(({id, title, question}) => (
          <li key={id}>
            <Link to={toolUrl(id)}>
              {title} <span>{question}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Tiles>
  );
}
