import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { listen } from './listen';

/** What happens to the next requests, one each, in place of the usual. */
export type S3Fault =
  /** No response ever comes. */
  | 'no-response'
  /** The connection breaks in the middle of the response. */
  | 'cut-off'
  | { readonly status: number; readonly code: string };

/** A small server that speaks the calls of S3 which the shop uses. It checks the access key, but no signature. */
export interface S3StandIn {
  readonly endpoint: string;
  readonly requests: readonly string[];
  readonly faults: S3Fault[];
  close(): Promise<void>;
}

interface StoredObject {
  readonly bytes: Buffer;
  readonly etag: string;
  readonly changedAt: Date;
}

/** Keys in one page of a list, so that few files need several pages. */
const PAGE_SIZE = 2;

const md5 = (bytes: Buffer, encoding: 'hex' | 'base64') =>
  createHash('md5').update(bytes).digest(encoding);

/** Opens the stand-in with one empty bucket on a free port. */
export async function openS3StandIn(bucket: string, accessKeyId: string): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>();
  const requests: string[] = [];
  const faults: S3Fault[] = [];

  const refuse = (response: ServerResponse, status: number, code: string) =>
    response
      .writeHead(status, { 'content-type': 'application/xml' })
      .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);

  function list(response: ServerResponse, after: string): void {
    const keys = [...objects.keys()].toSorted().filter((key) => key > after);
    const page = keys.slice(0, PAGE_SIZE);
    const contents = page.map((key) => {
      const { changedAt, bytes } = objects.get(key) as StoredObject;
      return `<Contents><Key>${key}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isTruncated = keys.length > page.length;
    const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
    response
      .writeHead(200, { 'content-type': 'application/xml' })
      .end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`,
      );
  }

  async function put(request: IncomingMessage, response: ServerResponse, key: string) {
    const bytes = await buffer(request);
    if (request.headers['content-md5'] !== md5(bytes, 'base64')) {
      return refuse(response, 400, 'BadDigest');
    }
    const etag = `"${md5(bytes, 'hex')}"`;
    objects.set(key, { bytes, etag, changedAt: new Date() });
    return response.writeHead(200, { etag }).end();
  }

  function read(request: IncomingMessage, response: ServerResponse, key: string, isCut: boolean) {
    const found = objects.get(key);
    if (!found) return refuse(response, 404, 'NoSuchKey');
    const { 'if-match': expected } = request.headers;
    if (expected !== undefined && expected !== found.etag) {
      return refuse(response, 412, 'PreconditionFailed');
    }
    response.writeHead(200, { etag: found.etag, 'content-length': found.bytes.length });
    if (request.method === 'HEAD') return response.end();
    if (!isCut) return response.end(found.bytes);
    return response.write(found.bytes.subarray(0, found.bytes.length / 2), () =>
      request.socket.destroy(),
    );
  }

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const { pathname, searchParams } = new URL(url, 'http://s3.test');
    requests.push(`${method} ${pathname}`);
    const fault = faults.shift();
    if (fault === 'no-response') return;
    if (typeof fault === 'object') return refuse(response, fault.status, fault.code);
    if (!headers.authorization?.includes(`Credential=${accessKeyId}/`)) {
      return refuse(response, 403, 'InvalidAccessKeyId');
    }
    const [, name, ...rest] = pathname.split('/').map(decodeURIComponent);
    const key = rest.join('/');
    if (name !== bucket) return refuse(response, 404, 'NoSuchBucket');
    if (key === '') return list(response, searchParams.get('continuation-token') ?? '');
    if (method === 'PUT') return put(request, response, key);
    if (method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    return read(request, response, key, fault === 'cut-off');
  });
  const { origin: endpoint, close } = await listen(server);
  return { endpoint, requests, faults, close };
}
