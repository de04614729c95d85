/**
 * Replaces what has to be in a text that a tool wrote; a pattern without `g` its first place.
 * @param put gets what was found, and the first part of it that the pattern has in brackets
 * @throws Error when the pattern is nowhere: the tool writes otherwise than it did
 */
export function replaceFound(
  text: string,
  pattern: RegExp,
  put: (found: string, part: string) => string,
): string {
  if (text.search(pattern) < 0) {
    throw new Error(
      `The build did not find ${pattern} in what begins with:\n${text.slice(0, 400)}`,
    );
  }
  return text.replace(pattern, put);
}
