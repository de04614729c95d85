/** The number of bytes that `fileKindOf` needs. */
export const FILE_KIND_BYTES = 512;

/** The first bytes of files, one character each; `?` is any byte. The first match counts. */
const SIGNATURES = [
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF87a', 'gif'],
  ['GIF89a', 'gif'],
  ['RIFF????WEBP', 'webp'],
  ['RIFF????AVI ', 'video'],
  ['????ftypavif', 'avif'],
  ['????ftypavis', 'avif'],
  ['????ftyphei', 'heic'],
  ['????ftyphev', 'heic'],
  ['????ftypmif1', 'heic'],
  ['????ftypmsf1', 'heic'],
  ['????ftyp', 'video'],
  ['????moov', 'video'],
  ['\x1a\x45\xdf\xa3', 'video'],
  ['\0\0\x01\xba', 'video'],
  ['BM????\0\0\0\0', 'bmp'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
  ['PK\x03\x04', 'document'],
  ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'document'],
] as const;

/** The kind of a file by its first bytes. `text` is any readable text, HTML and scripts included. */
export type FileKind =
  | (typeof SIGNATURES)[number][1]
  | 'empty'
  | 'pdf'
  | 'svg'
  | 'text'
  | 'unknown';

/** A byte order mark and blanks before the first word. */
const BEFORE_TEXT = /^(?:\xef\xbb\xbf)?\s*/;
/** Whether there are bytes that no text has. */
const isBinary = (text: string): boolean =>
  [...text].some((character) => character < '\t' || (character > '\r' && character < ' '));

/**
 * Detects the kind of a file by its first bytes, since its name and MIME type may be wrong.
 * @param start the first `FILE_KIND_BYTES` bytes, or all of a shorter file
 */
export function fileKindOf(start: Uint8Array): FileKind {
  if (start.length === 0) return 'empty';
  const found = SIGNATURES.find(([signature]) => startsWith(start, signature));
  if (found) return found[1];
  const latin1 = String.fromCharCode(...start.subarray(0, FILE_KIND_BYTES));
  // Readers of PDF look for its mark in the first kilobyte; mail programs put lines before it.
  if (latin1.includes('%PDF-')) return 'pdf';
  if (isBinary(latin1)) return 'unknown';
  const text = latin1.replace(BEFORE_TEXT, '');
  return /^<(?:\?xml|!--|!DOCTYPE svg|svg)/i.test(text) && /<svg/i.test(text) ? 'svg' : 'text';
}

function startsWith(bytes: Uint8Array, signature: string): boolean {
  return [...signature].every(
    (character, index) => character === '?' || bytes[index] === character.charCodeAt(0),
  );
}
