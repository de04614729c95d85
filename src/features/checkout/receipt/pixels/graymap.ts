import type { GreyImage } from '../lines/greyImage';

/** Encodes a picture as a portable graymap (PGM, "P5"): a header and the raw shades, without compression. */
export function graymap({ data, width, height }: GreyImage): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
