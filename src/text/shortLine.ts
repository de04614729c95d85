/** A text in one line of at most `most` characters, cut after a word. Chinese has no blanks, so any character ends a word. */
export function shortLine(text: string, most: number, ellipsis: string): string {
  const line = text.trim().replace(/\s+/g, ' ');
  if (line.length <= most) return line;
  return line.slice(0, most).replace(/\s[^\s\p{sc=Han}]*$/u, '') + ellipsis;
}
