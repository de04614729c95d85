import type { FastPath } from '../boundary/cache/fastPath';
import { logger } from '../log/logger';
import { currentRequest } from '../log/requestContext';
import type { GracefulShutdown } from './gracefulShutdown';
import { answerHealth, HEALTH_PATHS } from './healthEndpoints';
import type { Listener } from './httpServer';
import type { Metrics } from './metrics';
import { type EndedRequest, observeRequests } from './observeRequests';
import type { Readiness } from './readiness';

/** The parts of an open shop that its listener needs. */
interface OpenedShop {
  readonly fastPath: FastPath;
  readonly readiness: () => Promise<Readiness>;
}

interface OperatedListenerOptions {
  /** Answers all requests that nothing else answers. */
  readonly handle: Listener;
  /** Undefined while the shop opens. */
  readonly getShop: () => OpenedShop | undefined;
  readonly shutdown: GracefulShutdown;
  readonly trustProxy: boolean;
  readonly requestLog: 'on' | 'all' | 'off';
  readonly metrics: Metrics | undefined;
}

/**
 * The listener of the shop's port: cached responses, health endpoints and everything else, with request log, metrics and
 * graceful shutdown.
 */
export function operatedListener({
  handle,
  getShop,
  shutdown,
  trustProxy,
  requestLog,
  metrics,
}: OperatedListenerOptions): Listener {
  const respondFast: FastPath = (request, response) =>
    !shutdown.isStopping && (getShop()?.fastPath(request, response) ?? false);
  const readReadiness = async (): Promise<Readiness> => {
    const shop = getShop();
    if (shop === undefined) return { status: 'not ready', parts: { shop: 'is opening' } };
    if (shutdown.isStopping) return { status: 'not ready', parts: { shop: 'is stopping' } };
    return shop.readiness();
  };
  const onEnd = (request: EndedRequest): void => {
    if (requestLog === 'all' || (requestLog === 'on' && !isRoutine(request))) logRequest(request);
    metrics?.countRequest(request);
  };
  // To observe a request takes half as long as to send a cached response.
  const observesCached = requestLog === 'all' || metrics !== undefined;
  const observed = shutdown.wrap(
    observeRequests(
      (request, response) => {
        if (observesCached && respondFast(request, response)) rememberCached(request.url);
        else if (!answerHealth(request, response, readReadiness)) handle(request, response);
      },
      { trustProxy, onEnd },
    ),
  );
  return (request, response) => {
    if (observesCached || !respondFast(request, response)) observed(request, response);
  };
}

/** Responses from the cache, and health checks that a balancer makes every second or two. */
const isRoutine = ({ isCached, route, status }: EndedRequest): boolean =>
  isCached || (HEALTH_PATHS.has(route) && status === 200);

/** @param url of a cached response: a public list without parameters, or a page */
function rememberCached(url = ''): void {
  const context = currentRequest();
  if (!context) return;
  context.isCached = true;
  context.route = url.startsWith('/api/') ? url : 'page';
}

/** Logs a line for an ended request, without any text of it. */
const logRequest = ({ id, durationMs, isAborted, isCached, ...request }: EndedRequest): void =>
  logger.info('Request.', {
    requestId: id,
    ...request,
    durationMs: Math.round(durationMs * 10) / 10,
    ...(isAborted && { isAborted }),
    ...(isCached && { isCached }),
  });
