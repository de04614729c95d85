import { type ChildProcess, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..', '..');
/** ms; a cold first start creates and seeds the embedded database. */
const startTimeout = 90_000;

/** A running shop: the production storefront and the real API on one port, with data of its own. */
export interface ShopServer {
  /** e.g. `http://127.0.0.1:45123` */
  readonly origin: string;
  /** The number of its process. */
  pid(): number;
  /** Ends the process and starts another on the same port and data, as a deployment would. */
  restart(): Promise<void>;
  /** Ends the process and removes the data folder that it was given here. */
  stop(): Promise<void>;
}

/** @returns a port that nobody listens at */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function ready(origin: string, server: ChildProcess, log: () => string): Promise<void> {
  const until = Date.now() + startTimeout;
  while (Date.now() < until) {
    if (server.exitCode !== null || server.signalCode !== null) {
      throw new Error(`The server ended before it answered:\n${log()}`);
    }
    const answer = await fetch(`${origin}/api/product/list`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  server.kill('SIGKILL');
  throw new Error(`The server did not answer within ${startTimeout / 1000} s:\n${log()}`);
}

async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  const late = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(late);
}

/** @returns a new data folder; a copy of the filled one where there is one (`STORIES_DATA`) */
async function newDataFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'kedai-stories-'));
  const filled = process.env.STORIES_DATA;
  if (filled !== undefined) await cp(filled, folder, { recursive: true });
  return folder;
}

/**
 * Lets the server fill a database once.
 *
 * @returns the data folder of a shop that is closed again
 */
export async function fillDataFolder(): Promise<string> {
  const dataDir = await newDataFolder();
  const shop = await startShop({ DATA_DIR: dataDir });
  await shop.stop();
  return dataDir;
}

/**
 * Starts the shop on a free port with a data folder of its own, or with the one that the settings name.
 *
 * @param settings environment on top of the stories' own, e.g. `{ HUMAN_CHECK: 'altcha' }`
 * @throws when it does not answer in time; the message carries what it printed
 */
export async function startShop(settings: Record<string, string> = {}): Promise<ShopServer> {
  const port = await freePort();
  const ownDataDir = settings.DATA_DIR === undefined ? await newDataFolder() : undefined;
  const origin = `http://127.0.0.1:${port}`;
  const { NODE_ENV: _, FORCE_COLOR: __, ...inherited } = process.env;
  const environment = {
    ...inherited,
    PORT: String(port),
    HOST: '127.0.0.1',
    ...(ownDataDir === undefined ? {} : { DATA_DIR: ownDataDir }),
    HUMAN_CHECK: 'off',
    DATABASE_URL: '',
    SMTP_URL: '',
    ...settings,
  };

  const launch = async (): Promise<ChildProcess> => {
    let printed = '';
    const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const keep = (chunk: Buffer) => {
      printed = `${printed}${chunk.toString()}`.slice(-20_000);
    };
    server.stdout.on('data', keep);
    server.stderr.on('data', keep);
    await ready(origin, server, () => printed);
    return server;
  };

  let server = await launch();
  return {
    origin,
    pid: () => server.pid ?? 0,
    restart: async () => {
      await end(server);
      server = await launch();
    },
    stop: async () => {
      await end(server);
      if (ownDataDir !== undefined) await rm(ownDataDir, { recursive: true, force: true });
    },
  };
}
