import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { listen } from '../../server/testing/listen';
import { processorTime } from '../drills/processes';
import { mediansOf } from '../lib/statistics';
import { load } from './measure';

const ROUNDS = 5;
const ROUND_SECONDS = 3;

type Headers = Readonly<Record<string, string>>;

async function measure(url: string, pid: number, headers: Headers) {
  const before = processorTime(pid);
  const { total, errors, perSecond } = await load(url, ROUND_SECONDS, { headers });
  if (errors > 0) throw new Error(`${errors} of ${total} requests of ${url} failed.`);
  return { processor: (processorTime(pid) - before) / total, perSecond };
}

/**
 * Compares a GET request. Both servers are loaded at the same time, so that everything else on the machine slows both
 * down.
 * @param headers of the request
 * @returns medians of five rounds, relative to a bare `node:http` server that sends the same bytes
 */
export async function ratioToBare(url: string, pid: number, headers: Headers) {
  const bare = fork(fileURLToPath(import.meta.url), ['serve'], { execArgv: ['--import', 'tsx'] });
  try {
    const bareUrl = await startBare(bare, url, headers);
    const ratios: { processor: number; requestsPerSecond: number }[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const [ours, theirs] = await Promise.all([
        measure(url, pid, headers),
        measure(bareUrl, bare.pid ?? 0, headers),
      ]);
      ratios.push({
        /** CPU time of a request. */
        processor: ours.processor / theirs.processor,
        /** Above 1 when the bare server answers more requests in the same time. */
        requestsPerSecond: theirs.perSecond / ours.perSecond,
      });
    }
    // The first round is the warm-up.
    const [, ...measured] = ratios;
    return mediansOf(measured);
  } finally {
    bare.kill();
  }
}

/** Makes the bare server send the bytes of a response. @returns its URL */
async function startBare(bare: ChildProcess, url: string, headers: Headers): Promise<string> {
  const listening = once(bare, 'message');
  bare.send({ url, headers });
  return String(await listening);
}

if (process.argv[2] === 'serve') {
  process.once('message', async (message) => {
    const { url, headers } = message as { url: string; headers: Headers };
    const [response] = (await once(get(url, { headers }), 'response')) as [IncomingMessage];
    // As they are sent, compressed.
    const bytes = await buffer(response);
    const sent = { 'content-type': 'application/json', 'content-length': bytes.length };
    const { origin } = await listen(createServer((_, to) => to.writeHead(200, sent).end(bytes)));
    process.send?.(origin);
  });
}
