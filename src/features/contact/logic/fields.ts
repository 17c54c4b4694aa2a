import type {Field} from '../../../lib/formField';

/** What somebody can write about. */
export const topics = [
  {id: 'question', label: 'A question'},
  {id: 'product', label: 'A bug in the product'},
  {id: 'pages', label: 'A mistake in these pages'},
  {id: 'stickers', label: 'Printed stickers for an event'},
  {id: 'other', label: 'Something else'},
] as const;

export type Topic = (typeof topics)[number]['id'];

/** Where the words of the form go: to a service that takes forms, or into a prefilled issue at the code host. */
export type Way = 'service' | 'issue';

/** A field that people do not see and programs fill in; services know it by this name. */
export const honeypotName = '_gotcha';

type ContactField = Field & {
  /** Name and address are asked only for a service: a mail program and the code host know who writes. */
  ways: readonly Way[];
  nameInIssue?: string;
};

const always: readonly Way[] = ['service', 'issue'];

const contactFields: readonly ContactField[] = [
  {
    id: 'topic',
    name: 'topic',
    ways: always,
    label: 'What is it about?',
    type: 'choice',
    isRequired: true,
    maxLength: 20,
    autoComplete: 'off',
    options: topics,
    messages: {
      empty: 'Choose what it is about.',
      long: 'Choose one of the topics in the list.',
      form: 'Choose one of the topics in the list.',
    },
  },
  {
    id: 'name',
    name: 'name',
    ways: ['service'],
    label: 'Your name',
    type: 'text',
    isRequired: false,
    maxLength: 80,
    autoComplete: 'name',
    messages: {empty: '', long: 'Shorten the name to 80 characters.'},
  },
  {
    id: 'email',
    name: 'email',
    ways: ['service'],
    label: 'Your email address',
    type: 'email',
    isRequired: true,
    maxLength: 254,
    autoComplete: 'email',
    hint: 'For the answer, and for nothing else.',
    messages: {
      empty: 'Write the address to which the answer should go.',
      long: 'Write an email address of at most 254 characters.',
      form: 'Write the whole email address, such as you@example.org.',
    },
  },
  {
    id: 'subject',
    name: 'subject',
    nameInIssue: 'title',
    ways: always,
    label: 'Subject, in one line',
    type: 'text',
    isRequired: true,
    minLength: 4,
    maxLength: 120,
    // WebKit empties a line of text that has "off" when somebody comes back to the page.
    autoComplete: 'on',
    messages: {
      empty: 'Say in one line what it is about.',
      short: 'Say a little more: the subject needs at least 4 characters.',
      long: 'Shorten the subject to 120 characters.',
    },
  },
  {
    id: 'message',
    name: 'message',
    nameInIssue: 'body',
    ways: always,
    label: 'Message',
    type: 'lines',
    isRequired: true,
    minLength: 10,
    maxLength: 4000,
    autoComplete: 'off',
    hint:
      'For a bug: what you did, what you expected and what happened, your panel, your system and the version of Sentinel. ' +
      'Leave out passwords, and addresses that nobody should see. Up to 4,000 characters.',
    messages: {
      empty: 'Write your message.',
      short: 'Say a little more: the message needs at least 10 characters.',
      long: 'Shorten the message to 4,000 characters.',
    },
  },
];

/** The fields of the contact form, named as the receiver knows them. */
export function contactFieldsFor(way: Way): Field[] {
  return contactFields
    .filter(({ways}) => ways.includes(way))
    .map((field) => ({...field, name: (way === 'issue' && field.nameInIssue) || field.name}));
}

/** The one field of the mailing list, under the name that the list gives to it. */
export function newsletterField(name: string): Field {
  return {
    id: 'email',
    name,
    label: 'Your email address',
    type: 'email',
    isRequired: true,
    maxLength: 254,
    autoComplete: 'email',
    messages: {
      empty: 'Write the address to which the news should go.',
      long: 'Write an email address of at most 254 characters.',
      form: 'Write the whole email address, such as you@example.org.',
    },
  };
}
