/** 32-bit FNV-1a hash in base 36. Not for secrets: it only tells values apart without storing them. */
export function shortHash(value: string | Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const byte of typeof value === 'string' ? new TextEncoder().encode(value) : value) {
    hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
