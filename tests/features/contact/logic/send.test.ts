import {contactFieldsFor} from '@site/src/features/contact/logic/fields';
import {refusal} from '@site/src/features/contact/logic/send';

const fields = contactFieldsFor('service');
const said = (status: number, body?: unknown) => refusal(status, body, fields);

test('a complaint about a field is shown at that field too, in a whole sentence', () => {
  expect(said(422, {errors: [{code: 'TYPE_EMAIL', field: 'email', message: 'should be an email'}]})).toEqual({
    sentence: 'Not sent: the service refused the message. It says: email: should be an email.',
    errors: {email: 'Your email address: should be an email.'},
  });
});

test('complaints about no field, or about one that the form does not have, are shown together', () => {
  expect(said(403, {errors: [{message: 'Form not active'}, {field: 'captcha', message: 'is missing'}]})).toEqual({
    sentence: 'Not sent: the service refused the message. It says: Form not active. captcha: is missing.',
    errors: {},
  });
  expect(said(400, {error: 'origin not allowed'}).sentence).toMatch(/It says: origin not allowed\.$/);
});

test.each([undefined, null, 'no', {}, {errors: 'x'}, {errors: [null, 1, {message: 7}, {message: ' '}]}, {error: {}}])(
  'an answer like %j leaves the status',
  (body) =>
    expect(said(404, body)).toEqual({
      sentence: 'Not sent: the service refused the message (status 404).',
      errors: {},
    }),
);

test('too many messages and errors of the service have their own messages', () => {
  expect(said(429, {error: 'x'}).sentence).toMatch(/too many messages.*Wait a minute/);
  expect(said(503, {error: 'stack trace'}).sentence).toBe(
    'Not sent: the service failed (status 503). Try again in a few minutes.',
  );
});

test('what a service says does not fill the page', () => {
  const errors = Array.from({length: 50}, () => ({message: 'x'.repeat(5000)}));
  expect(said(400, {errors}).sentence.length).toBeLessThan(2500);
});
