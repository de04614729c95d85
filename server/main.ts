/**
 * Opens the shop on a port and serves it until a signal stops it. The only file that listens on a port. `settings.ts`
 * and `docs/settings.md` list the settings.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { reasonsOf } from './commands/commandLine';
import { databaseName } from './commands/databaseName';
import { settingsOrExit } from './commands/settingsOrExit';
import { announce, announceFailure, logEverything, logger } from './log/logger';
import { GracefulShutdown } from './operations/gracefulShutdown';
import { httpOrigin } from './operations/httpOrigin.mjs';
import { createHttpServer } from './operations/httpServer';
import { createMetrics, type Metrics } from './operations/metrics';
import { createMetricsServer } from './operations/metricsServer';
import { operatedListener } from './operations/operatedListener';
import { type Settings, warningsOf } from './settings';
import { openShop, type Shop } from './shop';

type MetricsAddress = NonNullable<Settings['operations']['metrics']>;

/** An error with a message for the operator, who needs no stack. */
class StartFailed extends Error {}

/** Listens on the port, before anything else opens, so a port conflict shows at once. */
function listen(
  server: Server,
  { port, host }: { readonly port: number; readonly host: string | undefined },
  setting = 'PORT',
): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new StartFailed(portProblem(error, port, setting)));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port));
  });
}

function portProblem(error: NodeJS.ErrnoException, port: number, setting: string): string {
  if (error.code === 'EADDRINUSE') {
    return `Port ${port} is taken by another program. Stop it, or choose another port: ${setting}=${port + 1} npm start`;
  }
  if (error.code === 'EACCES') {
    return `Port ${port} may not be used by this user. Choose one above 1023, for example ${setting}=8080.`;
  }
  return `Port ${port} cannot be used: ${error.message}`;
}

function announceOpening(shop: Shop, settings: Settings, port: number): void {
  const origin = settings.publicUrl ?? httpOrigin(settings.host, port);
  const mailbox = settings.mailbox ? `${origin}/dev/mailbox, and printed here` : 'printed here';
  const codes = settings.smtpUrl === undefined ? mailbox : 'sent by the mail server of SMTP_URL';
  const storage =
    settings.databaseUrl === undefined ? 'embedded database' : 'receipts; the rest in DATABASE_URL';
  const counter = shop.counterKey && `${origin}/counter?key=${shop.counterKey}`;
  const data = `${settings.dataDir} (${storage})${shop.seeded ? ', catalogue filled' : ''}`;
  if (process.stdout.isTTY) {
    process.stdout.write(`
  ${shop.name} is open   ${origin}
${counter ? `  Counter        ${counter}\n` : ''}  Mailed codes   ${codes}
${settings.flowViewer ? `  Flow viewer    ${origin}/flows\n` : ''}  Data           ${data}
  Close it with Ctrl-C.

`);
  } else {
    logger.info(`${shop.name} is open`, {
      address: origin,
      ...(counter && { counter }),
      mailedCodes: codes,
      data,
    });
  }
  for (const warning of warningsOf(settings)) announce(`  Warning: ${warning}\n`);
}

/** Serves metrics on their own port. */
async function openMetrics(address: MetricsAddress): Promise<Metrics> {
  const metrics = await createMetrics();
  const server = createMetricsServer(metrics);
  const port = await listen(server, address, 'METRICS_PORT');
  // It never keeps a closing shop open.
  server.unref();
  announce(`Metrics on ${httpOrigin(address.host, port)}/metrics`);
  return metrics;
}

async function main(): Promise<void> {
  logEverything();
  const settings = await settingsOrExit();
  // Requests that arrive while the shop opens wait for it.
  let shop: Shop | undefined;
  const handleRequest = getRequestListener(async (request, env) =>
    (await opening).fetch(request, env),
  );
  const { operations, trustProxy } = settings;
  const metrics = operations.metrics && (await openMetrics(operations.metrics));
  const shutdown = new GracefulShutdown();
  const listener = operatedListener({
    handle: (request, response) => void handleRequest(request, response),
    getShop: () => shop,
    shutdown,
    trustProxy,
    requestLog: operations.requestLog ?? (process.stdout.isTTY ? 'off' : 'on'),
    metrics,
  });
  const server = createHttpServer(listener, {
    isHttps: settings.publicUrl?.startsWith('https:') ?? false,
    trustProxy,
  });
  const listening = listen(server, settings);
  const opening = listening.then(() => openShop(settings));
  opening.then(
    (opened) => {
      shop = opened;
      metrics?.addParts(opened.counts);
    },
    () => undefined,
  );

  let closing = false;
  const stop = async (signal: NodeJS.Signals) => {
    // One Ctrl-C can arrive twice: from the terminal and from the parent process.
    if (closing) return;
    closing = true;
    announce(`The shop stops, because it got ${signal}.`);
    const stoppedAt = performance.now();
    await shutdown.stop(server, operations.shutdownDelayMs);
    // Waits for the opening: a database that is cut off during its creation cannot be used again.
    const opened = await opening.catch(() => null);
    await opened?.close();
    announce(`The shop is closed after ${Math.round(performance.now() - stoppedAt)} ms.`);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);

  const port = await listening;
  announce(`Opening the database: ${databaseName(settings)} …`);
  announceOpening(await opening, settings, port);
}

main().catch((error: unknown) => {
  announceFailure('The shop cannot open.', reasonsOf(error));
  process.exit(1);
});
