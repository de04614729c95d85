import autocannon, { type Request } from 'autocannon';

/** A load of one kind. */
export interface LoadOptions {
  readonly connections: number;
  readonly seconds: number;
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
}

/** Loads a URL with autocannon. */
export async function load(url: string, options: LoadOptions): Promise<LoadResult> {
  const { connections, seconds, rate, requests, headers } = options;
  const { latency, duration, errors, timeouts, non2xx, ...counted } = await autocannon({
    url,
    connections,
    duration: seconds,
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
    errors: errors + timeouts + non2xx,
  };
}
