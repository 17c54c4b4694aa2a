import table from './events.json';
import type {Finding} from './finding';
import {subjectForm} from './mailKinds';

/** What lfd writes about anything except a block: a line in lfd.log, an email, or both. */
type Event = {
  /** How its line in lfd.log begins; an email can come without a line. */
  form?: RegExp;
  /** What happened; ADDRESS is the address of the line or email, $1 the first group of `form`. */
  what: string;
  /** The setting that controls it. In the row of a line, $1 as in `what`. */
  setting?: string;
  lifts?: Finding['lifts'];
  isListing?: boolean;
  /** The email about it; `setting` is the one that switches it off, if that leaves the line in the log. */
  mail?: {template: string; subject: RegExp; setting?: string};
  page: string;
};

/** The events of a page. */
type Group = {
  page: string;
  events: readonly {
    /** A pattern. `{address}` is an address behind which lfd writes a port, also of IPv6. */
    form?: string;
    anyCase?: boolean;
    what: string;
    setting?: string;
    lifts?: string;
    isListing?: boolean;
    template?: string;
    mailSetting?: string;
    /** Why the row is as it is. */
    why?: string;
  }[];
};

const address = String.raw`(?<address>[\d.]+|[\da-f:]*(?:[a-f][\da-f]*|::[\da-f]+)|[\da-f:]+)`;

/** All events, in the order in which a line in the log is compared with them: the first form that fits counts. */
export const events: readonly Event[] = (table as readonly Group[]).flatMap(({page, events: group}) =>
  group.map(({form, anyCase = false, what, setting, lifts, isListing, template, mailSetting = setting}) => ({
    ...{what, setting, lifts: lifts as Event['lifts'], isListing, page},
    form: form === undefined ? undefined : new RegExp(form.replace('{address}', address), anyCase ? 'i' : ''),
    mail: template === undefined ? undefined : {template, setting: mailSetting, subject: subjectForm(template)},
  })),
);

/** Somebody sent too many emails; its email also says whether lfd blocked the sender. */
export const relayEvent = events.find(({setting}) => setting === 'RT_$1_LIMIT')!;

/** The sentence about an event. */
export function eventText({what}: Event, address = 'an unknown address', first = ''): string {
  const begun = what.startsWith('ADDRESS') ? address.replace(/^an /, 'An ') : address;
  return what.replace('ADDRESS', begun).replace('$1', first);
}
