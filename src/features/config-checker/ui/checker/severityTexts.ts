import type {Severity} from '@site/src/features/config-checker/logic/finding';

/** Heading and meaning of each degree; the page explains the same words. */
export const severityTexts: Record<Severity, {heading: string; meaning: string}> = {
  broken: {heading: 'Broken', meaning: 'csf stops at this, or leaves the setting out.'},
  lockout: {heading: 'Can lock you out', meaning: 'You can lose the way into the server.'},
  open: {heading: 'More open than it looks', meaning: 'Less is closed than the file lets you believe.'},
  trap: {heading: 'Works otherwise than it reads', meaning: 'Legal, but with an effect that few expect.'},
  unknown: {heading: 'Not known', meaning: 'No setting of 15.11. csf takes the line and nothing reads it.'},
  obsolete: {heading: 'Gone or renamed', meaning: 'Sentinel does not read these any more.'},
  new: {heading: 'Missing', meaning: 'The file of 15.11 has these settings; the merged file adds them.'},
  difference: {heading: 'Not as shipped', meaning: 'Your own choices, next to what the product ships.'},
};
