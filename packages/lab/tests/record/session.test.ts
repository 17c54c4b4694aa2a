import {readSession} from '../../record/session';

test('a session has a title, settings, and commands by the terminal that shows them; others are unseen', () => {
  const text = `# Blocking an address
TESTING = "0"

! csf -s
root@server:~# csf -d 198.51.100.99
visitor@client:~$ nc -v 203.0.113.10 22
`;
  expect(readSession(text, 'x.txt')).toEqual({
    title: 'Blocking an address',
    settings: {TESTING: '0'},
    commands: [
      {at: 'root@server', command: 'csf -d 198.51.100.99'},
      {at: 'visitor@client', command: 'nc -v 203.0.113.10 22'},
    ],
  });
});

test.each([
  ['a line that is no command', '# Title\nroot@server:~# csf -v\ncsf -l\n', 'x.txt:3: "csf -l" is no command'],
  ['no title', 'root@server:~# csf -v\n', 'x.txt: it needs a title'],
  ['no command', '# Title\n! csf -s\n', 'x.txt: it needs a title ("# …") and a command'],
])('%s is an error', (_what, text, message) => {
  expect(() => readSession(text, 'x.txt')).toThrow(message);
});
