import { buffer } from 'node:stream/consumers';
import { openS3StandIn, type S3StandIn } from '../testing/s3StandIn';
import { FileStoreUnavailable, type StoredFile } from './files';
import { type S3Bucket, s3Files } from './s3Files';

let service: S3StandIn;
beforeEach(async () => {
  service = await openS3StandIn('receipts', 'shop');
});
afterEach(() => service.close());

const open = (more: Partial<S3Bucket> = {}) =>
  s3Files({
    bucket: 'receipts',
    endpoint: service.endpoint,
    region: 'us-east-1',
    credentials: { accessKeyId: 'shop', secretAccessKey: 'secret' },
    timeoutMs: 200,
    ...more,
  });
const readAll = async (file: StoredFile | null) => file && buffer(file.stream());
const png = new Uint8Array([137, 80, 78, 71]);
const times = <Fault>(count: number, fault: Fault) => Array.from({ length: count }, () => fault);

test.each([
  ['a store that is busy', { status: 503, code: 'SlowDown' } as const],
  ['a store that does not respond', 'no-response' as const],
])('%s is asked again', async (_, fault) => {
  service.faults.push(fault);
  await open().put('a', png);
  // A busy machine may exceed the short timeout of this test more than once.
  expect(service.requests.length).toBeGreaterThan(1);
  expect((await open().get('a'))?.size).toBe(4);
});

describe.each([
  ['stays busy', () => service.faults.push(...times(9, { status: 503, code: 'SlowDown' })), {}],
  ['never responds', () => service.faults.push(...times(9, 'no-response' as const)), {}],
  ['is down', () => service.close(), {}],
  ['does not know the bucket', () => {}, { bucket: 'other' }],
  [
    'refuses the key of the shop',
    () => {},
    { credentials: { accessKeyId: 'stranger', secretAccessKey: 'secret' } },
  ],
] as const)('a store that %s', (what, prepare, more) => {
  test.each(['put', 'get', 'remove', 'list'] as const)('is unavailable: %s', async (call) => {
    await prepare();
    const files = open(more);
    const calls = {
      put: () => files.put('a', png),
      get: () => files.get('a'),
      remove: () => files.remove('a'),
      list: () => files.list(),
    };
    // The response to HEAD has no body, so a missing bucket looks like a missing file.
    if (call === 'get' && what === 'does not know the bucket') expect(await calls.get()).toBeNull();
    else await expect(calls[call]()).rejects.toThrow(FileStoreUnavailable);
  });
});

test('a file that is cut off fails to be read, and never looks complete', async () => {
  const files = open();
  await files.put('a', new Uint8Array(100_000));
  const file = await files.get('a');
  service.faults.push('cut-off');
  await expect(readAll(file)).rejects.toThrow();
});

test('a file that is replaced while it is read is not mixed with the new one', async () => {
  const files = open();
  await files.put('a', png);
  const file = await files.get('a');
  await files.put('a', new Uint8Array([1]));
  await expect(readAll(file)).rejects.toThrow();
});

test('the error has the reason of the store for the log', async () => {
  const files = open({ bucket: 'other' });
  await expect(files.list()).rejects.toMatchObject({ code: 'NoSuchBucket' });
});
