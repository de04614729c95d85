import autocannon, { type Request } from 'autocannon';

/** A load of one kind. */
interface LoadOptions {
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

/** Loads a URL with autocannon. Times are ms. */
export async function load(url: string, options: LoadOptions) {
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
    /** Broken connections, timeouts, and every status but 2xx. autocannon counts a timeout as an error too. */
    errors: errors + non2xx,
    /** What the errors were, such as `503: 2, timeouts: 1`. */
    errorKinds: [
      ...Object.entries(counted.statusCodeStats ?? {}).map(
        ([status, { count = 0 }]) => [status, count] as const,
      ),
      ['timeouts', timeouts] as const,
      ['broken', errors - timeouts] as const,
    ]
      .filter(([kind, count]) => count > 0 && !kind.startsWith('2'))
      .map(([kind, count]) => `${kind}: ${count}`)
      .join(', '),
  };
}
