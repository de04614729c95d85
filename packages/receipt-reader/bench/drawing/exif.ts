const SOI_BYTES = 2;

/** Adds an EXIF orientation to a JPEG, directly after its first marker. */
export async function withOrientation(
  jpeg: Blob,
  { orientation, littleEndian }: { readonly orientation: number; readonly littleEndian: boolean },
): Promise<Blob> {
  const tiff = new DataView(new ArrayBuffer(26));
  const word = (at: number, value: number) => tiff.setUint16(at, value, littleEndian);
  const long = (at: number, value: number) => tiff.setUint32(at, value, littleEndian);
  word(0, littleEndian ? 0x4949 : 0x4d4d);
  word(2, 42);
  long(4, 8);
  word(8, 1);
  // Tag 0x0112 (orientation), of type 3 (one 16-bit number).
  word(10, 0x0112);
  word(12, 3);
  long(14, 1);
  word(18, orientation);
  const head = [...new TextEncoder().encode('Exif\0\0')];
  const length = 2 + head.length + tiff.byteLength;
  const marker = [0xff, 0xe1, length >> 8, length & 0xff, ...head];
  return new Blob([jpeg.slice(0, SOI_BYTES), new Uint8Array(marker), tiff, jpeg.slice(SOI_BYTES)], {
    type: 'image/jpeg',
  });
}
