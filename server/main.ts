/**
 * Opens the shop on a port and serves it until a signal stops it. The only file that listens on a port. `settings.ts`
 * and the README list the settings.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { FastPath } from './fastPath';
import { createHttpServer, type Listener } from './httpServer';
import { announce, announceFailure, logEverything, logger } from './logger';
import { GracefulShutdown } from './operations/gracefulShutdown';
import { answerHealth } from './operations/healthEndpoints';
import { type EndedRequest, observeRequests } from './operations/observeRequests';
import type { Readiness } from './operations/readiness';
import { type Settings, warningsOf } from './settings';
import { settingsOrExit } from './settingsOrExit';
import { openShop, type Shop } from './shop';
import { isQueryError } from './store/databaseFaults';

/** An error with a message for the operator, who needs no stack. */
class StartFailed extends Error {}

/** Listens on the port, before anything else opens, so a port conflict shows at once. */
function listen(server: Server, { port, host }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartFailed(portProblem(error, port)));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function portProblem(error: NodeJS.ErrnoException, port: number): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be used by this user. Choose one above 1023, for example PORT=8080.`;
  }
  return `Port ${port} cannot be used: ${error.message}`;
}

/**
 * The messages of an error and its causes. The message of a query error names parameters, perhaps a secret of the shop,
 * so it is left out.
 */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const message = isQueryError(error) ? 'A query failed.' : error.message || error.name;
  return [message, ...reasonsOf(error.cause)];
}

function announceOpening(shop: Shop, settings: Settings, port: number): void {
  const anyHost = settings.host === undefined || ['0.0.0.0', '::'].includes(settings.host);
  const origin = settings.publicUrl ?? `http://${anyHost ? 'localhost' : settings.host}:${port}`;
  const mailbox = settings.mailbox ? `${origin}/dev/mailbox, and printed here` : 'printed here';
  const codes = settings.smtpUrl === undefined ? mailbox : 'sent by the mail server of SMTP_URL';
  const storage =
    settings.databaseUrl === undefined ? 'embedded database' : 'receipts; the rest in DATABASE_URL';
  const data = `${settings.dataDir} (${storage})${shop.seeded ? ', catalogue filled' : ''}`;
  if (process.stdout.isTTY) {
    process.stdout.write(`
  ${shop.name} is open   ${origin}
  Mailed codes   ${codes}
${settings.flowViewer ? `  Flow viewer    ${origin}/flows\n` : ''}  Data           ${data}
  Close it with Ctrl-C.

`);
  } else {
    logger.info(`${shop.name} is open`, { address: origin, mailedCodes: codes, data });
  }
  for (const warning of warningsOf(settings)) announce(`  Warning: ${warning}\n`);
}

/** Logs a line for each ended request, without any text of it. */
const logRequest = ({ id, durationMs, isAborted, ...request }: EndedRequest): void =>
  logger.info('Request.', {
    requestId: id,
    ...request,
    durationMs: Math.round(durationMs * 10) / 10,
    ...(isAborted && { isAborted }),
  });

async function main(): Promise<void> {
  logEverything();
  const settings = await settingsOrExit();
  // Requests that arrive while the shop opens wait for it.
  let shop: Shop | undefined;
  const handleRequest = getRequestListener(async (request, env) =>
    (await opening).fetch(request, env),
  );
  const { operations, trustProxy } = settings;
  const requestLog = operations.requestLog ?? (process.stdout.isTTY ? 'off' : 'on');
  const shutdown = new GracefulShutdown();
  const readReadiness = async (): Promise<Readiness> =>
    shop === undefined || shutdown.isStopping
      ? { status: 'not ready', parts: { shop: shop ? 'is stopping' : 'is opening' } }
      : shop.readiness();
  const respondFast: FastPath = (request, response) =>
    !shutdown.isStopping && (shop?.fastPath(request, response) ?? false);
  const observe = (listener: Listener) =>
    observeRequests(listener, {
      trustProxy,
      onEnd: requestLog === 'off' ? () => {} : logRequest,
    });
  const respond = shutdown.wrap(
    observe((request, response) => {
      if (requestLog === 'all' && respondFast(request, response)) return;
      if (!answerHealth(request, response, readReadiness)) void handleRequest(request, response);
    }),
  );
  const server = createHttpServer(
    (request, response) => {
      // The observation of a request takes as long as a cached response.
      if (requestLog !== 'all' && respondFast(request, response)) return;
      respond(request, response);
    },
    { isHttps: settings.publicUrl?.startsWith('https:') ?? false },
  );
  const listening = listen(server, settings);
  const opening = listening.then(() => openShop(settings));
  opening.then(
    (opened) => {
      shop = opened;
    },
    () => undefined,
  );

  let closing = false;
  const stop = async () => {
    // One Ctrl-C can arrive twice: from the terminal and from the parent process.
    if (closing) return;
    closing = true;
    await shutdown.stop(server, operations.shutdownDelayMs);
    // Waits for the opening: a database that is cut off during its creation cannot be used again.
    const opened = await opening.catch(() => null);
    await opened?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const port = await listening;
  announce(
    `Opening the database in ${settings.databaseUrl === undefined ? settings.dataDir : 'DATABASE_URL'} …`,
  );
  announceOpening(await opening, settings, port);
}

main().catch((error: unknown) => {
  announceFailure('The shop cannot open.', reasonsOf(error));
  process.exit(1);
});
