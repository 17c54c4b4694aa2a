import {
  issueAddress,
  lengthError,
  longestAddress,
  mailAddress,
  newIssuePage,
} from '@site/src/features/contact/logic/handOver';

const values = {topic: 'product', subject: ' lfd & csf ', message: 'first line\nsecond? #3 100% + ü'};

test('an issue has the subject as its title, and the topic before the message', () => {
  const {origin, pathname, searchParams} = new URL(issueAddress(values));
  expect(origin + pathname).toBe('https://github.com/sentinelfirewall/sentinel/issues/new');
  expect(Object.fromEntries(searchParams)).toEqual({
    title: 'lfd & csf',
    body: 'Topic: A bug in the product\n\nfirst line\nsecond? #3 100% + ü',
  });
});

test('mistakes in these pages go to the repository of these pages, the rest to that of the product', () => {
  expect(newIssuePage('pages')).toBe('https://github.com/sentinelfirewall/sentinelfirewall.org/issues/new');
  for (const topic of ['question', 'product', 'stickers', 'other', undefined]) {
    expect(newIssuePage(topic)).toBe('https://github.com/sentinelfirewall/sentinel/issues/new');
  }
});

test('an email has the same words, with the line ends of mail', () => {
  const address = new URL(mailAddress('contact@example.org', values));
  expect(address.pathname).toBe('contact@example.org');
  const [subject, body] = [...address.search.matchAll(/[?&]\w+=([^&]*)/g)].map(([, text]) => decodeURIComponent(text!));
  expect(subject).toBe('lfd & csf');
  expect(body).toBe('Topic: A bug in the product\r\n\r\nfirst line\r\nsecond? #3 100% + ü');
});

test('half a character, as a cut selection leaves it, arrives as U+FFFD', () => {
  const broken = {...values, subject: 'lfd \ud83d'};
  expect(new URL(issueAddress(broken)).searchParams.get('title')).toBe('lfd \ufffd');
  expect(mailAddress('contact@example.org', broken)).toContain('subject=lfd%20%EF%BF%BD&');
});

describe.each(['issue', 'mail'] as const)('the length of an address for %s', (way) => {
  const write = (message: string) =>
    way === 'issue' ? issueAddress({...values, message}) : mailAddress('contact@example.org', {...values, message});
  const errorOf = (message: string) => lengthError(way, write(message), message);

  test('is no matter for a short message', () => expect(errorOf('Which ports does lfd need?')).toBeUndefined());

  test.each(['a', 'a ', 'ы', '漢', 'a\n', '🛡'])(
    'a message of too many %j says by how much, and that is enough',
    (text) => {
      const message = text.repeat(longestAddress[way] / text.length);
      const error = errorOf(message);
      expect(error).toMatch(/The message is too long for/);
      const excess = Number(/about ([\d,]+) characters/.exec(error!)![1]!.replace(',', ''));
      const shortened = message.slice(0, Math.floor((message.length - excess) / text.length) * text.length);
      expect(errorOf(shortened)).toBeUndefined();
      expect(shortened.length).toBeGreaterThan((message.length - excess) * 0.8);
    },
  );
});

test('the longest message in plain English fits into an issue', () => {
  const message = 'Which ports does lfd need on a cPanel server? '.repeat(100).slice(0, 4000);
  expect(lengthError('issue', issueAddress({...values, message}), message)).toBeUndefined();
});
