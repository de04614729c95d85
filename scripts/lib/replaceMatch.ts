/**
 * Replaces a required match in the output of a tool; without the `g` flag only the first one.
 * @param replacement gets the match and its first group
 * @throws Error when nothing matches: the tool's output has changed
 */
export function replaceMatch(
  text: string,
  pattern: RegExp,
  replacement: (match: string, group: string) => string,
): string {
  if (text.search(pattern) < 0) {
    throw new Error(
      `The build did not find ${pattern} in the text that begins with:\n${text.slice(0, 400)}`,
    );
  }
  return text.replace(pattern, replacement);
}
