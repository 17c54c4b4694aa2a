import {readFileSync} from 'node:fs';
import {addressToBlock, checkIp, readAddress} from '../model/address';
import {shortForm} from '../model/netfilter/address';

const [, ...rows] = readFileSync('packages/csf/tests/fixtures/addresses.jsonl', 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as {text: string; family: number; spelled: string});

test.each(rows)('"$text" is an address where the product says so', ({text, family, spelled}) => {
  const checked = checkIp(text);
  expect(checked !== undefined).toBe(family !== 0);
  expect(checked === undefined || checked === 'unclear' ? family : checked.family).toBe(family);
  expect(addressToBlock(text)).toBe(family === 0 ? undefined : spelled);
  const read = readAddress(text);
  expect(read === undefined ? spelled.toLowerCase() : shortForm(read)).toBe(spelled.toLowerCase());
});
