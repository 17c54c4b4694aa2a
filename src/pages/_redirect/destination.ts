/** Longest address, in characters, that the redirect page shows. */
export const maxLength = 2048;

export type Destination = {ok: true; url: string; host: string} | {ok: false; reason: string};

/**
 * Decides whether the redirect page may lead to an address. Only complete http and https
 * addresses pass; everything else is refused with a sentence for the visitor.
 */
export function checkDestination(address: string | null): Destination {
  if (!address) {
    return refuse('No address was given.');
  }
  if (address.length > maxLength) {
    return refuse(`The address is longer than ${maxLength} characters.`);
  }
  // Browsers drop control characters and read a backslash as a slash: what is shown would not be what is opened.
  if (/[\p{Cc}\p{Cf}\s\\]/u.test(address)) {
    return refuse('The address has characters that hide where it leads.');
  }
  if (!/^https?:\/\/[^/]/i.test(address) || !URL.canParse(address)) {
    return refuse('Only complete addresses that begin with http:// or https:// are opened from here.');
  }
  const url = new URL(address);
  if (url.username || url.password) {
    return refuse('The address carries a user name, which can make it look like another site.');
  }
  return {ok: true, url: url.href, host: url.host};
}

function refuse(reason: string): Destination {
  return {ok: false, reason};
}
