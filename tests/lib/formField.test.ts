import {contactFieldsFor, newsletterField, topics} from '@site/src/features/contact/logic/fields';
import {emailPattern, fieldError, fieldErrors, isEmailAddress, type Field} from '@site/src/lib/formField';

const byService = contactFieldsFor('service');
const fieldOf = (id: string): Field => byService.find((field) => field.id === id)!;
const right = {
  topic: 'question',
  name: '',
  email: 'ada@example.org',
  subject: 'Ports',
  message: 'Which ports does lfd need?',
};

test('a service gets topic, name, email, subject and message', () => {
  expect(byService.map(({name}) => name)).toEqual(['topic', 'name', 'email', 'subject', 'message']);
});

test('an issue is asked neither name nor address, and has the names that GitHub knows', () => {
  expect(contactFieldsFor('issue').map(({name}) => name)).toEqual(['topic', 'title', 'body']);
});

test('a right message has no error', () => expect(fieldErrors(byService, right)).toEqual({}));

test('every field that is required says so when it is empty or holds only spaces', () => {
  const errors = {
    topic: 'Choose what it is about.',
    email: 'Enter the address for the answer.',
    subject: 'Enter a subject.',
    message: 'Write your message.',
  };
  expect(fieldErrors(byService, {})).toEqual(errors);
  expect(fieldErrors(byService, {topic: ' ', name: ' ', email: '\t', subject: '   ', message: '\n\n'})).toEqual(errors);
});

describe.each([...byService, newsletterField('email')])('$id', (field) => {
  const {id, type, minLength, maxLength, isRequired, messages} = field;
  const letters = (length: number): string => 'a'.repeat(length);

  test('has a sentence for each of its rules, and what a form needs of it', () => {
    const needed = [
      isRequired && messages.empty,
      messages.long,
      minLength !== undefined && messages.short,
      (type === 'email' || type === 'choice') && messages.form,
    ].filter((message) => message !== false);
    expect(needed.filter((message) => !message)).toEqual([]);
    expect(id).toMatch(/^[a-z]+$/);
    expect(field.label).not.toBe('');
    expect(['off', 'on', 'name', 'email']).toContain(field.autoComplete);
  });

  test('takes no more than its limit, and no less than it needs, spaces not counted', () => {
    expect(fieldError(field, type === 'email' ? `${letters(maxLength)}@example.org` : letters(maxLength + 1))).toBe(
      messages.long,
    );
    expect(messages.long).toContain(type === 'choice' ? 'list' : maxLength.toLocaleString('en'));
    if (type === 'text' || type === 'lines') {
      expect([minLength ?? 1, maxLength].map((length) => fieldError(field, letters(length)))).toEqual([
        undefined,
        undefined,
      ]);
    }
    if (minLength !== undefined) {
      expect(fieldError(field, letters(minLength - 1))).toBe(messages.short);
      expect(fieldError(field, `${letters(minLength - 1)}     `)).toBe(messages.short);
      expect(messages.short).toContain(String(minLength));
    }
  });
});

test.each([
  'ada@example.org',
  'ada+list@mail.example.co.uk',
  "o'neil@example.org",
  'ада@пример.рф',
  ' ada@example.org ',
])('%s is an address', (address) => expect(fieldError(fieldOf('email'), address)).toBeUndefined());

test.each([
  'ada',
  'ada@',
  '@example.org',
  'ada@example',
  'ada@example.',
  'a b@example.org',
  'ada@exa mple.org',
  'a@b@c.org',
])('%s is not an address', (address) =>
  expect(fieldError(fieldOf('email'), address)).toBe('Enter a complete email address, such as you@example.org.'),
);

test('the browser can read the rule for addresses as it reads the attribute `pattern`', () => {
  const rule = new RegExp(`^(?:${emailPattern})$`, 'v' as string);
  expect(rule.test('ada@example.org')).toBe(true);
  expect(rule.test('ada@example')).toBe(false);
  expect(isEmailAddress(`${'a'.repeat(250)}@example.org`)).toBe(false);
});

test('only a topic of the list is one', () => {
  expect(topics.every(({id}) => fieldError(fieldOf('topic'), id) === undefined)).toBe(true);
  expect(fieldError(fieldOf('topic'), 'spam')).toBe('Choose a topic from the list.');
});
