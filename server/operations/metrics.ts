import { orderCalls } from '@kedai/contract/calls/order';
import { userCalls } from '@kedai/contract/calls/user';
import type { Gauge } from 'prom-client';
import type { EndedRequest } from './observeRequests';

/** The connections of the database. */
export interface PoolCounts {
  readonly total: number;
  readonly idle: number;
  /** Queries that wait for a connection. */
  readonly waiting: number;
}

/** What the parts of the shop count themselves; read when the metrics are read. */
export interface CountedParts {
  /** Absent: the embedded database. */
  readonly pool?: () => PoolCounts;
  readonly pendingMails: () => number;
  readonly cachedPages: () => { readonly pages: number; readonly bytes: number };
}

/** The metrics of one process. */
export interface Metrics {
  readonly countRequest: (request: EndedRequest) => void;
  /** Adds the gauges of the shop, once it is open. */
  readonly addParts: (parts: CountedParts) => void;
  /** The metrics as Prometheus reads them. */
  readonly read: () => Promise<{ readonly contentType: string; readonly text: string }>;
}

/** s; from a cached response to the limits of a query and an upload. */
const BUCKETS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Prometheus metrics. Labels are route patterns, methods and statuses, so their number is bounded and none is of a shopper.
 * The library is loaded here, because most shops are started without metrics.
 */
export async function createMetrics(): Promise<Metrics> {
  const { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } = await import(
    'prom-client'
  );
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Ended requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers,
  });
  const counter = (name: string, help: string) => new Counter({ name, help, registers });
  const fromCache = counter(
    'kedai_cached_responses_total',
    'Responses from the cache of lists and pages.',
  );
  const placed = counter(
    'kedai_orders_placed_total',
    'Confirmed orders, with repeated confirmations.',
  );
  const uploaded = counter(
    'kedai_receipts_uploaded_total',
    'Accepted receipts, with repeated ones.',
  );
  const refused = counter(
    'kedai_sign_ins_refused_total',
    'Refused sign-ins: wrong passwords and limits.',
  );
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect(this: Gauge) {
        this.set(read());
      },
    });
  return {
    countRequest: ({ method, route, status, durationMs, isCached }) => {
      durations.observe({ method, route, status }, durationMs / 1000);
      if (isCached) fromCache.inc();
      if (status === 200 && ORDERS.has(route)) placed.inc();
      if (status === 200 && route === orderCalls.uploadpayment.path) uploaded.inc();
      if (status >= 400 && status < 500 && route === userCalls.login.path) refused.inc();
    },
    addParts: ({ pool, pendingMails, cachedPages }) => {
      gauge('kedai_mails_pending', 'Mails that are being sent.', pendingMails);
      gauge('kedai_cached_pages', 'Rendered pages in the cache.', () => cachedPages().pages);
      gauge('kedai_cached_pages_bytes', 'Their size.', () => cachedPages().bytes);
      if (!pool) return;
      const help = 'Connections of the database pool.';
      gauge('kedai_database_connections', help, () => pool().total);
      gauge('kedai_database_connections_idle', 'Of these, unused ones.', () => pool().idle);
      gauge('kedai_database_waiting', 'Queries that wait for a connection.', () => pool().waiting);
    },
    read: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  };
}

const ORDERS: ReadonlySet<string> = new Set([orderCalls.place.path, orderCalls.stripe.path]);
