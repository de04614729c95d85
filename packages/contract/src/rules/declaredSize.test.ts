import { declaredSize } from './declaredSize';

const bytes = (latin1: string) => Uint8Array.from(latin1, (letter) => letter.charCodeAt(0));

const PNG = '\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR\0\0\x75\x30\0\0\x75\x31';
const FRAME = '\xff\xc2\0\x11\x08\x75\x31\x75\x30';
/** Metadata with the frame of a preview of 16 × 16 pixels. */
const PREVIEW = '\xff\xe1\0\x0b\xff\xc0\0\x11\x08\0\x10\0\x10';
const BMP = 'BM????\0\0\0\0????\x28\0\0\0';
const AVIF = '\0\0\0\x20ftypavif????';
const box = (width: string, height: string) => `\0\0\0\x14ispe\0\0\0\0\0\0${width}\0\0${height}`;

test.each([
  ['PNG', PNG],
  ['GIF', 'GIF89a\x30\x75\x31\x75'],
  ['BMP', `${BMP}\x30\x75\0\0\x31\x75\0\0`],
  ['BMP from top to bottom', `${BMP}\x30\x75\0\0\xcf\x8a\xff\xff`],
  ['JPEG', `\xff\xd8${FRAME}`],
  ['JPEG with a preview', `\xff\xd8${PREVIEW}\xff${FRAME}`],
  ['AVIF', `${AVIF}${box('\x75\x30', '\x75\x31')}`],
  ['AVIF with a preview', `${AVIF}${box('\x75\x30', '\x75\x31')}${box('\0\x10', '\0\x10')}`],
])('reads the size of a %s', (_, file) => {
  expect(declaredSize(bytes(file))).toEqual({ width: 30_000, height: 30_001 });
});

test.each([
  ['WebP', 'VP8 ????\0\0\0\x9d\x01\x2a\xff\x3f\xfe\x3f'],
  ['lossless WebP', 'VP8L????\x2f\xfe\x7f\xff\x0f'],
  ['WebP with metadata', 'VP8X????\0\0\0\0\xfe\x3f\0\xfd\x3f\0'],
])('reads the size of a %s', (_, chunk) => {
  expect(declaredSize(bytes(`RIFF????WEBP${chunk}`))).toEqual({ width: 16_383, height: 16_382 });
});

test.each([
  ['an incomplete PNG', PNG.slice(0, -1)],
  ['a JPEG without a frame', `\xff\xd8${PREVIEW}`],
  ['a JPEG with damaged segments', `\xff\xd8${PREVIEW}\0\0\0\0`],
  ['an AVIF without a size', `${AVIF}${'\0'.repeat(40)}`],
  ['a text', 'Transfer to'],
  ['nothing', ''],
])('%s has no size', (_, file) => {
  expect(declaredSize(bytes(file))).toBeNull();
});
