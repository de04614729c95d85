import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { productCalls } from '@kedai/contract/calls/product';

const root = path.resolve(import.meta.dirname, '..', '..');
/** ms; the first start creates and seeds the embedded database. */
const startTimeout = 90_000;

/** A running shop: the production storefront and the real API on one port, with its own data. */
export interface ShopServer {
  /** e.g. `http://127.0.0.1:45123` */
  readonly origin: string;
  /** The address that opens the counter as the owner until the next start, as the start prints it. */
  counterAddress(): string;
  pid(): number;
  /** The last output of the process, or null while it runs. */
  outputAfterEnd(): string | null;
  /** Kills the process with SIGKILL. */
  kill(): Promise<void>;
  /** Restarts the process with the same port and data, as a deployment does. */
  restart(): Promise<void>;
  /** The output of the command that ran before the start. */
  readonly printed: string;
  /** Stops the process and removes its data folder. */
  stop(): Promise<void>;
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

async function waitUntilReady(
  origin: string,
  server: ChildProcess,
  log: () => string,
): Promise<void> {
  const deadline = Date.now() + startTimeout;
  while (Date.now() < deadline) {
    if (hasEnded(server)) {
      throw new Error(`The server exited before it responded:\n${log()}`);
    }
    const response = await fetch(`${origin}${productCalls.list.path}`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  server.kill('SIGKILL');
  throw new Error(`The server did not respond within ${startTimeout / 1000} s:\n${log()}`);
}

export const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean =>
  exitCode !== null || signalCode !== null;

/** Waits for the end of a process. @param end makes it end, unless it has ended */
export async function endProcess(child: ChildProcess | undefined, end: () => unknown) {
  if (child === undefined || hasEnded(child)) return;
  const ended = once(child, 'exit');
  end();
  await ended;
}

async function stopProcess(server: ChildProcess): Promise<void> {
  const killTimer = setTimeout(() => server.kill('SIGKILL'), 15_000);
  await endProcess(server, () => server.kill('SIGTERM'));
  clearTimeout(killTimer);
}

/**
 * Starts the shop on a free port, with a new data folder.
 *
 * @param settings additional environment variables, e.g. `{ HUMAN_CHECK: 'altcha' }`
 * @param command arguments of `npm run shop`, which runs before the start
 * @throws when the shop does not respond in time; the message includes its output
 */
export async function startShop(
  settings: Record<string, string> = {},
  ...command: readonly string[]
): Promise<ShopServer> {
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
    ...settings,
  };

  let output = '';
  let counterAddress = '';
  const launch = async (): Promise<ChildProcess> => {
    output = '';
    const server = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
      cwd: root,
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => {
      output = `${output}${chunk.toString()}`.slice(-20_000);
      counterAddress = /http[^\s"]+\/counter\?key=[^\s"]+/.exec(output)?.[0] ?? counterAddress;
    };
    server.stdout.on('data', collect);
    server.stderr.on('data', collect);
    await waitUntilReady(origin, server, () => output);
    return server;
  };

  let printed = '';
  if (command.length > 0) {
    const program = ['--import', 'tsx', 'server/commands/shop.ts', ...command];
    const options = { cwd: root, env: environment };
    printed = (await promisify(execFile)(process.execPath, program, options)).stdout;
  }
  let server = await launch();
  return {
    origin,
    printed,
    counterAddress: () => counterAddress,
    pid: () => server.pid ?? 0,
    outputAfterEnd: () => (hasEnded(server) ? output : null),
    kill: () => endProcess(server, () => server.kill('SIGKILL')),
    restart: async () => {
      await stopProcess(server);
      server = await launch();
    },
    stop: async () => {
      await stopProcess(server);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
