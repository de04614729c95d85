/** A part of a tar file. The path of a folder ends with `/`. */
export interface TarPart {
  readonly path: string;
  /** bytes */
  readonly size: number;
}

/** Headers and contents fill whole blocks of this many bytes. */
export const BLOCK = 512;
/** The two empty blocks at the end. */
export const END_BYTES = 2 * BLOCK;

/** The zeros after a content. */
export const paddingOf = (size: number): number => (BLOCK - (size % BLOCK)) % BLOCK;

/** The longest size in octal digits is 8 GB; a longer one is a binary number with the highest bit set. */
const MAX_OCTAL = 8 ** 11;

/**
 * The header of a part in the format `ustar`. It depends on path and size only: the owner may read and write, and the time
 * is 0. So a reader can compare a header with the expected one.
 * @throws RangeError when the path is too long
 */
export function tarHeader({ path, size }: TarPart): Buffer {
  const isFolder = path.endsWith('/');
  const [prefix, name] = splitPath(path);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(isFolder ? '0000700' : '0000600', 100);
  header.write('0000000', 108);
  header.write('0000000', 116);
  if (size < MAX_OCTAL) header.write(size.toString(8).padStart(11, '0'), 124);
  else {
    header[124] = 0x80;
    header.writeBigUInt64BE(BigInt(size), 128);
  }
  header.write('00000000000', 136);
  header.write(isFolder ? '5' : '0', 156);
  header.write('ustar\0' + '00', 257);
  header.write(prefix, 345);
  // The checksum counts itself as blanks.
  header.fill(' ', 148, 156);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

const MAX_NAME = 100;
const MAX_PREFIX = 155;

function splitPath(path: string): readonly [prefix: string, name: string] {
  if (path.length <= MAX_NAME) return ['', path];
  const slash = path.indexOf('/', path.length - MAX_NAME - 1);
  if (slash < 1 || slash > MAX_PREFIX || slash === path.length - 1) {
    throw new RangeError(`The path ${path} is too long.`);
  }
  return [path.slice(0, slash), path.slice(slash + 1)];
}

/** Reads path and size of a header, without checking it. */
export function readTarHeader(header: Buffer): TarPart {
  const text = (start: number, end: number) =>
    header.toString('latin1', start, end).replace(/\0.*$/s, '');
  return { path: text(0, MAX_NAME), size: Number.parseInt(text(124, 136), 8) };
}
