import {useEffect, useState, type ReactNode} from 'react';

import {copyText} from '@site/src/lib/browser/copyText';

type Props = {readText: () => string; label?: string; title?: string; className?: string};

const outcomes = {copied: 'Copied', failed: 'Select and copy by hand'};

/** Copies code to the clipboard and says whether it worked. */
export default function CopyButton({readText, label = 'Copy', title, className}: Props): ReactNode {
  const [state, setState] = useState<'idle' | keyof typeof outcomes>('idle');
  useEffect(() => {
    if (state !== 'idle') {
      const timer = setTimeout(() => setState('idle'), 2000);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [state]);

  async function copy(): Promise<void> {
    try {
      await copyText(readText().replace(/\n$/, ''));
      setState('copied');
    } catch {
      setState('failed');
    }
  }

  return (
    <button type="button" className={className} title={title} onClick={copy}>
      <span aria-live="polite">{state === 'idle' ? label : outcomes[state]}</span>
    </button>
  );
}
