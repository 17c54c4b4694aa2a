import type {ReactNode} from 'react';

import CodeBlock from '@site/src/components/CodeBlock';

type Props = {code: string; title?: string; language?: string};

const entities: Record<string, string> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};

/** Code shown by a component, in the same block as code in Markdown. */
export default function Snippet({code, language = 'bash', title}: Props): ReactNode {
  const html = code.replace(/[&<>]/g, (character) => entities[character]!);
  return <CodeBlock html={html} language={language} {...(title === undefined ? {} : {title})} />;
}
