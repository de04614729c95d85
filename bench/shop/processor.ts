import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Agent, createServer, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { median } from '../lib/statistics';

const REQUESTS = 6000;
const AT_ONCE = 20;

const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

const ask = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    get(url, { agent }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts)));
    }).on('error', reject);
  });

/** What a process has used of the processor, ms; Linux tells in hundredths of a second. */
function used(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function load(url: string, pid: number): Promise<number> {
  const before = used(pid);
  let left = REQUESTS;
  const worker = async () => {
    while (left-- > 0) await ask(url);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return used(pid) - before;
}

/** The processor time of an address, as a ratio to a bare `node:http` server that sends the same bytes; the median of five. */
export async function ratioToBare(url: string, pid: number): Promise<number> {
  const bare = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  try {
    const port = await new Promise<number>((resolve) => {
      bare.once('message', (message) => resolve(Number(message)));
      void ask(url).then((body) => bare.send(body.toString('base64')));
    });
    const beside = `http://127.0.0.1:${port}/`;
    await load(url, pid);
    await load(beside, bare.pid ?? 0);
    const ratios: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      ratios.push((await load(url, pid)) / (await load(beside, bare.pid ?? 0)));
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
    const server = createServer((_, answer) => answer.writeHead(200, headers).end(bytes));
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      process.send?.(typeof address === 'object' ? address?.port : 0);
    });
  });
}
