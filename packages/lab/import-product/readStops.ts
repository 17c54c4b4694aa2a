import type facts from '@sentinel/csf/facts/stops.json';

/** The messages with which csf does not start, with … for each value in them. */
export type Stops = Omit<typeof facts, 'version' | 'source'>;

/**
 * Reads the messages from the source.
 * @param csf csf.pl, whose sub error removes all rules
 * @param config ConfigServer/Config.pm, which stops before csf touches a rule
 * @throws if there are none: then this reader must learn the new form
 */
export function readStops(csf: string, config: string): Stops {
  const unread = messagesIn(config, /\bcroak "((?:[^"\\]|\\.)*)"/g);
  const flushed = messagesIn(csf, /&error\((?:__LINE__|\$line),\s*"((?:[^"\\]|\\.)*)"\)/g);
  if (unread.length === 0 || flushed.length === 0) {
    throw new Error(
      'csf.pl or Config.pm no longer stop by "error" or "croak". Correct packages/lab/import-product/readStops.ts.',
    );
  }
  return {unread, flushed};
}

function messagesIn(source: string, form: RegExp): string[] {
  const texts = [...source.matchAll(form)].map(([, text = '']) =>
    text
      .replace(/\\n$/, '')
      .replace(/\$(?:\{\w+\}|\w+|!)(?:\{\w+\}|\[\d+\])?/g, '…')
      .replace(/\\(.)/g, '$1'),
  );
  return [...new Set(texts)].filter((text) => /\w{2}/.test(text)).sort();
}
