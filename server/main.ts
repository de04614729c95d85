/**
 * Opens the shop on a port: reads the environment, answers until it is told to stop. The only file that knows a port.
 * Settings are listed in `settings.ts` and in the README.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { DrizzleQueryError } from 'drizzle-orm';
import type { FastPath } from './fastPath';
import { createHttpServer } from './httpServer';
import { announce, announceFailure, logEverything, logger } from './logger';
import { type Settings, warningsOf } from './settings';
import { settingsOrExit } from './settingsOrExit';
import { openShop, type Shop } from './shop';

/** How long running requests may take to finish when the shop closes, ms. */
const CLOSING_PATIENCE_MS = 8000;

/** A sentence for whoever runs the shop; they need no stack with it. */
class StartFailed extends Error {}

/** Takes the port; a port that is taken is found out before anything is opened. */
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

/** The messages of an error and its causes. One of a query names its parameters, a secret of the shop perhaps: left out. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const isOfQuery = error instanceof DrizzleQueryError;
  const message = isOfQuery ? 'A query failed.' : error.message || error.name;
  return [message, ...reasonsOf(error.cause)];
}

function tell(shop: Shop, settings: Settings, port: number): void {
  const anyHost = settings.host === undefined || ['0.0.0.0', '::'].includes(settings.host);
  const origin = settings.publicUrl ?? `http://${anyHost ? 'localhost' : settings.host}:${port}`;
  const mailbox = settings.mailbox ? `${origin}/dev/mailbox, and printed here` : 'printed here';
  const codes = settings.smtpUrl === undefined ? mailbox : 'sent by the mail server of SMTP_URL';
  const where =
    settings.databaseUrl === undefined ? 'embedded database' : 'receipts; the rest in DATABASE_URL';
  const data = `${settings.dataDir} (${where})${shop.seeded ? ', catalogue filled' : ''}`;
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
    setTimeout(() => server.closeAllConnections(), CLOSING_PATIENCE_MS).unref();
  });
}

async function main(): Promise<void> {
  logEverything();
  const settings = await settingsOrExit();
  // Requests that come while the shop opens wait for it.
  let fastPath: FastPath = () => false;
  const answer = getRequestListener(async (request, env) => (await opening).fetch(request, env));
  const server = createHttpServer(
    (request, response) => {
      if (!fastPath(request, response)) void answer(request, response);
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
    // One Ctrl-C can arrive twice: from the terminal and from the program that started this one.
    if (closing) return;
    closing = true;
    await close(server);
    // A shop that is only opening is opened first: a database that is cut off while it is made cannot be used again.
    const shop = await opening.catch(() => null);
    await shop?.close();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const port = await listening;
  announce(
    `Opening the database in ${settings.databaseUrl === undefined ? settings.dataDir : 'DATABASE_URL'} …`,
  );
  tell(await opening, settings, port);
}

main().catch((error: unknown) => {
  announceFailure('The shop cannot open.', reasonsOf(error));
  process.exit(1);
});
