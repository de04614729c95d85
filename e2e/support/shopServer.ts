import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
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
  /** Ends the process and removes its data. */
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

/**
 * Starts the shop on a free port with a new, empty data folder.
 *
 * @param settings environment on top of the stories' own, e.g. `{ HUMAN_CHECK: 'altcha' }`
 * @throws when it does not answer in time; the message carries what it printed
 */
export async function startShop(settings: Record<string, string> = {}): Promise<ShopServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kedai-stories-'));
  const origin = `http://127.0.0.1:${port}`;
  const { NODE_ENV: _, FORCE_COLOR: __, ...inherited } = process.env;
  const environment = {
    ...inherited,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    HUMAN_CHECK: 'off',
    DATABASE_URL: '',
    SMTP_URL: '',
    // Told again before an API that implements section 7 of the specification and nothing more.
    PLAIN_API: process.env.STORIES_API === 'plain' ? 'true' : 'false',
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
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
