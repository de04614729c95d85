import { type ChildProcess, fork } from 'node:child_process';
import { createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median } from '../lib/statistics';
import { load } from './generator';
import { processorTime } from './processes';

const CONNECTIONS = 64;
const ROUNDS = 5;

type Headers = Readonly<Record<string, string>>;

/** A response, relative to a bare `node:http` server that sends the same bytes; medians of five rounds. */
export interface RatioToBare {
  /** CPU time of a request. */
  readonly processor: number;
  /** Above 1 when the bare server answers more requests in the same time. */
  readonly requestsPerSecond: number;
}

async function measure(url: string, pid: number, headers: Headers, seconds: number) {
  const before = processorTime(pid);
  const { total, errors, perSecond } = await load(url, {
    connections: CONNECTIONS,
    seconds,
    headers,
  });
  if (errors > 0) throw new Error(`${errors} of ${total} requests of ${url} failed.`);
  return { processor: (processorTime(pid) - before) / total, perSecond };
}

/**
 * Compares a GET request. Both servers are loaded at the same time, so that everything else on the machine slows both
 * down.
 * @param headers of the request
 * @param seconds of each round
 */
export async function ratioToBare(
  url: string,
  pid: number,
  headers: Headers = {},
  seconds = 3,
): Promise<RatioToBare> {
  const bare = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  try {
    const bareUrl = await startBare(bare, url, headers);
    const ratios: RatioToBare[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [ours, theirs] = await Promise.all([
        measure(url, pid, headers, seconds),
        measure(bareUrl, bare.pid ?? 0, headers, seconds),
      ]);
      ratios.push({
        processor: ours.processor / theirs.processor,
        requestsPerSecond: theirs.perSecond / ours.perSecond,
      });
    }
    // The first round is the warm-up.
    const [, ...measured] = ratios;
    return {
      processor: median(measured.map(({ processor }) => processor)),
      requestsPerSecond: median(measured.map(({ requestsPerSecond }) => requestsPerSecond)),
    };
  } finally {
    bare.kill();
  }
}

/** Makes the bare server send the bytes of a response. @returns its URL */
async function startBare(bare: ChildProcess, url: string, headers: Headers): Promise<string> {
  const port = new Promise<number>((resolve) => {
    bare.once('message', (message) => resolve(Number(message)));
  });
  bare.send({ url, headers });
  return `http://127.0.0.1:${await port}/`;
}

/** The bytes of a response as they are sent, compressed. */
async function bytesOf(url: string, headers: Headers): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });
}

if (process.argv[2] === 'serve') {
  process.once('message', async (message) => {
    const { url, headers } = message as { url: string; headers: Headers };
    const bytes = await bytesOf(url, headers);
    const sent = { 'content-type': 'application/json', 'content-length': bytes.length };
    const server = createServer((_, response) => response.writeHead(200, sent).end(bytes));
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(typeof address === 'object' ? address?.port : 0);
    });
  });
}
