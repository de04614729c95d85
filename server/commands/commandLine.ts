import { type ParseArgsConfig, parseArgs } from 'node:util';
import { isQueryError } from '../store/database/databaseFaults';

/**
 * Reads the arguments of a command. When they are wrong, prints what is wrong and how the command is used, and exits with 1.
 * @param usage such as `npm run seed [-- --replace]`
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    // Only the first sentence of Node's message is about the argument.
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('. ');
    return refuse(`${reason}. Usage: ${usage}`);
  }
}

/** Ends a command whose arguments are wrong. */
export function refuse(reason: string): never {
  process.stderr.write(`${reason}\n`);
  process.exit(1);
}

/** Runs a command. When it fails, prints why, without a stack, and exits with 1. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    process.stderr.write(`${reasonsOf(error).join('\n')}\n`);
    process.exitCode = 1;
  }
}

/** Errors of a system call that an operator can do something about. */
const SYSTEM_ERRORS: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk quota of this user is used up.',
  EROFS: 'The disk is read-only.',
};

/**
 * The messages of an error and its causes. The message of a query error names parameters, perhaps a secret of the shop, so it
 * is left out.
 */
export function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return error === undefined ? [] : [String(error)];
  // One error for each address of a host.
  if (error instanceof AggregateError) return error.errors.flatMap(reasonsOf);
  const known = SYSTEM_ERRORS[(error as NodeJS.ErrnoException).code ?? ''];
  const message = isQueryError(error) ? 'A query failed.' : error.message || error.name;
  return [known ?? message, ...reasonsOf(error.cause)];
}
