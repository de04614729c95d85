import { imageTypeOf } from './imageType';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n…', 'image/png', 'png'],
  ['\xff\xd8\xff\xe1Exif', 'image/jpeg', 'jpg'],
  ['GIF87a', 'image/gif', 'gif'],
  ['GIF89a', 'image/gif', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp', 'webp'],
  ['\0\0\0\x1cftypavif', 'image/avif', 'avif'],
  ['\0\0\0\x18ftypheic', 'image/heic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'image/heic', 'heic'],
  ['BM\x36\x10\0\0\0\0\0\0', 'image/bmp', 'bmp'],
])('%j begins a picture', (beginning, mediaType, extension) => {
  expect(imageTypeOf(bytes(beginning))).toEqual({ mediaType, extension });
});

test.each([
  '',
  '\x89PN',
  '%PDF-1.7',
  'PK\x03\x04',
  '<svg/>',
  '<html>',
  'RIFF\x10\0\0\0WAVEfmt ',
  '\0\0\0\x18ftypmp42',
  'BMW is a car maker',
])('%j begins none', (beginning) => {
  expect(imageTypeOf(bytes(beginning))).toBeNull();
});
