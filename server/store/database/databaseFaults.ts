import { isNativeError } from 'node:util/types';
import { DrizzleQueryError } from 'drizzle-orm';

/** The database cannot be reached or does not respond in time. It is unknown whether the last statement took effect. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not respond.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * SQLSTATE codes of a temporary failure: connections (08), resources (53), shutdown and start (57P), timeouts of a
 * statement or lock (57014, 55P03), a terminated idle transaction (25P03), a primary that became a standby (25006),
 * conflicts between transactions (40001, 40P01).
 */
const TEMPORARY = /^(08...|53...|57P..|57014|55P03|25P03|25006|40001|40P01)$/;
const CONFLICT = /^(40001|40P01)$/;
/**
 * SQLSTATE codes after which the connection is of no use, because the server closes it or cannot write, and Node's codes
 * of a broken one.
 */
const CONNECTION_LOST = /^(08...|57P..|25P03|25006|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** Whether an error is of a query; its message names the query's parameters. */
export const isQueryError = (error: unknown): boolean => error instanceof DrizzleQueryError;

/** Whether an error or one of its causes is a temporary failure of the database. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) => cause instanceof DatabaseUnavailable || TEMPORARY.test(codeOf(cause)),
  );

/** Whether the server rolled the work back, so it can be retried at once. */
export const isConflict = (error: unknown): boolean =>
  causesOf(error).some((cause) => CONFLICT.test(codeOf(cause)));

/** Whether a row was refused because it violates a check of its table. */
export const isCheckViolation = (error: unknown): boolean =>
  causesOf(error).some((cause) => codeOf(cause) === '23514');

/** Whether an error means a lost connection: by the server, the network, or the driver, whose errors have no code. */
export const isConnectionLost = (error: unknown): boolean =>
  causesOf(error).some(
    (cause) =>
      CONNECTION_LOST.test(codeOf(cause)) ||
      /connection terminated|not queryable/i.test(cause.message),
  );

/** Whether a pooler refused a connection because of a parameter that only the database knows. */
export const isRefusedParameter = (error: unknown): boolean =>
  causesOf(error).some(({ message }) => message.includes('unsupported startup parameter'));

/** A notice that the server sends beside its response. */
export interface ServerNotice {
  readonly severity?: string | undefined;
  readonly code?: string | undefined;
}

/**
 * Whether a notice of the server says that a commit did not wait for its replica: it succeeded here, and the next
 * failover may lose it. PostgreSQL has no own code for it.
 */
export const isUnreplicated = ({ severity, code }: ServerNotice): boolean =>
  severity === 'WARNING' && (code === '01000' || code === '57P01');

/** An error and its causes; Drizzle wraps the errors of the driver, which may come from another realm in tests. */
function causesOf(error: unknown): readonly Error[] {
  return isNativeError(error) ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}
