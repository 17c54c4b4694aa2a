/**
 * Settings that CSF's changelog adds without the words "Added new option", found by hand. `readArrivals` checks that
 * the version is the first to name the setting.
 */
const readByHand: Record<string, readonly string[]> = {
  '14.02': ['LF_SUDO_EMAIL_ALERT', 'SUDO_LOG'],
  '14.00': ['CURL', 'WGET'],
  '13.09': ['MM_LICENSE_KEY'],
  '13.01': ['LF_INTERWORX', 'INTERWORX_LOG'],
  '11.00': ['CF_ENABLE'],
  '10.15': ['MESSENGERV2'],
  '6.26': ['UDPFLOOD', 'UDPFLOOD_LIMIT', 'UDPFLOOD_BURST', 'UDPFLOOD_LOGGING', 'UDPFLOOD_ALLOWUSER'],
  '6.12': ['UID_LIMIT', 'UID_INTERVAL'],
  '6.00': ['LFDSTART'],
  '5.22': ['CONNLIMIT', 'CONNLIMIT_LOGGING'],
  '5.10': ['PORTKNOCKING', 'PORTKNOCKING_LOG', 'PORTKNOCKING_ALERT'],
  '4.26': ['CC_ALLOW', 'CC_DENY', 'CC_INTERVAL'],
};

const announcement = /\b(?:added?|new)\b[^.]{0,60}?\b(?:options?|settings?|features?)\b(?: added)?[\s:(-]*/gi;
const nextName = /^([A-Z][A-Za-z0-9_]+)(?:,? and |, | |[.):]|$)/;

/**
 * The version that added each setting, if CSF's changelog says that it is new. A setting that an earlier version of the
 * changelog names does not count. Newest first, like the changelog.
 */
export function readArrivals(changelog: string, known: ReadonlySet<string>): Map<string, string> {
  const oldest = new Map<string, string>();
  const announced = new Map<string, string>();
  for (const {version, text} of sections(changelog)) {
    for (const [name] of text.matchAll(/\b[A-Z][A-Za-z0-9_]+\b/g)) {
      if (known.has(name)) {
        oldest.set(name, version);
      }
    }
    for (const paragraph of text.split(/\n\s*\n/).map((lines) => lines.replace(/\s+/g, ' ').trim())) {
      announcedIn(paragraph, known).forEach((name) => announced.set(name, version));
    }
  }
  for (const [version, names] of Object.entries(readByHand)) {
    for (const name of names) {
      if (oldest.get(name) !== version) {
        throw new Error(
          `${name} is first named in ${oldest.get(name) ?? 'no version'} of the changelog, not ${version}`,
        );
      }
      announced.set(name, version);
    }
  }
  return new Map(
    [...announced]
      .filter(([name, version]) => oldest.get(name) === version)
      .sort(([name, version], [otherName, other]) => Number(other) - Number(version) || (name < otherName ? -1 : 1)),
  );
}

function sections(changelog: string): {version: string; text: string}[] {
  return changelog.split(/^(?=\d+\.\d+\s+-)/m).flatMap((text) => {
    const version = /^(\d+\.\d+)\s+-/.exec(text)?.[1];
    return version === undefined ? [] : [{version, text: text.slice(version.length).replace(/^\s+-/, '')}];
  });
}

/** The names listed after "added new options". */
function announcedIn(paragraph: string, known: ReadonlySet<string>): string[] {
  return [...paragraph.matchAll(announcement)].flatMap((found) => {
    const names: string[] = [];
    let rest = paragraph.slice(found.index + found[0].length);
    for (let next = nextName.exec(rest); next?.[1] && known.has(next[1]); next = nextName.exec(rest)) {
      names.push(next[1]);
      rest = rest.slice(next[0].length);
    }
    return names;
  });
}
