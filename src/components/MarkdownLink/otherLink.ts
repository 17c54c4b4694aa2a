import {createContext, type ReactNode} from 'react';

import type {Props} from '@theme/MDXComponents/A';

/** Draws the links of Markdown otherwise than the theme, for those who ask: a list with hundreds of them. */
export const OtherLink = createContext<((props: Props) => ReactNode) | undefined>(undefined);
