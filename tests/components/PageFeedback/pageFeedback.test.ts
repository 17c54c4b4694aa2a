import {feedbackAddress, type FeedbackKind, type Subject} from '@site/src/components/PageFeedback/pageFeedback';

const subject: Subject = {
  title: 'Allow & deny: "100 %" + <more> #1',
  address: 'https://sentinelfirewall.org/docs/page/',
  version: '15.11',
};

const wordsOf = (kind: FeedbackKind, about: Subject = subject): Record<string, string> =>
  Object.fromEntries(new URL(feedbackAddress(kind, about)).searchParams);

test('the issue is one about these pages, and its title names the page', () => {
  const {origin, pathname} = new URL(feedbackAddress('yes', subject));
  expect(origin + pathname).toBe('https://github.com/sentinelfirewall/sentinelfirewall.org/issues/new');
  expect((['yes', 'no', 'change'] as const).map((kind) => wordsOf(kind).title)).toEqual([
    `Helpful: ${subject.title}`,
    `Not helpful: ${subject.title}`,
    `Suggestion: ${subject.title}`,
  ]);
});

test('the issue says page, address and version, and asks one question', () => {
  expect(wordsOf('change').body).toBe(
    'Page: Allow & deny: "100 %" + <more> #1\n' +
      'Address: https://sentinelfirewall.org/docs/page/\n' +
      'Version: 15.11\n\n' +
      'What should it say instead?\n',
  );
});

test('a section has its heading and is in the address', () => {
  const section = {title: 'How do I undo it?', id: 'how-do-i-undo-it'};
  expect(wordsOf('no', {...subject, section}).body).toContain(
    'Section: How do I undo it?\nAddress: https://sentinelfirewall.org/docs/page/#how-do-i-undo-it\n',
  );
});

test('no words of a page or of an address can add to the address of the issue', () => {
  const hostile = '&labels=x#y?z=\r\nLocation: "><script>';
  const address = feedbackAddress('yes', {...subject, title: hostile, section: {title: hostile, id: hostile}});
  expect([...new URL(address).searchParams.keys()]).toEqual(['title', 'body']);
  expect(new URL(address).hash).toBe('');
  expect(address).not.toMatch(/["<>\s]/);
});
