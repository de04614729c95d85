/** 32-bit FNV-1a hash in base 36. Not for secrets: it only tells texts apart without storing them. */
export function shortHash(text: string): string {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return value.toString(36);
}
