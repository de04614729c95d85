import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RefusedRequest, refusedRequestPage } from './static/refusedRequestPage';

/** Answers a request that HTTP allows. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Bytes of the headers of a request. Browsers send the cookies of the whole domain, up to some 20 KB when other sites of it
 * set many. Node's own limit of 16 KB refuses them.
 */
const MAX_HEADER_BYTES = 32 * 1024;

/** How long a request's headers may take, ms. */
const HEADERS_TIMEOUT_MS = 15_000;

/** How long a whole request may take, ms: a receipt of 10 MB arrives in it at 0.7 Mbit/s. A body that only drips ends. */
const REQUEST_TIMEOUT_MS = 120_000;

/** How often the two are looked at, ms. */
const CHECK_EVERY_MS = 5000;

/** Longer than proxies keep an unused connection (60 s): else one of them sends a request into a closed one. */
const KEEP_ALIVE_MS = 75_000;

/** How long browsers that came by https come by https only, s. */
const HTTPS_ONLY_S = 365 * 24 * 60 * 60;

/** How the server is reached. */
interface HttpServerOptions {
  /** Shoppers reach the shop by https: browsers are told never to try http again. */
  readonly isHttps: boolean;
}

/** Makes the Node server with its limits, and answers in words what is no request that it can read. */
export function createHttpServer(listener: Listener, { isHttps }: HttpServerOptions): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (isHttps) response.setHeader('strict-transport-security', `max-age=${HTTPS_ONLY_S}`);
      listener(request, response);
    },
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    answerUnreadable(socket, refusedAs(error.code));
  });
  return server;
}

function refusedAs(code: string | undefined): RefusedRequest {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'unreadable';
}

/** No request came of it, so there is no response either: the answer is written by hand, and the connection ends. */
function answerUnreadable(socket: Duplex, refused: RefusedRequest): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, html } = refusedRequestPage(refused);
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: text/html; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(html)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${html}`);
}
