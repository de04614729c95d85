import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { mediansOf } from '../lib/statistics';

const REQUESTS = 6000;
const CONCURRENCY = 20;

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

type Headers = Readonly<Record<string, string>>;

const request = (url: string, headers: Headers = {}) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });

/** The CPU time of a process, ms, in steps of 10 ms (Linux). */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The memory of a process, MB (Linux). */
export function memoryOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

async function measureLoad(url: string, pid: number, headers: Headers = {}) {
  const before = processorTime(pid);
  const start = performance.now();
  let remaining = REQUESTS;
  const worker = async () => {
    while (remaining-- > 0) await request(url, headers);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return { processor: processorTime(pid) - before, duration: performance.now() - start };
}

/** A response, relative to a bare `node:http` server that sends the same bytes; medians of five rounds. */
export interface RatioToBare {
  readonly processor: number;
  /** Above 1 when the bare server answers more requests in the same time. */
  readonly requestsPerSecond: number;
}

/** Compares a GET request in turns. @param headers of the request */
export async function ratioToBare(
  url: string,
  pid: number,
  headers: Headers = {},
): Promise<RatioToBare> {
  const bare = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  try {
    const port = await new Promise<number>((resolve) => {
      bare.once('message', (message) => resolve(Number(message)));
      void request(url, headers).then((body) => bare.send(body.toString('base64')));
    });
    const bareUrl = `http://127.0.0.1:${port}/`;
    await measureLoad(url, pid, headers);
    await measureLoad(bareUrl, bare.pid ?? 0);
    const ratios: RatioToBare[] = [];
    for (let round = 0; round < 5; round += 1) {
      const ours = await measureLoad(url, pid, headers);
      const theirs = await measureLoad(bareUrl, bare.pid ?? 0);
      ratios.push({
        processor: ours.processor / theirs.processor,
        requestsPerSecond: ours.duration / theirs.duration,
      });
    }
    return mediansOf(ratios);
  } finally {
    bare.kill();
    agent.destroy();
  }
}

if (process.argv[2] === 'serve') {
  process.once('message', (body) => {
    const bytes = Buffer.from(String(body), 'base64');
    const headers = { 'content-type': 'application/json', 'content-length': bytes.length };
    const server = createServer((_, response) => response.writeHead(200, headers).end(bytes));
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(typeof address === 'object' ? address?.port : 0);
    });
  });
}
