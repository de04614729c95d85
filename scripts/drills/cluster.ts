/**
 * A PostgreSQL cluster of three nodes with synchronous replication: Patroni with etcd chooses the primary, HAProxy leads
 * to it, PgBouncer pools connections by transaction. All run as ordinary processes of the user `postgres` in one folder,
 * with the configurations of `deploy/cluster`.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endProcess, freePort, hasEnded } from '../../e2e/support/shopServer';
import {
  asPostgresUser,
  createPostgresFolder,
  findPrograms,
  pidOfServer,
  query,
  retryFor,
  signalAll,
  waitUntilReady,
} from './postgres';

const NODES = ['node0', 'node1', 'node2'];
const READY_TIMEOUT_MS = 180_000;
/** The names of a node's ports: of PostgreSQL and of Patroni's API. */
const portNames = (node: string) => [`PORT${node.at(-1)}`, `API_PORT${node.at(-1)}`] as const;

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
  const ports: Record<string, string> = {};
  for (const name of [
    'ETCD_PORT',
    'PEER_PORT',
    'PROXY_PORT',
    'POOLER_PORT',
    ...NODES.flatMap(portNames),
  ]) {
    ports[name] = String(await freePort());
  }
  const local = (name: string) => `127.0.0.1:${ports[name]}`;
  /** Fills in a configuration of `deploy/cluster`. @returns its path */
  const configure = (template: string, values: Readonly<Record<string, string>> = {}): string => {
    const all: Readonly<Record<string, string>> = { ...ports, FOLDER: base, ...values };
    const file = path.join(base, `${values.NAME ?? ''}${template}`);
    const text = readFileSync(path.join('deploy/cluster', template), 'utf8');
    writeFileSync(
      file,
      text.replace(/\$([A-Z_0-9]+)/g, (_, name: string) => all[name] ?? ''),
    );
    return file;
  };
  const [peerUrl, etcdUrl] = [`http://${local('PEER_PORT')}`, `http://${local('ETCD_PORT')}`];
  launch(
    'etcd',
    PROGRAMS['etcd-server'],
    ...['--data-dir', path.join(base, 'etcd-data')],
    ...['--listen-client-urls', etcdUrl, '--advertise-client-urls', etcdUrl],
    ...['--listen-peer-urls', peerUrl, '--initial-advertise-peer-urls', peerUrl],
    ...['--initial-cluster', `default=${peerUrl}`],
  );
  const startNode = (name: string) => {
    const [PORT = '', API_PORT = ''] = portNames(name).map((port) => ports[port] ?? '');
    const node = { NAME: name, PORT, API_PORT, PROGRAMS: findPrograms() };
    launch(name, PROGRAMS.patroni, configure('patroni.yml', node));
  };
  for (const name of NODES) startNode(name);
  launch('haproxy', PROGRAMS.haproxy, '-f', configure('haproxy.cfg'));
  writeFileSync(path.join(base, 'users.txt'), '"kedai" ""\n');
  launch('pgbouncer', PROGRAMS.pgbouncer, configure('pgbouncer.ini'));

  /** PgBouncer. */
  const url = `postgres://kedai@${local('POOLER_PORT')}/kedai`;
  const members = () => readMembers(NODES.map((name) => local(portNames(name)[1])));

  /** Starts dead nodes and waits until all nodes replicate, one of them synchronously. */
  async function heal(): Promise<void> {
    for (const name of NODES) {
      const patroni = running.get(name);
      if (patroni === undefined || hasEnded(patroni)) startNode(name);
    }
    await until('all nodes replicate', async () => isHealthy(await members()));
  }

  /** Kills Patroni and PostgreSQL of the primary with SIGKILL, and waits until another node takes writes. */
  async function killPrimary(): Promise<void> {
    const leader = (await members()).find(({ role }) => role === 'leader')?.name ?? '';
    const patroni = running.get(leader);
    if (patroni === undefined) throw new Error('There is no primary.');
    await endProcess(patroni, () => {
      patroni.kill('SIGKILL');
      signalAll(pidOfServer(path.join(base, leader)), 'SIGKILL');
    });
    await until('another node takes writes', async () => {
      const [row] = await query(url, 'select pg_is_in_recovery() as standby');
      return row?.standby === false;
    });
  }

  async function stop(): Promise<void> {
    for (const [name, child] of [...running].reverse()) {
      // Patroni stops its PostgreSQL before it ends.
      await endProcess(child, () => child.kill(name.startsWith('node') ? 'SIGTERM' : 'SIGKILL'));
    }
  }

  try {
    await heal();
    const admin = `postgres://postgres@${local('PROXY_PORT')}/postgres`;
    await waitUntilReady(admin);
    await query(admin, 'create role kedai login');
    await query(admin, 'create database kedai owner kedai');
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

/** The members as one of the living nodes knows them. @param apis the addresses of Patroni */
async function readMembers(apis: readonly string[]): Promise<readonly Member[]> {
  for (const api of apis) {
    const response = await fetch(`http://${api}/cluster`).catch(() => undefined);
    if (response?.ok) return ((await response.json()) as { members: Member[] }).members;
  }
  return [];
}

const isHealthy = (members: readonly Member[]): boolean =>
  members.length === NODES.length &&
  members.every(({ state }) => state === 'running' || state === 'streaming') &&
  members.some(({ role }) => role === 'leader') &&
  members.some(({ role }) => role === 'sync_standby');
