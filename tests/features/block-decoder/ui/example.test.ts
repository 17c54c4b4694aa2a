import {readFileSync} from 'node:fs';

import {example} from '@site/src/features/block-decoder/ui/example';

test('the example is part of a recording, word for word', () => {
  expect(readFileSync('src/product/transcripts/21-lfd-ssh-block.txt', 'utf8')).toContain(example);
});
