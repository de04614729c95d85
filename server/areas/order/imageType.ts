/** An image type that a receipt may have. */
export interface ImageType {
  readonly mediaType: string;
  /** Of a file name, without the dot. */
  readonly extension: string;
}

const JPEG = { mediaType: 'image/jpeg', extension: 'jpg' } as const;
const HEIC = { mediaType: 'image/heic', extension: 'heic' } as const;
const AVIF = { mediaType: 'image/avif', extension: 'avif' } as const;

/** How files begin, as one character a byte; a `?` is any byte. */
const BEGINNINGS: readonly (readonly [beginning: string, type: ImageType])[] = [
  ['\x89PNG\r\n\x1a\n', { mediaType: 'image/png', extension: 'png' }],
  ['\xff\xd8\xff', JPEG],
  ['GIF87a', { mediaType: 'image/gif', extension: 'gif' }],
  ['GIF89a', { mediaType: 'image/gif', extension: 'gif' }],
  ['RIFF????WEBP', { mediaType: 'image/webp', extension: 'webp' }],
  ['????ftypavif', AVIF],
  ['????ftypavis', AVIF],
  ['????ftypheic', HEIC],
  ['????ftypheix', HEIC],
  ['????ftyphevc', HEIC],
  ['????ftypmif1', HEIC],
  ['????ftypmsf1', HEIC],
  ['BM????\0\0\0\0', { mediaType: 'image/bmp', extension: 'bmp' }],
];

/**
 * Finds out what image a file is by its first bytes; its name and announced type may lie. SVG is none of them: it can carry
 * scripts.
 * @returns null when it is no image that we know
 */
export function imageTypeOf(bytes: Uint8Array): ImageType | null {
  const found = BEGINNINGS.find(([beginning]) => startsWith(bytes, beginning));
  return found?.[1] ?? null;
}

function startsWith(bytes: Uint8Array, beginning: string): boolean {
  return [...beginning].every(
    (character, index) => character === '?' || bytes[index] === character.charCodeAt(0),
  );
}
