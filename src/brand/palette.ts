/** The colours of the icons and the social cards, which no style sheet reaches. A test compares them with `src/css/tokens.css`. */
export const palette = {
  ink: '#0c1620',
  onInk: '#e6edf1',
  mutedOnInk: '#a8b7c4',
  blockedOnInk: '#ff6a4d',
  markBars: '#f4f1e8',
} as const;
