import {messages} from '@sentinel/csf/model/lfd/messages';
import {placeNames} from '@sentinel/csf/model/lfd/template';
import {directives} from '@site/src/plugins/reference/directives';
import {messageData, wordsOf} from '@site/src/plugins/reference/directives/logMessages';

test('every message has a heading with its id, below its program', () => {
  const headings = directives
    .get('log-messages')!
    .content({})
    .filter((node) => node.type === 'heading');
  const ids = headings.filter(({depth}) => depth === 3).map(({data}) => data?.hProperties?.id);
  expect([...ids].sort()).toEqual(messages.map(({id}) => id).sort());
  expect(headings.filter(({depth}) => depth === 2)).toHaveLength(new Set(messages.map(({program}) => program)).size);
});

test('the file of messages is among the sources', () => {
  expect(directives.get('log-messages')!.sources({})).toContain('packages/csf/facts/log-messages.json');
});

test('a message is shown with its places in capitals', () => {
  const {compiled} = messages.find(({id}) => id === 'sshd-failed-password')!;
  expect(wordsOf(compiled.nodes)).toBe(
    'TIME [HOST ]sshd[NUMBER]: Failed password for [invalid user |illegal user ]NAME from ADDRESS',
  );
});

test('every place of a template is shown, except the end of a line', () => {
  const blanks = placeNames.filter((place) => wordsOf([{place}]).trim() === '');
  expect(blanks).toEqual(['space', 'spaces', 'spaces?', 'end', 'very end']);
  const knock = messages.find(({id}) => id === 'kernel-knock')!;
  expect(wordsOf(knock.compiled.nodes)).toContain('_IN*…SRC=ADDRESS…DPT=PORT');
});

test('relaying from the server itself is shown with the protocols of a login, which lfd counts there too', () => {
  const {compiled} = messages.find(({id}) => id === 'exim-localhost-relay')!;
  expect(wordsOf(compiled.nodes)).toContain('P=(smtp|esmtp|esmtps|esmtpa|esmtpsa)');
});

test('a message that lfd also looks for in fixed files names them', () => {
  const text = JSON.stringify(directives.get('log-messages')!.content({}));
  const {files} = messages.find(({id}) => id === 'sshd-failed-password')!;
  expect(files).not.toEqual([]);
  for (const file of files!) {
    expect(text).toContain(JSON.stringify({type: 'inlineCode', value: file}));
  }
});

test('the data names the setting, the log, the panels and the page of a message', () => {
  const data = messageData('https://example.org/docs/reference/log-messages/') as Record<string, unknown>[];
  expect(data.find(({id}) => id === 'directadmin-failed-login')).toMatchObject({
    setting: 'LF_DIRECTADMIN',
    logs: ['DIRECTADMIN_LOG'],
    onlyOn: ['DirectAdmin'],
    page: 'https://example.org/docs/reference/log-messages/#directadmin-failed-login',
  });
  expect(data.find(({id}) => id === 'sshd-failed-password')).toHaveProperty('onlyOn', undefined);
});
