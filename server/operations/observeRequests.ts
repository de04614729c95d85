import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type RequestContext, runInRequest } from '../log/requestContext';
import type { Listener } from './httpServer';

/** A request that ended, without any text of it. */
export interface EndedRequest {
  readonly id: string;
  readonly method: string;
  /** The pattern of its route, `page` or `file`; `none` when nothing matched. */
  readonly route: string;
  readonly status: number;
  readonly durationMs: number;
  /** The sent bytes, with the headers. */
  readonly bytes: number;
  /** The caller hung up before the response was complete. */
  readonly isAborted: boolean;
  /** The response came from the cache of lists and pages. */
  readonly isCached: boolean;
}

interface ObserveOptions {
  /** A proxy in front of the shop is trusted, so its request ids are used. */
  readonly trustProxy: boolean;
  readonly onEnd: (request: EndedRequest) => void;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE']);

/** Wraps a listener: gives each request an id, which is sent back and logged, and reports each request that ended. */
export function observeRequests(
  listener: Listener,
  { trustProxy, onEnd }: ObserveOptions,
): Listener {
  return (request, response) => {
    const context: RequestContext = { id: (trustProxy && forwardedId(request)) || randomUUID() };
    const startedAt = performance.now();
    const { socket } = request;
    const sentBefore = socket.bytesWritten;
    response.setHeader('x-request-id', context.id);
    response.once('close', () => {
      const { method = '' } = request;
      onEnd({
        id: context.id,
        // A caller may invent methods.
        method: METHODS.has(method) ? method : 'other',
        route: context.route ?? 'none',
        status: response.statusCode,
        durationMs: performance.now() - startedAt,
        bytes: socket.bytesWritten - sentBefore,
        isAborted: !response.writableFinished,
        isCached: context.isCached ?? false,
      });
    });
    runInRequest(context, () => listener(request, response));
  };
}

/** Long enough to be unique, and too short and plain to carry a text of a shopper. */
const WELL_FORMED = /^[A-Za-z0-9-]{16,64}$/;

function forwardedId({ headers }: IncomingMessage): string | undefined {
  const id = headers['x-request-id']?.toString();
  return id !== undefined && WELL_FORMED.test(id) ? id : undefined;
}
