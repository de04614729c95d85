import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { findPrograms } from '../robustness/postgres';

const run = promisify(execFile);

/** A statement as the shop sends it. */
export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Options of a run. */
interface PgbenchOptions {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  /** Run one after the other, as one transaction of the result. */
  readonly statements: readonly Statement[];
  /** These values are replaced by the number of a random customer, from 1 to `customers`. */
  readonly customerValues: readonly unknown[];
  readonly customers: number;
}

/** Runs statements with pgbench, as prepared statements. @returns transactions per second */
export async function pgbench(given: PgbenchOptions): Promise<number> {
  const { url, connections, seconds, statements, customerValues, customers } = given;
  const lines = statements.map(({ text, values }) =>
    text.replace(/\$(\d+)/g, (_, position: string) => {
      const value = values[Number(position) - 1];
      return customerValues.includes(value) ? ':customer' : literal(value);
    }),
  );
  const folder = mkdtempSync(path.join(tmpdir(), 'kedai-pgbench-'));
  try {
    const script = path.join(folder, 'script.sql');
    writeFileSync(
      script,
      [`\\set customer random(1, ${customers})`, ...lines.map((line) => `${line};`), ''].join('\n'),
    );
    const load = ['-c', String(connections), '-j', '2', '-T', String(seconds)];
    const program = path.join(findPrograms(), 'pgbench');
    const options = ['-n', '-M', 'prepared', ...load, '-f', script];
    const { stdout } = await run(program, [...options, url]);
    const [, perSecond] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (perSecond === undefined) throw new Error(`pgbench printed no result:\n${stdout}`);
    return Number(perSecond);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const literal = (value: unknown): string =>
  typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`;
