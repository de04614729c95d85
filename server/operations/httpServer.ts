import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { isLoopback, networkOf } from '../boundary/caller/clientAddress';
import { type RefusedRequest, refusedRequestPage } from '../static/refusedRequestPage';

/** Handles a parsed HTTP request. */
export type Listener = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Limit of the request headers, bytes. Browsers send the cookies of the whole domain, up to 20 KB when other sites of
 * it set many; Node's default of 16 KB refuses them.
 */
const MAX_HEADER_BYTES = 32 * 1024;

/** Timeout of the request headers, ms. */
const HEADERS_TIMEOUT_MS = 15_000;

/**
 * Timeout of a whole request, ms: a receipt of 10 MB arrives in it at 0.7 Mbit/s. It ends bodies that only trickle in.
 */
const REQUEST_TIMEOUT_MS = 120_000;

/** How often Node checks both timeouts, ms. */
const CHECK_EVERY_MS = 5000;

/** Longer than proxies keep an unused connection (60 s). Otherwise a proxy could send a request into a closed one. */
const KEEP_ALIVE_MS = 75_000;

/** How long a connection may be silent in the middle of a request or a response, ms: a caller that stops reading is cut off. */
const SILENCE_TIMEOUT_MS = 90_000;

/** All connections of the server; each takes a descriptor and about 15 KB of memory. */
const MAX_CONNECTIONS = 5000;

/** The connections of one address. A browser opens six; a network may have many browsers. */
const MAX_CONNECTIONS_PER_ADDRESS = 500;

/**
 * The requests of a connection that may wait for their responses. Browsers and proxies send one at a time; a caller that sends
 * many and reads nothing fills the memory with responses.
 */
const MAX_PENDING = 10;

/**
 * How long a connection is read after its last response, ms. One that closes while bytes arrive is reset, and the caller
 * would not see the response.
 */
const LINGER_MS = 1000;

/** After a visit over https, browsers use only https for a year, also for subdomains of the shop's host. */
const HTTPS_ONLY = `max-age=${365 * 24 * 60 * 60}; includeSubDomains`;

/** Options of the server. */
interface HttpServerOptions {
  /** Shoppers reach the shop over https, so HSTS is sent. */
  readonly isHttps: boolean;
  /** A proxy makes all connections, so their number is not limited by address. */
  readonly trustProxy?: boolean;
}

/** Creates the Node server with its limits. It answers unreadable requests with a page. */
export function createHttpServer(
  listener: Listener,
  { isHttps, trustProxy = false }: HttpServerOptions,
): Server {
  const server = createServer(
    {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      requestTimeout: REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: CHECK_EVERY_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      if (isHttps) response.setHeader('strict-transport-security', HTTPS_ONLY);
      listener(request, response);
    },
  );
  server.on('request', limitPending());
  server.setTimeout(SILENCE_TIMEOUT_MS);
  server.maxConnections = MAX_CONNECTIONS;
  if (!trustProxy) server.on('connection', limitByAddress());
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    respondToUnreadable(socket, refusedAs(error.code), isHttps);
  });
  return server;
}

/** Ends a connection with too many requests that have no response yet. */
function limitPending(): Listener {
  const pending = new WeakMap<Socket, number>();
  return ({ socket }, response) => {
    const change = (by: number) => {
      const count = (pending.get(socket) ?? 0) + by;
      pending.set(socket, count);
      if (count > MAX_PENDING) socket.destroy();
    };
    change(1);
    response.once('close', () => change(-1));
  };
}

function refusedAs(code: string | undefined): RefusedRequest {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers-too-large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too-slow' : 'unreadable';
}

/** Closes connections of an address that has too many. A loopback address may be a proxy's, so it is not limited. */
function limitByAddress(): (socket: Socket) => void {
  const open = new Map<string, number>();
  return (socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isLoopback(remoteAddress)) return;
    const network = networkOf(remoteAddress);
    const count = open.get(network) ?? 0;
    if (count >= MAX_CONNECTIONS_PER_ADDRESS) {
      socket.destroy();
      return;
    }
    open.set(network, count + 1);
    socket.once('close', () => {
      const left = (open.get(network) ?? 1) - 1;
      if (left === 0) open.delete(network);
      else open.set(network, left);
    });
  };
}

/** An unreadable request has no response object, so this writes the response by hand and closes the connection. */
function respondToUnreadable(socket: Duplex, refused: RefusedRequest, isHttps: boolean): void {
  // Bytes that arrive after the response are unreadable too.
  if (socket.writableEnded) return;
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const { status, html, headers } = refusedRequestPage(refused);
  const head = [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    `Content-Length: ${Buffer.byteLength(html)}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(isHttps ? [`strict-transport-security: ${HTTPS_ONLY}`] : []),
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${html}`);
  // The caller may keep its side open, so the end of ours does not release the connection.
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer));
  socket.resume();
}
