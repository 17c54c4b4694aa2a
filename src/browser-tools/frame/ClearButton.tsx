import type {ReactNode} from 'react';

import type {ToolInput} from './toolInput';

type Props = {
  input: ToolInput<object>;
  /** Forgets the result. */
  onClear?: () => void;
  className?: string | undefined;
};

/** Removes what a visitor gave to a tool, from the tab too, and leads back to the first field. */
export default function ClearButton({input, onClear, className = 'button button--secondary'}: Props): ReactNode {
  return (
    <button
      type="button"
      className={className}
      onClick={({currentTarget}) => {
        input.clear();
        onClear?.();
        currentTarget.closest('section')!.querySelector<HTMLElement>('textarea, input[type="text"]')!.focus();
      }}
    >
      Clear
    </button>
  );
}
