import {contactFieldsFor} from '@site/src/features/contact/logic/fields';
import {readDraft, writeDraft} from '@site/src/features/contact/logic/draft';

const fields = contactFieldsFor('service');

test('what was typed comes back as it was', () => {
  const typed = {topic: 'product', name: 'Ada', email: 'ada@', subject: ' lfd', message: 'line one\nline “two” '};
  expect(readDraft(fields, writeDraft(fields, typed)!)).toEqual(typed);
});

test('a form nobody touched leaves nothing', () => {
  expect(writeDraft(fields, {})).toBeUndefined();
  expect(writeDraft(fields, {topic: 'stickers', message: ''}, {topic: 'stickers'})).toBeUndefined();
  expect(writeDraft(fields, {topic: ''}, {topic: 'stickers'})).toBeDefined();
  expect(writeDraft(fields, {message: 'a'})).toBeDefined();
});

test.each([null, '', '{"subject": ', 'null', '[]', '"text"', '1', '{"subject": 1, "message": {"a": 1}, "name": null}'])(
  '%s in the storage is not a draft',
  (text) => expect(readDraft(fields, text)).toEqual({}),
);

test('of a draft that somebody else wrote, only what the fields take is used', () => {
  const text = JSON.stringify({topic: 'spam', subject: 'a'.repeat(500), other: 'x', message: 'hello'});
  expect(readDraft(fields, text)).toEqual({subject: 'a'.repeat(120), message: 'hello'});
});

test('a draft is never cut in the middle of a character', () => {
  const text = JSON.stringify({subject: `${'a'.repeat(119)}😀`});
  expect(readDraft(fields, text)).toEqual({subject: 'a'.repeat(119)});
});
