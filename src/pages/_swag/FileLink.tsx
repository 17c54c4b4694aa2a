import type {ReactNode} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';

import {savedName} from './downloads';
import {describeFile} from './fileFacts';

/** A link that saves a file of `static/`, with what it is. */
export default function FileLink({file}: {file: string}): ReactNode {
  const {withBaseUrl} = useBaseUrlUtils();
  return (
    <>
      <a href={withBaseUrl(`/${file}`)} download={savedName(file)}>
        Download {file.split('/').at(-1)}
      </a>{' '}
      ({describeFile(file)})
    </>
  );
}
