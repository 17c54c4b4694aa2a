import {describeFile, sizeOf} from '@site/src/pages/_swag/FileLink';

test('says of a file what it is, how large it is drawn and how large it is', () => {
  expect(describeFile('swag/sticker-round.svg')).toMatch(/^SVG, 66 × 66\u{a0}mm, \d+\.\d\u{a0}kB$/u);
  expect(describeFile('swag/sticker-hexagon.svg')).toMatch(/^SVG, 50 × 57\.7\u{a0}mm, /u);
  expect(describeFile('swag/wallpaper-phone.svg')).toMatch(/^SVG, 1170 × 2532\u{a0}px, \d+ bytes$/u);
  expect(describeFile('swag/motd.txt')).toMatch(/^text, \d+ bytes$/);
});

test('a file that was never measured stops the build with a remedy', () => {
  expect(() => sizeOf('swag/nothing.svg')).toThrow('write it into src/pages/_swag/sizes.json');
});
