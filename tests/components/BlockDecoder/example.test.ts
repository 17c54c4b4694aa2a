import {readFileSync} from 'node:fs';

import {example} from '@site/src/components/BlockDecoder/example';

test('the example is part of a recording, word for word', () => {
  expect(readFileSync('src/firewall/transcripts/21-lfd-ssh-block.txt', 'utf8')).toContain(example);
});
