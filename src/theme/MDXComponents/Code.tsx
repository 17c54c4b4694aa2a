import type {ComponentProps, ReactNode} from 'react';

/** Code within a line of Markdown. Fenced code never gets here: the build highlights it and passes it to Pre. */
export default function Code(props: ComponentProps<'code'>): ReactNode {
  return <code translate="no" {...props} />;
}
