/** The database cannot be reached, or does not answer in time. Whether the last statement took effect is unknown. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super('The database does not answer.', { cause });
    this.name = 'DatabaseUnavailable';
  }
}

/**
 * SQLSTATE codes of a server that cannot serve now: connections (08), resources (53), shutdown and start (57P), a statement
 * or lock that took too long (57014, 55P03), an idle transaction that was ended (25P03), and transactions that stood in each
 * other's way (40001, 40P01).
 */
const PASSING = /^(08...|53...|57P..|57014|55P03|25P03|40001|40P01)$/;
const CONFLICT = /^(40001|40P01)$/;
/** SQLSTATE codes after which the server ends the connection, and Node's of a broken one. */
const LOST = /^(08...|57P..|25P03|ECONNRESET|EPIPE|ETIMEDOUT)$/;

/** Whether an error, or one that caused it, says that the database cannot serve now and may soon. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  causesOf(error).some((one) => one instanceof DatabaseUnavailable || PASSING.test(codeOf(one)));

/** Whether the server undid the work so that it may run again at once. */
export const isConflict = (error: unknown): boolean =>
  causesOf(error).some((one) => CONFLICT.test(codeOf(one)));

/** Whether an error says that its connection is gone: by the server, the network, or the driver, whose errors have no code. */
export const isConnectionLost = (error: unknown): boolean =>
  causesOf(error).some(
    (one) => LOST.test(codeOf(one)) || /connection terminated|not queryable/i.test(one.message),
  );

/** An error and those that caused it; Drizzle wraps the errors of the driver. */
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}
