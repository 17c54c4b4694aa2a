/** The colours of the mark, the icons and the social cards, which no style sheet reaches. */
export const palette = {
  ink: '#0c1620',
  inkLine: '#2a3b4a',
  onInk: '#e6edf1',
  mutedOnInk: '#a3b3bf',
  blockedOnInk: '#ff6a4d',
  markBars: '#f4f1e8',
  paper: '#fbfaf6',
  accentOnPaper: '#0b5a70',
} as const;
