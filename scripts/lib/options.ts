import { readArguments, refuse } from '../../server/commands/commandLine';

export { readArguments, refuse };

/** Parses a count from the command line. Ends the command when it is not a positive integer. */
export function parseCount(option: string, text: string): number {
  const count = Number(text);
  if (Number.isSafeInteger(count) && count > 0) return count;
  return refuse(`${option} takes a positive integer, not "${text}".`);
}

/** Parses an option with a fixed set of values. Ends the command when it is none of them. */
export function parseChoice<Word extends string>(
  option: string,
  text: string,
  choices: readonly Word[],
): Word {
  const found = choices.find((word) => word === text);
  return found ?? refuse(`${option} takes ${choices.join(', ')}, not "${text}".`);
}
