import type { Failure } from '../contract/failure';

/**
 * Logs a failure that is not shown to the shopper (spec §8: token check, search, suggestions). The log has its kind but not
 * its message, in which a server may repeat what the shopper typed. Aborted calls are not logged.
 */
export function logFailure(what: string, { kind, status }: Failure): void {
  if (kind === 'aborted') return;
  console.warn(`${what}: ${kind}${status === undefined ? '' : ` ${status}`}`);
}

/** An issue of a schema, with its path. */
interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * Logs the paths at which a response breaks the contract, for developers of an API. Values are left out, since they may be
 * personal. Silent in production.
 */
export function logBrokenContract(endpoint: string, issues: readonly Issue[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const paths = issues.map(({ path = [] }) => path.map(nameOf).join('.'));
  console.warn(`The response of "${endpoint}" breaks the contract at: ${paths.join(', ')}`);
}

const nameOf = (part: PropertyKey | { readonly key: PropertyKey }) =>
  String(typeof part === 'object' ? part.key : part);
