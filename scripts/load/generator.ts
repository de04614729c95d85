import autocannon, { type Request } from 'autocannon';

/** A load of one kind. */
export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
  /** Requests of a warm-up, instead of a duration: code that ran often enough is compiled. */
  readonly amount?: number;
  /** Requests per second of all connections; absent: as many as possible. */
  readonly rate?: number;
  /** Each connection repeats these one after the other. */
  readonly requests?: Request[];
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a load saw. Times are ms. */
export interface LoadResult {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
  readonly total: number;
  /** Broken connections, timeouts, and every status but 2xx. */
  readonly errors: number;
  /** What the errors were, such as `503: 2, timeouts: 1`. */
  readonly errorKinds: string;
}

/** Loads a URL with autocannon. */
export async function load(url: string, options: LoadOptions): Promise<LoadResult> {
  const { connections, seconds, amount, rate, requests, headers } = options;
  const { latency, duration, errors, timeouts, non2xx, ...counted } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(amount !== undefined && { amount }),
    ...(rate !== undefined && { overallRate: rate }),
    ...(requests && { requests }),
    ...(headers && { headers: { ...headers } }),
  });
  return {
    perSecond: counted['2xx'] / duration,
    p50: latency.p50,
    p99: latency.p99,
    max: latency.max,
    total: counted['2xx'] + non2xx,
    // autocannon counts a timeout as an error too.
    errors: errors + non2xx,
    errorKinds: describeErrors({
      ...statusesOf(counted.statusCodeStats),
      timeouts,
      broken: errors - timeouts,
    }),
  };
}

/** The counts of all statuses but 2xx. */
const statusesOf = (counts: Readonly<Record<string, { readonly count?: number }>> = {}) =>
  Object.fromEntries(
    Object.entries(counts)
      .filter(([status]) => !status.startsWith('2'))
      .map(([status, { count = 0 }]) => [status, count]),
  );

const describeErrors = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${kind}: ${count}`)
    .join(', ');
