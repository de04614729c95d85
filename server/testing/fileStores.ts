import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemClock } from '../ports/clock';
import { diskFiles } from '../ports/diskFiles';
import type { FileStore } from '../ports/files';
import { s3Files } from '../ports/s3Files';
import { testFiles } from './fakes';
import { openS3StandIn } from './s3StandIn';

/** An empty store, which several processes can open. */
export interface OpenedStore {
  open(): FileStore;
  close(): Promise<void>;
}

const CREDENTIALS = { accessKeyId: 'shop', secretAccessKey: 'secret' };

/** Every kind of store, with its name. */
export const fileStores: [name: string, create: () => Promise<OpenedStore>][] = [
  [
    'a folder',
    async () => {
      const folder = mkdtempSync(path.join(tmpdir(), 'kedai-files-'));
      return {
        open: () => diskFiles(path.join(folder, 'receipts')),
        close: async () => rmSync(folder, { recursive: true }),
      };
    },
  ],
  [
    'a bucket',
    async () => {
      const { endpoint, close } = await openS3StandIn('receipts', CREDENTIALS.accessKeyId);
      const bucket = {
        bucket: 'receipts',
        endpoint,
        region: 'us-east-1',
        credentials: CREDENTIALS,
      };
      return { open: () => s3Files(bucket), close };
    },
  ],
  [
    'the store of the tests',
    async () => {
      const files = testFiles(systemClock);
      return { open: () => files, close: async () => {} };
    },
  ],
];

/** `npm run s3` starts a real store and sets these. */
const {
  TEST_S3_ENDPOINT,
  TEST_S3_BUCKET = '',
  TEST_S3_KEY = '',
  TEST_S3_SECRET = '',
} = process.env;
if (TEST_S3_ENDPOINT !== undefined) {
  const open = () =>
    s3Files({
      bucket: TEST_S3_BUCKET,
      endpoint: TEST_S3_ENDPOINT,
      region: 'us-east-1',
      credentials: { accessKeyId: TEST_S3_KEY, secretAccessKey: TEST_S3_SECRET },
    });
  fileStores.push([
    'a bucket of a real store',
    async () => {
      const files = open();
      for (const { key } of await files.list()) await files.remove(key);
      return { open, close: async () => {} };
    },
  ]);
}
