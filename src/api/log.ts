import type { Failure } from '../contract/failure';

/**
 * Notes a failure that a shopper is not told about (spec §8: token check, search, suggestions are logged only): what kind
 * it was, and never its sentence, in which a server may repeat what was typed. A call that its caller left is no failure.
 */
export function logFailure(what: string, { kind, status }: Failure): void {
  if (kind === 'aborted') return;
  console.warn(`${what}: ${kind}${status === undefined ? '' : ` ${status}`}`);
}

/** What is wrong with an answer, and where in it. */
interface Issue {
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/**
 * Notes where an answer breaks the contract, for whoever builds the other side; not what stands there, which may be
 * somebody's. Silent in production.
 */
export function logBrokenContract(endpoint: string, issues: readonly Issue[]): void {
  if (process.env.NODE_ENV === 'production') return;
  const places = issues.map(({ path = [] }) => path.map(nameOf).join('.'));
  console.warn(`The answer to "${endpoint}" breaks the contract at: ${places.join(', ')}`);
}

const nameOf = (part: PropertyKey | { readonly key: PropertyKey }) =>
  String(typeof part === 'object' ? part.key : part);
