import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median } from '../lib/statistics';

const REQUESTS = 6000;
const CONCURRENCY = 20;

const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });

const request = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { agent }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });

/** The CPU time of a process, ms, in steps of 10 ms (Linux). */
function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measureLoad(url: string, pid: number): Promise<number> {
  const before = processorTime(pid);
  let remaining = REQUESTS;
  const worker = async () => {
    while (remaining-- > 0) await request(url);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return processorTime(pid) - before;
}

/** The CPU time of a call, relative to a bare `node:http` server that sends the same bytes; the median of five rounds. */
export async function ratioToBare(url: string, pid: number): Promise<number> {
  const bare = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  try {
    const port = await new Promise<number>((resolve) => {
      bare.once('message', (message) => resolve(Number(message)));
      void request(url).then((body) => bare.send(body.toString('base64')));
    });
    const bareUrl = `http://127.0.0.1:${port}/`;
    await measureLoad(url, pid);
    await measureLoad(bareUrl, bare.pid ?? 0);
    const ratios: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      ratios.push((await measureLoad(url, pid)) / (await measureLoad(bareUrl, bare.pid ?? 0)));
    }
    return median(ratios);
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
