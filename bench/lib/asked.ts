/**
 * A number of times that was asked for on the command line.
 * @throws Error when it is none
 */
export function times(option: string, asked: string): number {
  const count = Number(asked);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`${option} takes a whole number from 1, and not "${asked}".`);
}

/**
 * One of the words that an option knows.
 * @throws Error that names them when it is none of them
 */
export function oneOf<Word extends string>(
  option: string,
  asked: string,
  known: readonly Word[],
): Word {
  const found = known.find((word) => word === asked);
  if (found !== undefined) return found;
  throw new Error(`${option} knows ${known.join(', ')}, and not "${asked}".`);
}
