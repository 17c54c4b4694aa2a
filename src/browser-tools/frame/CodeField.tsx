import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';

import Field, {type Frame} from '@site/src/components/Form/Field';

import CodeArea from './CodeArea';

type Props = Pick<Frame, 'label' | 'hint' | 'error'> & ComponentProps<typeof CodeArea> & {children: ReactNode};

/** A field for pasted lines; its children are below them. */
export default function CodeField({label, hint, error, children, ...props}: Props): ReactNode {
  return (
    <Field label={label} hint={hint} error={error}>
      {(ties) => (
        <>
          <CodeArea
            {...ties}
            {...props}
            aria-describedby={clsx(props['aria-describedby'], ties['aria-describedby']) || undefined}
          />
          {children}
        </>
      )}
    </Field>
  );
}
