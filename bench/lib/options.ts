/**
 * Parses a count from the command line.
 * @throws Error when it is not a positive integer
 */
export function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${option} takes a positive integer, not "${text}".`);
}

/**
 * Parses an option with a fixed set of values.
 * @throws Error that lists the values when it is none of them
 */
export function parseChoice<Word extends string>(
  option: string,
  text: string,
  choices: readonly Word[],
): Word {
  const found = choices.find((word) => word === text);
  if (found !== undefined) return found;
  throw new Error(`${option} takes ${choices.join(', ')}, not "${text}".`);
}
