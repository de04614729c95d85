import { fileKindOf } from './fileKind';

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test.each([
  ['\x89PNG\r\n\x1a\n…', 'png'],
  ['\xff\xd8\xff\xe0Exif', 'jpeg'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['\0\0\0\x1cftypavif', 'avif'],
  ['\0\0\0\x18ftypheic', 'heic'],
  ['\0\0\0\x18ftypmif1', 'heic'],
  ['BM\x36\x10\0\0\0\0\0\0', 'bmp'],
  ['II*\0\x08\0\0\0', 'tiff'],
  ['%PDF-1.7', 'pdf'],
  ['\n\n%PDF-1.4', 'pdf'],
  ['PK\x03\x04', 'document'],
  ['\0\0\0\x18ftypmp42', 'video'],
  ['\0\0\0\x14ftypqt  ', 'video'],
  ['\x1a\x45\xdf\xa3webm', 'video'],
  ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['\xef\xbb\xbf<?xml version="1.0"?><!-- a --><svg>', 'svg'],
  ['<html><svg/></html>', 'text'],
  ['BMW is a car maker', 'text'],
  ['\x89PN\0', 'unknown'],
  ['RIFF\x10\0\0\0WAVEfmt ', 'unknown'],
  ['a text\twith\r\nblanks', 'text'],
  ['no text\x08', 'unknown'],
  ['no text\x0e', 'unknown'],
  ['no text\x1f', 'unknown'],
  ['', 'empty'],
])('a file that begins with %j is %s', (start, kind) => {
  expect(fileKindOf(bytes(start))).toBe(kind);
});
