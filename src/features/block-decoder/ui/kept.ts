import {keep} from '@site/src/components/BrowserTool/kept';

/** The text that was given to the decoder. */
export const keptText = keep('tool.block-decoder', '', (stored) => (typeof stored === 'string' ? stored : undefined));
