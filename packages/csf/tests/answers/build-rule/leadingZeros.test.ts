import {errorInAddress} from '../../../answers/build-rule/addressText';

// What iptables 1.8.9 made of csf.deny in the real csf: 8.16.24.32, 203.0.112.0/20, and an end of the start.
test.each([
  ['010.020.030.040', 'the rule is for 8.16.24.32. Write 10.20.30.40.'],
  ['203.0.113.0/024', 'the rule is for 203.0.113.0/20. Write 203.0.113.0/24.'],
  ['198.051.100.089', 'csf then does not start, and the server is open. Write 198.51.100.89.'],
  ['203.0.113.07', 'iptables reads numbers with leading zeros as octal. Write 203.0.113.7.'],
  ['010.0.0.300', 'each of its four numbers goes from 0 to 255, without leading zeros.'],
])('%s is refused: iptables reads leading zeros as octal', (text, said) => {
  expect(errorInAddress(text)).toContain(said);
});

test.each(['203.0.113.0', '0.0.0.0/0', '10.0.0.0/8'])('%s has no leading zero', (text) => {
  expect(errorInAddress(text)).toBeUndefined();
});
