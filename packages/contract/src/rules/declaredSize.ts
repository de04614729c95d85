import { FILE_KIND_BYTES, type FileKind, fileKindOf } from './fileKind';
import type { Size } from './receiptImage';

/** Reads the size from the header of a picture. @throws RangeError when the header is incomplete */
type ReadSize = (file: DataView) => Size | null;

const LITTLE_ENDIAN = true;
const JPEG_FRAMES = new Set([
  0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf,
]);
/** `ispe`: the box with the size of an AVIF or HEIC image. */
const SIZE_BOX = 0x69_73_70_65;
/** The boxes of sizes precede the pixels. */
const BOXES_MAX_BYTES = 65_536;

/** A frame may follow several segments of 64 KB, with previews and colour profiles. */
function jpegSize(file: DataView): Size | null {
  let at = 2;
  while (file.getUint8(at) === 0xff) {
    const marker = file.getUint8(at + 1);
    if (JPEG_FRAMES.has(marker)) {
      return { width: file.getUint16(at + 7), height: file.getUint16(at + 5) };
    }
    // Bytes of 0xff may fill the space before a marker.
    at += marker === 0xff ? 1 : 2 + file.getUint16(at + 2);
  }
  return null;
}

function webpSize(file: DataView): Size | null {
  const chunk = String.fromCharCode(...[12, 13, 14, 15].map((at) => file.getUint8(at)));
  const uint24 = (at: number) => file.getUint16(at, LITTLE_ENDIAN) + file.getUint8(at + 2) * 65_536;
  if (chunk === 'VP8X') return { width: uint24(24) + 1, height: uint24(27) + 1 };
  if (chunk === 'VP8L') {
    const bits = file.getUint32(21, LITTLE_ENDIAN);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  return {
    width: file.getUint16(26, LITTLE_ENDIAN) & 0x3fff,
    height: file.getUint16(28, LITTLE_ENDIAN) & 0x3fff,
  };
}

/** The largest size, since a picture may consist of tiles and have a thumbnail. */
function heifSize(file: DataView): Size | null {
  let largest: Size | null = null;
  for (let at = 4; at + 16 <= Math.min(file.byteLength, BOXES_MAX_BYTES); at += 1) {
    if (file.getUint32(at) !== SIZE_BOX) continue;
    const size = { width: file.getUint32(at + 8), height: file.getUint32(at + 12) };
    if (largest === null || pixelsOf(size) > pixelsOf(largest)) largest = size;
  }
  return largest;
}

const READERS: Readonly<Partial<Record<FileKind, ReadSize>>> = {
  png: (file) => ({ width: file.getUint32(16), height: file.getUint32(20) }),
  gif: (file) => ({
    width: file.getUint16(6, LITTLE_ENDIAN),
    height: file.getUint16(8, LITTLE_ENDIAN),
  }),
  bmp: (file) => ({
    width: file.getInt32(18, LITTLE_ENDIAN),
    // Negative where the rows are stored from top to bottom.
    height: Math.abs(file.getInt32(22, LITTLE_ENDIAN)),
  }),
  jpeg: jpegSize,
  webp: webpSize,
  avif: heifSize,
  heic: heifSize,
};

export const pixelsOf = ({ width, height }: Size): number => width * height;

/**
 * The size of a picture by its header. Browsers and libraries report only an error for pictures that are too large for them,
 * as for damaged ones.
 * @param file all of it, or its first part
 * @returns null if the header is incomplete, or of another kind of file
 */
export function declaredSize(file: Uint8Array): Size | null {
  const read = READERS[fileKindOf(file.subarray(0, FILE_KIND_BYTES))];
  try {
    return read?.(new DataView(file.buffer, file.byteOffset, file.byteLength)) ?? null;
  } catch {
    return null;
  }
}
