import type { Grey } from '../lines/grey';

/** The picture as a portable graymap (PGM, "P5"): a line of text and the shades as they are. Nothing to pack or unpack. */
export function graymap({ data, width, height }: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}
