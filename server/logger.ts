/**
 * The server's log: one JSON object a line. JSON escapes newlines, so no text can pretend to be a second line.
 *
 * Nothing that a shopper sent may reach the log: no password, code, token, cookie or address. Messages of errors may carry
 * such text (a failed query names its parameters, a mail server repeats the receiver), so the log never prints them. It
 * prints what identifies the fault instead: the name, the code and the lines of our source.
 */

/** What a line tells besides its message. Never text of a request. */
type Fields = Readonly<Record<string, string | number | boolean>>;

type Level = 'info' | 'warn' | 'error';

/** An error whose message carries nothing of a request, so that the log prints it. */
export class LoggableError extends Error {}

/** What the log prints of an error. */
interface LoggedError {
  readonly name: string;
  /** A system error's or SQLSTATE code. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  /** The message of a `LoggableError`. */
  readonly reason?: string;
  readonly stack: readonly string[];
  readonly cause?: LoggedError;
}

type Print = (line: string) => void;

/** Looked up at each line: tests spy on the console. */
let printers: Readonly<Record<Level, Print>> = {
  info: (line) => console.log(line),
  warn: (line) => console.warn(line),
  error: (line) => console.error(line),
};

function write(level: Level, message: string, error: unknown, fields: Fields): void {
  const logged = error === undefined ? {} : { error: describeError(error) };
  printers[level](
    JSON.stringify({ time: new Date().toISOString(), level, message, ...fields, ...logged }),
  );
}

/**
 * Writes to the log. `message` is a constant sentence; what varies goes into `fields`.
 *
 * @example logger.error('A reset code could not be mailed.', error);
 */
export const logger = {
  info: (message: string, fields: Fields = {}) => write('info', message, undefined, fields),
  warn: (message: string, error?: unknown, fields: Fields = {}) =>
    write('warn', message, error, fields),
  error: (message: string, error?: unknown, fields: Fields = {}) =>
    write('error', message, error, fields),
} as const;

/** A sentence for the person who started the shop: as it is on a terminal, else a line of the log. */
export function announce(sentence: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${sentence}\n`);
  else logger.info(sentence.trim());
}

/** Why the shop cannot open: a list on a terminal, else a line of the log. */
export function announceFailure(sentence: string, reasons: readonly string[]): void {
  const list = reasons.map((reason) => `\n  - ${reason}`).join('');
  if (process.stderr.isTTY) process.stderr.write(`${sentence}${list}\n`);
  else logger.error([sentence, ...reasons].join(' '));
}

const CAUSES_LOGGED = 4;
const FRAMES_LOGGED = 12;

function describeError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { cause } = error;
  return {
    name: identifier(error.name) ?? 'Error',
    ...identifiers(error, ['code', 'constraint', 'table']),
    ...(error instanceof LoggableError && { reason: error.message }),
    stack: framesOf(error),
    ...(cause instanceof Error &&
      depth < CAUSES_LOGGED && { cause: describeError(cause, depth + 1) }),
  };
}

function identifiers(error: Error, names: readonly (keyof LoggedError)[]) {
  const found = new Map<string, unknown>(Object.entries(error));
  const named = names.map((name) => [name, identifier(found.get(name))] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** A short name such as `ECONNREFUSED` or `cart_lines`; anything else may be text of a request. */
const identifier = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9_]{1,64}$/.test(value) ? value : undefined;

/**
 * The lines of source in a stack, without the message before them, which may look like such lines. None when the stack
 * begins with another message than the error has.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const head = message === '' ? '' : `: ${message}`;
  const end = stack.indexOf(`${head}\n    at `);
  if (end < 0 || !/^[\w$ .[\]]*$/.test(stack.slice(0, end))) return [];
  return stack
    .slice(end + head.length + 1)
    .split('\n', FRAMES_LOGGED)
    .map((line) => line.trim());
}

/**
 * Makes everything that this process prints a line of the log: what libraries write to the console, warnings of Node, and the
 * error that ends the process. All of them may print text of a request.
 */
export function logEverything(): void {
  const { log, warn, error } = console;
  printers = { info: log, warn, error };
  for (const method of ['log', 'info', 'debug', 'trace', 'warn', 'error'] as const) {
    console[method] = (...args: unknown[]) =>
      logger.warn(
        'A library wrote to the console.',
        args.find((arg) => arg instanceof Error),
      );
  }
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn('Node warns.', warning));
  process.on('uncaughtException', (fault) => {
    logger.error('The shop ends: an error was not handled.', fault);
    process.exit(1);
  });
}
