// eslint-disable-next-line no-control-regex -- Colours of a terminal begin with the control character of Escape.
export const colour = /\u001b(?:\[[\d;?]{0,20}[A-Za-z]|\][^\u0007\u001b]{0,200}(?:\u0007|\u001b\\)|\([AB0])/g;

/** Marks of the direction of a text, and characters without a width. */
export const invisible = /[\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Spaces that pages use and programs do not. */
export const pageSpaces = /[\u00a0\u2000-\u200a\u202f\u3000]/g;

/** Tags of a page; other words in angle brackets are none, such as <a> for a session of Dovecot. */
export const tag =
  /<\/?(?:p|div|span|b|strong|i|em|pre|code|table|tbody|tr|td|li|ul|ol|blockquote|font|br)\b[^<>]{0,200}>|<a\s[^<>]{0,200}>|<\/a>/gi;

const entities: Readonly<Record<string, string>> = {
  ...{nbsp: ' ', quot: '"', apos: "'", lt: '<', gt: '>', amp: '&', vert: '|', equals: '=', num: '#', sol: '/'},
  ...{ldquo: '"', rdquo: '"', lsquo: "'", rsquo: "'", lsqb: '[', rsqb: ']', lbrack: '[', rbrack: ']', colon: ':'},
};

/** A character as the source of a page writes it, such as &quot; */
export const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]{2,8}));/gi;

/** A text with the characters that the codes of a page stand for, also where a page wrote the codes of another. */
export function withoutCodes(text: string): string {
  return text.replace(entity, characterOf).replace(/&amp;/g, '&');
}

function characterOf(whole: string, decimal?: string, hex?: string, name?: string): string {
  const code = decimal === undefined ? (hex === undefined ? undefined : parseInt(hex, 16)) : Number(decimal);
  if (code !== undefined) {
    return code === 0xa0 ? ' ' : code >= 0x20 && code < 0x10000 ? String.fromCharCode(code) : whole;
  }
  return entities[name!.toLowerCase()] ?? whole;
}

/** A text of a mail with the characters that =3D and its kin stand for. */
export function decodeQuoted(text: string): string {
  return text.replace(/=([0-7][\dA-F])/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
}
