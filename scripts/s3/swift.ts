import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { endProcess } from '../../e2e/support/shopServer';
import { retryFor } from '../robustness/postgres';

const START_TIMEOUT_MS = 60_000;
const PROXY = '/usr/bin/swift-proxy-server';
const INSTALL =
  'apt-get install --no-install-recommends swift-proxy swift-account swift-container swift-object memcached';

/** The servers of Swift behind its proxy. Each has a ring, which says where its data are. */
const SERVERS = ['account', 'container', 'object'] as const;

/**
 * Opens OpenStack Swift with its S3 interface on this machine: one copy of everything, in `folder`, and one empty bucket.
 * @param folder absolute and empty; its file system must have extended attributes
 * @param port the first of five
 * @throws with the command that installs it when it is missing
 */
export async function openSwift(folder: string, port: number) {
  if (!existsSync(PROXY)) throw new Error(`OpenStack Swift is not installed: ${INSTALL}`);
  const store = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: 'receipts',
    accessKeyId: 'kedai:shop',
    secretAccessKey: 'secret-of-this-machine',
  };
  configure(folder, port, store.secretAccessKey);
  const processes = SERVERS.map((name) => startServer(folder, name));
  processes.push(startServer(folder, 'proxy'));
  const cache = ['-u', 'nobody', '-l', '127.0.0.1', '-p', String(port + 4)];
  processes.push(spawn('memcached', cache, { stdio: 'ignore' }));
  const close = () =>
    Promise.all(processes.map((server) => endProcess(server, () => server.kill('SIGKILL'))));
  try {
    const { endpoint, bucket, accessKeyId, secretAccessKey } = store;
    const credentials = { accessKeyId, secretAccessKey };
    const options = { region: 'us-east-1', forcePathStyle: true, maxAttempts: 1 };
    const client = new S3Client({ ...options, endpoint, credentials });
    // As soon as the servers respond.
    await retryFor(START_TIMEOUT_MS, () =>
      client.send(new CreateBucketCommand({ Bucket: bucket })),
    );
  } catch (error) {
    await close();
    throw error;
  }
  return { ...store, close };
}

const startServer = (folder: string, name: string): ChildProcess =>
  spawn(`/usr/bin/swift-${name}-server`, [path.join(folder, `${name}.conf`)], {
    stdio: ['ignore', 'ignore', openSync(path.join(folder, `${name}.log`), 'w')],
  });

function configure(folder: string, port: number, secret: string): void {
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  const common = (own: number) =>
    `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${own}\nworkers = 0\nuser = ${userInfo().username}\nswift_dir = ${folder}\nlog_level = WARNING\n`;
  mkdirSync(path.join(folder, 'devices/one'), { recursive: true });
  mkdirSync(path.join(folder, 'cache'));
  write(
    'swift.conf',
    '[swift-hash]\nswift_hash_path_suffix = kedai\n[storage-policy:0]\nname = one\ndefault = yes\n',
  );
  for (const [index, name] of SERVERS.entries()) {
    const own = port + 1 + index;
    write(
      `${name}.conf`,
      `${common(own)}devices = ${folder}/devices\nmount_check = false\nrecon_cache_path = ${folder}/cache\n[pipeline:main]\npipeline = ${name}-server\n[app:${name}-server]\nuse = egg:swift#${name}\n`,
    );
    const ring = (...args: string[]) =>
      execFileSync('swift-ring-builder', [path.join(folder, `${name}.builder`), ...args], {
        stdio: 'pipe',
      });
    ring('create', '4', '1', '0');
    ring('add', `r1z1-127.0.0.1:${own}/one`, '1');
    ring('rebalance');
  }
  const filters = ['catch_errors', 'proxy_logging', 'copy', 'slo', 'dlo'];
  write(
    'proxy.conf',
    [
      common(port),
      '[pipeline:main]',
      'pipeline = catch_errors proxy_logging cache s3api tempauth copy slo dlo proxy-server',
      '[app:proxy-server]\nuse = egg:swift#proxy\nallow_account_management = true\naccount_autocreate = true',
      `[filter:tempauth]\nuse = egg:swift#tempauth\nuser_kedai_shop = ${secret} .admin`,
      '[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1',
      `[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:${port + 4}`,
      ...filters.map((name) => `[filter:${name}]\nuse = egg:swift#${name}`),
      '',
    ].join('\n'),
  );
}
