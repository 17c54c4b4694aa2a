/**
 * The colours of the mark, the icons, the swag and the social cards, which no style sheet reaches.
 * A test compares them with `src/css/tokens.css`.
 */
export const palette = {
  ink: '#0c1620',
  inkLine: '#2a3b4a',
  onInk: '#e6edf1',
  mutedOnInk: '#a8b7c4',
  blockedOnInk: '#ff6a4d',
  markBars: '#f4f1e8',
  paper: '#fbfaf6',
  paperLine: '#dcdbd2',
  onPaper: '#101b26',
  mutedOnPaper: '#424e59',
  blockedOnPaper: '#d63a1a',
  accentOnPaper: '#0a5469',
  accentOnInk: '#7fd3e6',
} as const;
