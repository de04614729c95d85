import { setTimeout } from 'node:timers/promises';

/** A check of one part of the shop. */
export interface ReadinessCheck {
  /** Whether the shop can serve shoppers without this part. */
  readonly isOptional?: boolean;
  /** How long a result is used, ms; default one second. */
  readonly freshMs?: number;
  /** @returns a sentence without text of an error, or null when the part works. An error counts as "does not respond". */
  readonly findFault: () => Promise<string | null>;
}

/** The state of the shop, as `/ready` sends it. */
export interface Readiness {
  /** `degraded`: an optional part does not work. */
  readonly status: 'ready' | 'degraded' | 'not ready';
  /** `ok`, or what is wrong with the part. */
  readonly parts: Readonly<Record<string, string>>;
}

const FRESH_MS = 1000;
const TIMEOUT_MS = 3000;

/**
 * Readiness probe: runs all checks at once. Each result is cached and concurrent callers share it, so frequent calls cost
 * nothing.
 * @param now monotonic ms
 */
export function readinessProbe(
  checks: Readonly<Record<string, ReadinessCheck>>,
  now: () => number = () => performance.now(),
): () => Promise<Readiness> {
  const parts = Object.entries(checks).map(([name, check]) => {
    let cached: { readonly at: number; readonly fault: Promise<string | null> } | undefined;
    const findFault = () => {
      if (cached === undefined || now() - cached.at >= (check.freshMs ?? FRESH_MS)) {
        cached = { at: now(), fault: findFaultInTime(check) };
      }
      return cached.fault;
    };
    return { name, isOptional: check.isOptional ?? false, findFault };
  });
  return async () => {
    const found = await Promise.all(
      parts.map(async (part) => ({ ...part, fault: await part.findFault() })),
    );
    const faulty = found.filter(({ fault }) => fault !== null);
    return {
      status: statusOf(faulty),
      parts: Object.fromEntries(found.map(({ name, fault }) => [name, fault ?? 'ok'])),
    };
  };
}

function statusOf(faulty: readonly { readonly isOptional: boolean }[]): Readiness['status'] {
  if (faulty.length === 0) return 'ready';
  return faulty.every(({ isOptional }) => isOptional) ? 'degraded' : 'not ready';
}

const NO_RESPONSE = 'does not respond';

/** The message of an error may name hosts, accounts or paths, so it is not shown. */
const findFaultInTime = ({ findFault }: ReadinessCheck): Promise<string | null> =>
  Promise.race([
    findFault().catch(() => NO_RESPONSE),
    setTimeout(TIMEOUT_MS, NO_RESPONSE, { ref: false }),
  ]);
