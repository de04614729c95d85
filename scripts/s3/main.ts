/**
 * `npm run s3`: opens a real S3-compatible store on this machine (OpenStack Swift from Debian) in a temporary folder, and
 * runs the tests of stored files and receipts on it, too.
 *
 * - `--open`: runs no tests, but prints the settings for a shop and stays open until Ctrl-C
 * - `--port 18480`: the first of five ports
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseCount, readArguments } from '../lib/options';
import { openSwift } from './swift';

const { values } = readArguments(
  { options: { open: { type: 'boolean' }, port: { type: 'string', default: '18480' } } },
  'npm run s3 [-- --open] [--port 18480]',
);
const TESTS = ['server/ports/files.test.ts', 'server/areas/order/receiptStores.test.ts'];
const print = (line: string) => process.stdout.write(`${line}\n`);

const folder = mkdtempSync(path.join(tmpdir(), 'kedai-s3-'));
const store = await openSwift(folder, parseCount('--port', values.port)).catch((error: unknown) => {
  rmSync(folder, { recursive: true });
  throw error;
});
try {
  const { endpoint, bucket, accessKeyId, secretAccessKey } = store;
  if (values.open) {
    print(
      `S3_BUCKET=${bucket} S3_ENDPOINT=${endpoint} S3_ACCESS_KEY_ID=${accessKeyId} S3_SECRET_ACCESS_KEY=${secretAccessKey} npm start`,
    );
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  } else {
    const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '-w', '1', ...TESTS], {
      stdio: 'inherit',
      env: {
        ...process.env,
        TEST_S3_ENDPOINT: endpoint,
        TEST_S3_BUCKET: bucket,
        TEST_S3_KEY: accessKeyId,
        TEST_S3_SECRET: secretAccessKey,
      },
    });
    const [code] = await once(jest, 'exit');
    process.exitCode = Number(code ?? 1);
  }
} finally {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}
