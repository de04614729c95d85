import { type ChildProcess, fork } from 'node:child_process';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import type { Statement } from './pgbench';

/** What the bare server runs for each request. */
export interface BareStatements {
  readonly url: string;
  readonly statements: readonly Statement[];
  /** These values are replaced by the number of a random customer, from 1 to `customers`. */
  readonly customerValues: readonly unknown[];
  readonly customers: number;
}

/** A running bare server. */
interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

/**
 * Starts a bare `node:http` server in a process of its own, which reads a request, runs prepared statements with `pg`
 * and answers: the least that cart/update costs in Node.
 */
export async function startBareStatements(options: BareStatements): Promise<BareServer> {
  const server: ChildProcess = fork(fileURLToPath(import.meta.url), ['serve'], {
    execArgv: ['--import', 'tsx'],
  });
  const port = new Promise<number>((resolve) => {
    server.once('message', (message) => resolve(Number(message)));
  });
  server.send(options);
  return {
    url: `http://127.0.0.1:${await port}`,
    pid: server.pid ?? 0,
    stop: () => server.kill(),
  };
}

function serve({ url, statements, customerValues, customers }: BareStatements): void {
  const pool = new Pool({ connectionString: url, max: 10 });
  const body = JSON.stringify({ success: true, message: 'Cart updated.' });
  const runAll = async () => {
    const customer = String(1 + Math.trunc(Math.random() * customers));
    for (const [index, { text, values }] of statements.entries()) {
      const given = values.map((value) => (customerValues.includes(value) ? customer : value));
      await pool.query({ name: `statement-${index}`, text, values: given });
    }
  };
  const server = createServer((request, response) => {
    request.resume().on('end', async () => {
      await runAll();
      response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
        .end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : 0);
  });
}

if (process.argv[2] === 'serve') {
  process.once('message', (message) => serve(message as BareStatements));
}
