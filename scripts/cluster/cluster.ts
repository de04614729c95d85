/**
 * A PostgreSQL cluster of three nodes with synchronous replication: Patroni with etcd chooses the primary, HAProxy leads
 * to it, PgBouncer pools connections by transaction. All run as ordinary processes of the user `postgres` in one folder.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { endProcess, freePort, hasEnded } from '../../e2e/support/shopServer';
import {
  asPostgresUser,
  createPostgresFolder,
  findPrograms,
  pidOfServer,
  retryFor,
  signalAll,
  waitUntilReady,
} from '../robustness/postgres';
import { type ClusterNode, haproxyConfig, patroniConfig, pgbouncerConfig } from './configs';

const NODES = ['node0', 'node1', 'node2'];
const READY_TIMEOUT_MS = 180_000;

/** Debian's packages with the program of each. */
const PROGRAMS = {
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
} as const;

/**
 * Starts a cluster.
 * @param folder temporary; the user `postgres` can enter it
 * @throws with the packages to install, or when the cluster is not ready in time
 */
export async function startCluster(folder: string) {
  const missing = Object.entries(PROGRAMS).filter(([, program]) => !existsSync(program));
  if (missing.length > 0) {
    throw new Error(
      `Programs are missing: apt-get install ${missing.map(([name]) => name).join(' ')}`,
    );
  }
  const base = path.join(folder, 'cluster');
  createPostgresFolder(base);
  const running = new Map<string, ChildProcess>();
  const launch = (name: string, ...command: string[]) => {
    const log = openSync(path.join(base, `${name}.log`), 'a');
    const child = spawn(...asPostgresUser(...command), { stdio: ['ignore', log, log], cwd: base });
    running.set(name, child);
  };
  const write = (name: string, content: string): string => {
    const file = path.join(base, name);
    writeFileSync(file, content);
    return file;
  };

  const etcd = await freePort();
  const etcdPeer = await freePort();
  const proxy = await freePort();
  const pooler = await freePort();
  const nodes: ClusterNode[] = [];
  for (const name of NODES) {
    const ports = { port: await freePort(), apiPort: await freePort() };
    nodes.push({ name, ...ports, dataDir: path.join(base, name) });
  }
  const peerUrl = `http://127.0.0.1:${etcdPeer}`;
  const etcdUrl = `http://127.0.0.1:${etcd}`;
  launch(
    'etcd',
    PROGRAMS['etcd-server'],
    ...['--data-dir', path.join(base, 'etcd-data')],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `default=${peerUrl}`],
  );
  const startNode = (node: ClusterNode) => {
    const config = patroniConfig(node, { etcdPort: etcd, programs: findPrograms(), folder: base });
    launch(node.name, PROGRAMS.patroni, write(`${node.name}.yml`, config));
  };
  for (const node of nodes) startNode(node);
  launch('haproxy', PROGRAMS.haproxy, '-f', write('haproxy.cfg', haproxyConfig(nodes, proxy)));
  write('users.txt', '"kedai" ""\n');
  const pgbouncer = pgbouncerConfig({ port: pooler, databasePort: proxy, folder: base });
  launch('pgbouncer', PROGRAMS.pgbouncer, write('pgbouncer.ini', pgbouncer));

  /** PgBouncer. */
  const url = `postgres://kedai@127.0.0.1:${pooler}/kedai`;

  /** Starts dead nodes and waits until all nodes replicate, one of them synchronously. */
  async function heal(): Promise<void> {
    for (const node of nodes) {
      const patroni = running.get(node.name);
      if (patroni === undefined || hasEnded(patroni)) startNode(node);
    }
    await until('all nodes replicate', async () => isHealthy(await readMembers(nodes)));
  }

  /** Kills Patroni and PostgreSQL of the primary with SIGKILL, and waits until another node takes writes. */
  async function killPrimary(): Promise<void> {
    const leader = (await readMembers(nodes)).find(({ role }) => role === 'leader');
    const node = nodes.find(({ name }) => name === leader?.name);
    const patroni = node && running.get(node.name);
    if (node === undefined || patroni === undefined) throw new Error('There is no primary.');
    await endProcess(patroni, () => {
      patroni.kill('SIGKILL');
      signalAll(pidOfServer(node.dataDir), 'SIGKILL');
    });
    await until('another node takes writes', () => takesWrites(url));
  }

  async function stop(): Promise<void> {
    for (const [name, child] of [...running].reverse()) {
      // Patroni stops its PostgreSQL before it ends.
      await endProcess(child, () => child.kill(name.startsWith('node') ? 'SIGTERM' : 'SIGKILL'));
    }
  }

  try {
    await heal();
    await createDatabase(`postgres://postgres@127.0.0.1:${proxy}/postgres`);
    await waitUntilReady(url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, heal, killPrimary, stop };
}

const until = (what: string, isTrue: () => Promise<boolean>): Promise<void> =>
  retryFor(READY_TIMEOUT_MS, async () => {
    if (!(await isTrue().catch(() => false)))
      throw new Error(`The cluster is not ready in time: ${what}.`);
  });

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
}

/** The members as one of the living nodes knows them. */
async function readMembers(nodes: readonly ClusterNode[]): Promise<readonly Member[]> {
  for (const { apiPort } of nodes) {
    const response = await fetch(`http://127.0.0.1:${apiPort}/cluster`).catch(() => undefined);
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
  }
  return [];
}

const isHealthy = (members: readonly Member[]): boolean =>
  members.length === NODES.length &&
  members.every(({ state }) => state === 'running' || state === 'streaming') &&
  members.some(({ role }) => role === 'leader') &&
  members.some(({ role }) => role === 'sync_standby');

async function takesWrites(url: string): Promise<boolean> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 1000,
    query_timeout: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select pg_is_in_recovery() as standby');
    return rows[0]?.standby === false;
  } finally {
    void client.end().catch(() => {});
  }
}

async function createDatabase(url: string): Promise<void> {
  await waitUntilReady(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('create role kedai login');
  await client.query('create database kedai owner kedai');
  await client.end();
}
