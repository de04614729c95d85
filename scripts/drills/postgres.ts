import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { endProcess } from '../../e2e/support/shopServer';

const START_TIMEOUT_MS = 60_000;

/** The folder of the newest PostgreSQL programs. @throws when there are none */
export function findPrograms(): string {
  const parent = '/usr/lib/postgresql';
  const versions = existsSync(parent)
    ? readdirSync(parent).sort((a, b) => Number(b) - Number(a))
    : [];
  const folder = versions.map((version) => path.join(parent, version, 'bin'))[0];
  if (folder === undefined) {
    throw new Error('There is no PostgreSQL on this machine: apt-get install postgresql');
  }
  return folder;
}

const isRoot = process.getuid?.() === 0;

/** The command that runs a program as the user `postgres`, because PostgreSQL refuses to run as root. */
export const asPostgresUser = (...command: string[]): readonly [string, string[]] => {
  const [program = '', ...args] = isRoot
    ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups', ...command]
    : command;
  return [program, args];
};

/** Creates a private folder of the user `postgres`. */
export function createPostgresFolder(folder: string): void {
  mkdirSync(folder, { recursive: true });
  if (isRoot) execFileSync('chown', ['postgres', folder]);
  chmodSync(folder, 0o700);
}

/**
 * Creates a PostgreSQL server with Debian's defaults, syncing on.
 * @param folder for its data; created. Every parent folder must be accessible to the user `postgres`
 */
export function createPostgres(folder: string, port: number) {
  const programs = findPrograms();
  createPostgresFolder(folder);
  const initdb = [path.join(programs, 'initdb'), '-D', folder, '-U', 'kedai', '-A', 'trust'];
  execFileSync(...asPostgresUser(...initdb, '-E', 'UTF8', '--locale=C'), {
    stdio: 'pipe',
    cwd: '/',
  });
  const url = `postgres://kedai@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  /** Sends a signal to all its processes. */
  const signal = (name: NodeJS.Signals) => {
    if (server?.pid !== undefined) signalAll(server.pid, name);
  };
  return {
    url,
    folder,
    /** Starts it; after `kill` it recovers. */
    start: async () => {
      const options = ['-D', folder, '-h', '127.0.0.1', '-p', String(port), '-k', ''];
      server = spawn(...asPostgresUser(path.join(programs, 'postgres'), ...options), {
        stdio: 'ignore',
        detached: true,
        cwd: '/',
      });
      await waitUntilReady(url);
    },
    /** Freezes all its processes for this long, ms. */
    freeze: async (ms: number) => {
      signal('SIGSTOP');
      await wait(ms);
      signal('SIGCONT');
    },
    /** Kills all its processes. */
    kill: () => endProcess(server, () => signal('SIGKILL')),
    /** Ends it like `pg_ctl stop -m fast`: open transactions are rolled back, connections are closed. */
    stop: () => endProcess(server, () => server?.kill('SIGINT')),
  };
}

/** The process of the server with this data folder. */
export const pidOfServer = (folder: string): number =>
  Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);

/** Signals a server, then its processes, each of which leads a session of its own. */
export function signalAll(pid: number, name: NodeJS.Signals): void {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  process.kill(pid, name);
  for (const child of children.split(' ').filter(Boolean)) {
    try {
      process.kill(Number(child), name);
    } catch {
      // It has ended.
    }
  }
}

/** Waits until a server takes connections. @throws after a minute */
export const waitUntilReady = (url: string): Promise<void> =>
  retryFor(START_TIMEOUT_MS, () => query(url, 'select 1'));

/** Runs a statement on a connection of its own. @throws when the outcome is unknown, too */
export async function query(url: string, text: string, values: readonly unknown[] = []) {
  const limits = { connectionTimeoutMillis: 2000, query_timeout: 2000 };
  const client = new Client({ connectionString: url, ...limits });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query(text, [...values])).rows;
  } finally {
    void client.end().catch(() => {});
  }
}

/** Repeats an action until it succeeds. @throws its error after this long, ms */
export async function retryFor(ms: number, action: () => Promise<unknown>): Promise<void> {
  const until = Date.now() + ms;
  for (;;) {
    try {
      await action();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(200);
    }
  }
}
