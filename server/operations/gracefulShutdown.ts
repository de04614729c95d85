import type { Server, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { languageOfTag } from '@kedai/contract/protocol/languages';
import { languageHeaders } from '../boundary/language';
import { logger } from '../log/logger';
import { serverTexts } from '../text/serverText';
import type { Listener } from './httpServer';

/** How long requests under way may take, ms. */
const DRAIN_TIMEOUT_MS = 10_000;
/** How long complete responses may take to leave, ms. */
const CLOSE_TIMEOUT_MS = 1000;
const POLL_MS = 25;
/** How long the body of a refused request is read, ms: a connection that closes before would lose the response. */
const REFUSE_TIMEOUT_MS = 1000;
/** Seconds; a restart takes about this long. */
const RETRY_AFTER_S = 5;

/**
 * Graceful shutdown of an HTTP server. Until it stops, `handle` only counts. While it stops, requests under way finish,
 * and new ones get 503 with `Connection: close`, so a proxy sends them elsewhere.
 */
export class GracefulShutdown {
  readonly #drainTimeoutMs: number;
  #active = 0;
  #isStopping = false;
  #refuses = false;

  constructor(drainTimeoutMs = DRAIN_TIMEOUT_MS) {
    this.#drainTimeoutMs = drainTimeoutMs;
  }

  /** From the first moment of the shutdown, so a load balancer stops sending requests. */
  get isStopping(): boolean {
    return this.#isStopping;
  }

  /** Wraps a listener. */
  readonly wrap =
    (listener: Listener): Listener =>
    (request, response) => {
      if (this.#isStopping) response.shouldKeepAlive = false;
      if (this.#refuses) {
        refuse(response);
        return;
      }
      this.#active += 1;
      response.once('close', () => {
        this.#active -= 1;
      });
      listener(request, response);
    };

  /**
   * Stops a server: reports not ready, serves for `delayMs` longer, refuses new requests, and waits at most 10 seconds for
   * those under way. Then it closes all connections.
   */
  async stop(server: Server, delayMs: number): Promise<void> {
    this.#isStopping = true;
    await wait(delayMs);
    this.#refuses = true;
    await waitUntil(() => this.#active === 0, this.#drainTimeoutMs);
    if (this.#active > 0) {
      logger.warn('Requests were cut off, because they took too long.', undefined, {
        requests: this.#active,
      });
      server.close();
      server.closeAllConnections();
      return;
    }
    let isClosed = false;
    server.close(() => {
      isClosed = true;
    });
    await waitUntil(() => {
      server.closeIdleConnections();
      return isClosed;
    }, CLOSE_TIMEOUT_MS);
    server.closeAllConnections();
  }
}

async function waitUntil(isTrue: () => boolean, timeoutMs: number): Promise<void> {
  const until = performance.now() + timeoutMs;
  while (!isTrue() && performance.now() < until) await wait(POLL_MS);
}

function refuse(response: ServerResponse): void {
  const { req: request } = response;
  response.statusCode = 503;
  response.setHeader('retry-after', RETRY_AFTER_S);
  response.setHeader('cache-control', 'no-store');
  response.setHeader('content-type', 'application/json');
  const language = languageOfTag(request.headers['accept-language']) ?? 'en';
  response.setHeaders(new Headers(languageHeaders(language)));
  const body = {
    success: false,
    message: serverTexts[language].request.restarting,
    code: 'unavailable',
  };
  const send = () => response.end(JSON.stringify(body));
  if (request.complete) {
    send();
    return;
  }
  const timer = setTimeout(send, REFUSE_TIMEOUT_MS);
  request.once('end', () => {
    clearTimeout(timer);
    send();
  });
  request.once('error', () => clearTimeout(timer));
  request.resume();
}
