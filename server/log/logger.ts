/**
 * Structured logging with pino: one JSON object per line. JSON escapes newlines, so no text can fake a second line.
 *
 * Nothing that a shopper sent may reach the log: no password, code, token, cookie or address. Error messages may carry
 * such text (a failed query names its parameters, a mail server repeats the recipient), so the log omits them. It logs
 * the identity of the error instead: its name, its code and the lines of our source.
 */
import { pino } from 'pino';
import { currentRequest } from './requestContext';

/** Extra fields of a line. Never text of a request. */
type Fields = Readonly<Record<string, string | number | boolean>>;

type Level = 'info' | 'warn' | 'error';

/** An error whose message carries no text of a request, so the log prints it. */
export class LoggableError extends Error {}

/** The logged form of an error. */
interface LoggedError {
  readonly name: string;
  /** A system error code or SQLSTATE. */
  readonly code?: string;
  readonly constraint?: string;
  readonly table?: string;
  /** The message of a `LoggableError`. */
  readonly reason?: string;
  readonly stack: readonly string[];
  readonly cause?: LoggedError;
}

type Print = (line: string) => void;

/** Tests spy on the console, so it is looked up for each line. `logEverything` replaces these. */
let printers: Readonly<Record<Level, Print>> = {
  info: (line) => console.log(line.trimEnd()),
  warn: (line) => console.warn(line.trimEnd()),
  error: (line) => console.error(line.trimEnd()),
};

/** With pino's metadata symbol, pino sets the level of a line before it writes the line. */
const destination = {
  [Symbol.for('pino.metadata')]: true,
  lastLevel: 0,
  write(line: string) {
    const { error, warn } = pino.levels.values;
    const isError = this.lastLevel === error;
    printers[isError ? 'error' : this.lastLevel === warn ? 'warn' : 'info'](line);
  },
};

const lines = pino(
  {
    base: null,
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { error: (error: unknown) => describeError(error) },
    // Lines that are written while a request is handled carry its id.
    mixin: () => {
      const request = currentRequest();
      return request ? { requestId: request.id } : {};
    },
  },
  destination,
);

function write(level: Level, message: string, error: unknown, fields: Fields): void {
  lines[level](error === undefined ? fields : { ...fields, error }, message);
}

/**
 * Writes to the log. `message` is a constant sentence; variable parts go into `fields`.
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

/** Prints a message for the operator: plain on a terminal, else as a line of the log. */
export function announce(message: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${message}\n`);
  else logger.info(message.trim());
}

/** Prints why the shop cannot open: as a list on a terminal, else as a line of the log. */
export function announceFailure(message: string, reasons: readonly string[]): void {
  const list = reasons.map((reason) => `\n  - ${reason}`).join('');
  if (process.stderr.isTTY) process.stderr.write(`${message}${list}\n`);
  else logger.error([message, ...reasons].join(' '));
}

const MAX_CAUSES = 4;
const MAX_FRAMES = 12;

function describeError(error: unknown, depth = 1): LoggedError {
  if (!(error instanceof Error)) return { name: typeof error, stack: [] };
  const { cause } = error;
  return {
    name: identifier(error.name) ?? 'Error',
    ...identifiers(error, ['code', 'constraint', 'table']),
    ...(error instanceof LoggableError && { reason: error.message }),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < MAX_CAUSES && { cause: describeError(cause, depth + 1) }),
  };
}

function identifiers(error: Error, names: readonly (keyof LoggedError)[]) {
  const properties = new Map<string, unknown>(Object.entries(error));
  const named = names.map((name) => [name, identifier(properties.get(name))] as const);
  return Object.fromEntries(named.filter(([, value]) => value !== undefined));
}

/** A short identifier such as `ECONNREFUSED` or `cart_lines`; any other text may come from a request. */
const identifier = (value: unknown): string | undefined =>
  typeof value === 'string' && /^[A-Za-z0-9_]{1,64}$/.test(value) ? value : undefined;

/**
 * The frames of a stack, without the message before them, which may look like frames. Empty when the stack starts with
 * another message than the error has.
 */
function framesOf({ stack = '', message }: Error): string[] {
  const head = message === '' ? '' : `: ${message}`;
  const end = stack.indexOf(`${head}\n    at `);
  if (end < 0 || !/^[\w$ .[\]]*$/.test(stack.slice(0, end))) return [];
  return stack
    .slice(end + head.length + 1)
    .split('\n', MAX_FRAMES)
    .map((line) => line.trim());
}

/**
 * Turns everything that this process prints into lines of the log: console output of libraries, warnings of Node, and
 * the error that ends the process. All of them may contain text of a request.
 */
export function logEverything(): void {
  // Written synchronously, so the last line before the process ends is not lost.
  const stdout = pino.destination({ dest: 1, sync: true });
  const stderr = pino.destination({ dest: 2, sync: true });
  const toStderr: Print = (line) => stderr.write(line);
  printers = { info: (line) => stdout.write(line), warn: toStderr, error: toStderr };
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
