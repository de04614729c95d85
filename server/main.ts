/**
 * Opens the shop on a port and serves it until a signal stops it. The only file that listens on a port. `settings.ts`
 * and the README list the settings.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { FastPath } from './fastPath';
import { createHttpServer } from './httpServer';
import { announce, announceFailure, logEverything, logger } from './logger';
import { type Settings, warningsOf } from './settings';
import { settingsOrExit } from './settingsOrExit';
import { openShop, type Shop } from './shop';
import { isQueryError } from './store/databaseFaults';

/** How long running requests may take at shutdown, ms. */
const SHUTDOWN_TIMEOUT_MS = 8000;

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

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS).unref();
  });
}

async function main(): Promise<void> {
  logEverything();
  const settings = await settingsOrExit();
  // Requests that arrive while the shop opens wait for it.
  let fastPath: FastPath = () => false;
  const handleRequest = getRequestListener(async (request, env) =>
    (await opening).fetch(request, env),
  );
  const server = createHttpServer(
    (request, response) => {
      if (!fastPath(request, response)) void handleRequest(request, response);
    },
    { isHttps: settings.publicUrl?.startsWith('https:') ?? false },
  );
  const listening = listen(server, settings);
  const opening = listening.then(() => openShop(settings));
  opening.then(
    (shop) => {
      fastPath = shop.fastPath;
    },
    () => undefined,
  );

  let closing = false;
  const stop = async () => {
    // One Ctrl-C can arrive twice: from the terminal and from the parent process.
    if (closing) return;
    closing = true;
    await close(server);
    // Waits for the opening: a database that is cut off during its creation cannot be used again.
    const shop = await opening.catch(() => null);
    await shop?.close();
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
