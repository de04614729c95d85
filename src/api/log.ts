import type { Failure } from '../contract/failure';

/**
 * Notes a failure that a shopper is not told about (spec §8: token check, search, suggestions are logged only).
 * A call that its caller left is no failure.
 */
export function logFailure(what: string, failure: Failure): void {
  if (failure.kind === 'aborted') return;
  console.warn(`${what}: ${failure.message}`, failure);
}

/** Notes an answer that breaks the contract, for whoever builds the other side. Silent in production. */
export function logBrokenContract(endpoint: string, problems: readonly string[]): void {
  if (process.env.NODE_ENV === 'production') return;
  console.warn(`The answer to "${endpoint}" breaks the contract: ${problems.join('; ')}`);
}
