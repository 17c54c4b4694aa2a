import {readFileSync} from 'node:fs';

import {logLines, recording} from '@site/src/pages/_home/recording';

test.each([
  ['the attack', recording],
  ['the log', logLines],
])('%s on the home page stands word for word in the recording', (_, lines) => {
  const transcript = readFileSync('src/firewall/transcripts/21-lfd-ssh-block.txt', 'utf8');
  expect(transcript).toContain(`${lines}\n`);
});
