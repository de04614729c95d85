import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentRequest } from '../log/requestContext';
import type { Readiness } from './readiness';

/** This process answers HTTP. */
const HEALTH = '/health';
/** This process can serve shoppers. */
const READY = '/ready';

export const HEALTH_PATHS: ReadonlySet<string> = new Set([HEALTH, READY]);

/**
 * Health endpoints: `/health` (liveness) and `/ready` (readiness).
 * @param readReadiness the state of the shop's parts
 * @returns whether it answers the request
 */
export function answerHealth(
  request: IncomingMessage,
  response: ServerResponse,
  readReadiness: () => Promise<Readiness>,
): boolean {
  const { method, url } = request;
  if ((url !== HEALTH && url !== READY) || (method !== 'GET' && method !== 'HEAD')) return false;
  const context = currentRequest();
  if (context) context.route = url;
  if (url === HEALTH) {
    send(response, 200, { status: 'ok' });
  } else {
    void readReadiness().then((readiness) =>
      send(response, readiness.status === 'not ready' ? 503 : 200, readiness),
    );
  }
  return true;
}

function send(response: ServerResponse, status: number, body: object): void {
  const bytes = Buffer.from(`${JSON.stringify(body)}\n`);
  response
    .writeHead(status, {
      'content-type': 'application/json',
      'content-length': bytes.length,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    })
    .end(bytes);
}
