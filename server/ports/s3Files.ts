import { createHash } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import {
  assertFileKey,
  type FileStore,
  FileStoreUnavailable,
  isFileKey,
  type ListedFile,
} from './files';

/** A bucket of an S3-compatible store. */
export interface S3Bucket {
  readonly bucket: string;
  /** The origin of the store; absent: Amazon's for the region. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  /** Absent: those of the environment or machine, as Amazon's library finds them. */
  readonly credentials?:
    | { readonly accessKeyId: string; readonly secretAccessKey: string }
    | undefined;
  /** How long one try may take, ms. */
  readonly timeoutMs?: number;
}

const TIMEOUT_MS = 10_000;
const MAX_TRIES = 3;

/**
 * Stores private files in a bucket of an S3-compatible store, with Amazon's library. Every process of the shop sees the
 * same files. The bucket must exist and be private.
 */
export function s3Files({
  bucket: Bucket,
  endpoint,
  region,
  credentials,
  timeoutMs = TIMEOUT_MS,
}: S3Bucket): FileStore {
  const client = new S3Client({
    region,
    // Other stores know buckets by path, not by host name.
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    ...(credentials && { credentials }),
    maxAttempts: MAX_TRIES,
    requestHandler: {
      connectionTimeout: timeoutMs,
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
    },
    // Many stores refuse the checksums that the library adds otherwise.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  return {
    put: async (key, bytes) => {
      assertFileKey(key);
      // The store refuses bytes that changed on the way.
      const ContentMD5 = createHash('md5').update(bytes).digest('base64');
      await available(
        client.send(new PutObjectCommand({ Bucket, Key: key, Body: bytes, ContentMD5 })),
      );
    },
    get: async (key) => {
      assertFileKey(key);
      const head = await available(
        client.send(new HeadObjectCommand({ Bucket, Key: key })).catch(nullIfMissing),
      );
      if (head === null) return null;
      // The bytes belong to the size, even if the file is replaced meanwhile.
      const file = { Bucket, Key: key, IfMatch: head.ETag };
      return { size: head.ContentLength ?? 0, stream: () => streamOf(client, file) };
    },
    remove: async (key) => {
      assertFileKey(key);
      await available(client.send(new DeleteObjectCommand({ Bucket, Key: key })));
    },
    list: async () => {
      const files: ListedFile[] = [];
      await available(
        (async () => {
          for await (const page of paginateListObjectsV2({ client }, { Bucket })) {
            for (const { Key = '', LastModified } of page.Contents ?? []) {
              const changedAt = LastModified?.getTime() ?? 0;
              if (isFileKey(Key)) files.push({ key: Key, changedAt });
            }
          }
        })(),
      );
      return files;
    },
  };
}

/** The bytes of a file, requested when the stream is opened. */
function streamOf(
  client: S3Client,
  file: ConstructorParameters<typeof GetObjectCommand>[0],
): ReadableStream<Uint8Array> {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const pipe = async () => {
    const { Body } = await client.send(new GetObjectCommand(file));
    if (!Body) throw new FileStoreUnavailable('The file store sent no file.');
    await Body.transformToWebStream().pipeTo(writable);
  };
  pipe().catch((error: unknown) => writable.abort(error).catch(() => undefined));
  return readable;
}

function nullIfMissing(error: unknown): null {
  if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
  throw error;
}

/** @throws FileStoreUnavailable for every fault of the store; the log gets its name */
function available<Result>(running: Promise<Result>): Promise<Result> {
  return running.catch((cause: unknown) => {
    const code = cause instanceof Error ? cause.name : undefined;
    throw Object.assign(new FileStoreUnavailable('The file store failed.', { cause }), { code });
  });
}
