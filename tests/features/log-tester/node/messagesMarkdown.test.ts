import {
  messageAnchors,
  messageData,
  messagesMarkdown,
  wordsOf,
} from '@site/src/features/log-tester/node/messagesMarkdown';
import {messages} from '@site/src/features/log-tester/logic/messages';

test('every message has a heading of its own, below its program', () => {
  expect(messageAnchors.size).toBe(messages.length);
  const headings = messagesMarkdown().match(/^### .+$/gm)!;
  expect(new Set(headings).size).toBe(messages.length);
});

test('a message is shown with its places in capitals', () => {
  const {compiled} = messages.find(({id}) => id === 'sshd-failed-password')!;
  expect(wordsOf(compiled.nodes)).toBe(
    'TIME [HOST ]sshd[NUMBER]: Failed password for [invalid user |illegal user ]NAME from ADDRESS',
  );
});

test('the data names the setting, the log, the panels and the page of a message', () => {
  const data = messageData('https://example.org/docs/reference/log-messages/') as Record<string, unknown>[];
  expect(data.find(({id}) => id === 'directadmin-failed-login')).toMatchObject({
    setting: 'LF_DIRECTADMIN',
    logs: ['DIRECTADMIN_LOG'],
    onlyOn: ['DirectAdmin'],
    page: 'https://example.org/docs/reference/log-messages/#directadmin-failed-login',
  });
});
