import type {Field} from '../../../lib/formField';

/** The one field of the mailing list, under the name that the list gives to it. */
export function newsletterField(name: string): Field {
  return {
    id: 'email',
    name,
    label: 'Your e-mail address',
    type: 'email',
    isRequired: true,
    maxLength: 254,
    autoComplete: 'email',
    messages: {
      empty: 'Write the address to which the news should go.',
      long: 'Write an e-mail address of at most 254 characters.',
      form: 'Write the whole e-mail address, such as you@example.org.',
    },
  };
}
