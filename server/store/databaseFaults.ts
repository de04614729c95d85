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
/** A SQLSTATE code: the server has answered, so the connection works. */
const SQLSTATE = /^[0-9A-Z]{5}$/;
/** SQLSTATE codes after which the server ends the connection. */
const ENDING = /^(08...|57P..|25P03)$/;

/** Whether an error, or one that caused it, says that the database cannot serve now and may soon. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  causesOf(error).some((one) => one instanceof DatabaseUnavailable || PASSING.test(codeOf(one)));

/** Whether the server undid the work so that it may run again at once. */
export const isConflict = (error: unknown): boolean =>
  causesOf(error).some((one) => CONFLICT.test(codeOf(one)));

/** Whether the driver reports that its connection is gone, and no answer of the server. */
export function isConnectionLost(error: unknown): boolean {
  const codes = causesOf(error).map(codeOf).filter(Boolean);
  const states = codes.filter((code) => SQLSTATE.test(code) && !/^E[A-Z]+$/.test(code));
  if (states.length > 0) return states.some((state) => ENDING.test(state));
  return codes.length > 0 || causesOf(error).some(({ message }) => DRIVER_MESSAGE.test(message));
}

/** What the driver says about a connection that is gone; these errors have no code. */
const DRIVER_MESSAGE = /connection terminated|not queryable/i;

/** An error and those that caused it; Drizzle wraps the errors of the driver. */
function causesOf(error: unknown): readonly Error[] {
  return error instanceof Error ? [error, ...causesOf(error.cause)] : [];
}

function codeOf(error: Error): string {
  const code: unknown = Reflect.get(error, 'code');
  return typeof code === 'string' ? code : '';
}
