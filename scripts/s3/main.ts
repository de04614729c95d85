/**
 * `npm run s3`: opens a real S3-compatible store on this machine (OpenStack Swift from Debian) in a temporary folder, and
 * runs the tests of stored files and receipts on it, too. With `--open` it runs no tests, but prints the settings for a
 * shop and stays open until Ctrl-C.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createFolder } from '../drills/shop';
import { readArguments } from '../lib/options';
import { openSwift } from './swift';

const { values } = readArguments(
  { options: { open: { type: 'boolean' } } },
  'npm run s3 [-- --open]',
);
const TESTS = ['server/ports/files.test.ts', 'server/areas/order/receiptStores.test.ts'];

const folder = createFolder('kedai-s3-');
try {
  const { endpoint, bucket, accessKeyId, secretAccessKey, close } = await openSwift(folder);
  if (values.open) {
    console.log(
      `S3_BUCKET=${bucket} S3_ENDPOINT=${endpoint} S3_ACCESS_KEY_ID=${accessKeyId} S3_SECRET_ACCESS_KEY=${secretAccessKey} npm start`,
    );
    await Promise.race(['SIGINT', 'SIGTERM'].map((signal) => once(process, signal)));
  } else {
    const store = { TEST_S3_ENDPOINT: endpoint, TEST_S3_BUCKET: bucket };
    const keys = { TEST_S3_KEY: accessKeyId, TEST_S3_SECRET: secretAccessKey };
    const jest = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '-w', '1', ...TESTS], {
      stdio: 'inherit',
      env: { ...process.env, ...store, ...keys },
    });
    const [code] = await once(jest, 'exit');
    process.exitCode = Number(code ?? 1);
  }
  await close();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
