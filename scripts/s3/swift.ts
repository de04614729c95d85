import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { endProcess, freePort } from '../../e2e/support/shopServer';
import { retryFor } from '../drills/postgres';

const START_TIMEOUT_MS = 60_000;
const PROXY = '/usr/bin/swift-proxy-server';
const INSTALL =
  'apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached';

/** The servers of Swift behind its proxy. Each has a ring, which says where its data are. */
const SERVERS = ['account', 'container', 'object'] as const;

/**
 * Opens OpenStack Swift with its S3 interface on this machine: one copy of everything, in `folder`, and one empty bucket.
 * @param folder absolute and empty; its file system must have extended attributes
 * @throws with the command that installs it when it is missing
 */
export async function openSwift(folder: string) {
  if (!existsSync(PROXY)) throw new Error(`OpenStack Swift is not installed: ${INSTALL}`);
  const processes: ChildProcess[] = [];
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  mkdirSync(path.join(folder, 'devices/one'), { recursive: true });
  mkdirSync(path.join(folder, 'cache'));
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = kedai\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  const start = (name: string, port: number, text: string) => {
    const common = `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${port}\nworkers = 0\nuser = ${userInfo().username}\nswift_dir = ${folder}\nlog_level = WARNING\n`;
    write(`${name}.conf`, `${common}${text}`);
    const log = openSync(path.join(folder, `${name}.log`), 'w');
    const config = path.join(folder, `${name}.conf`);
    const server = spawn(`/usr/bin/swift-${name}-server`, [config], {
      stdio: ['ignore', log, log],
    });
    processes.push(server);
  };
  const close = () =>
    Promise.all(processes.map((server) => endProcess(server, () => server.kill('SIGKILL'))));
  try {
    for (const name of SERVERS) {
      const port = await freePort();
      const ring = (...args: string[]) =>
        execFileSync('swift-ring-builder', [path.join(folder, `${name}.builder`), ...args], {
          stdio: 'pipe',
        });
      ring('create', '4', '1', '0');
      ring('add', `r1z1-127.0.0.1:${port}/one`, '1');
      ring('rebalance');
      start(
        name,
        port,
        `devices = ${folder}/devices\nmount_check = false\nrecon_cache_path = ${folder}/cache\n[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
      );
    }
    const [port, cachePort] = [await freePort(), await freePort()];
    const cache = ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(cachePort)];
    processes.push(spawn('memcached', cache, { stdio: 'ignore' }));
    const proxy = readFileSync(path.join(import.meta.dirname, 'proxy.conf'), 'utf8');
    start('proxy', port, proxy.replace('$CACHE_PORT', String(cachePort)));
    const store = {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'receipts',
      accessKeyId: 'kedai:shop',
      secretAccessKey: 'secret-of-this-machine',
    };
    const options = { region: 'us-east-1', forcePathStyle: true, maxAttempts: 1 };
    const client = new S3Client({ ...options, endpoint: store.endpoint, credentials: store });
    // As soon as the servers respond.
    await retryFor(START_TIMEOUT_MS, () =>
      client.send(new CreateBucketCommand({ Bucket: store.bucket })),
    );
    return { ...store, close };
  } catch (error) {
    await close();
    throw error;
  }
}
