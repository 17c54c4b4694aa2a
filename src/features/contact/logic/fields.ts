import type {Field} from '../../../lib/formField';

/** The topics of a message. */
export const topics = [
  {id: 'question', label: 'A question'},
  {id: 'product', label: 'A bug in the product'},
  {id: 'pages', label: 'An error on these pages'},
  {id: 'stickers', label: 'Printed stickers for an event'},
  {id: 'other', label: 'Something else'},
] as const;

export type Topic = (typeof topics)[number]['id'];

/** Where the form goes: to a form service, or into a prefilled issue at the code host. */
export type Way = 'service' | 'issue';

/** A hidden field that only programs fill in. Services know it by this name. */
export const honeypotName = '_gotcha';

type ContactField = Field & {
  /** Only a service needs name and address: a mail program and the code host know who writes. */
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
      long: 'Choose a topic from the list.',
      form: 'Choose a topic from the list.',
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
    ...emailField('email', 'Enter the address for the answer.'),
    ways: ['service'],
    hint: 'Used only to answer you.',
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
    // WebKit clears a text field with "off" when the visitor returns to the page.
    autoComplete: 'on',
    messages: {
      empty: 'Enter a subject.',
      short: 'Write a longer subject: it needs at least 4 characters.',
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
      'Leave out passwords, and addresses that others should not see. Up to 4,000 characters.',
    messages: {
      empty: 'Write your message.',
      short: 'Write a longer message: it needs at least 10 characters.',
      long: 'Shorten the message to 4,000 characters.',
    },
  },
];

/** The fields of the contact form, with the receiver's names. */
export function contactFieldsFor(way: Way): Field[] {
  return contactFields
    .filter(({ways}) => ways.includes(way))
    .map((field) => ({...field, name: (way === 'issue' && field.nameInIssue) || field.name}));
}

/** The only field of the mailing list, with the list's name for it. */
export function newsletterField(name: string): Field {
  return emailField(name, 'Enter the address for the news.');
}

function emailField(name: string, empty: string): Field {
  return {
    id: 'email',
    name,
    label: 'Your email address',
    type: 'email',
    isRequired: true,
    maxLength: 254,
    autoComplete: 'email',
    messages: {
      empty,
      long: 'Enter an email address of at most 254 characters.',
      form: 'Enter a complete email address, such as you@example.org.',
    },
  };
}
