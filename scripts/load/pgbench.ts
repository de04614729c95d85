import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findPrograms } from '../drills/postgres';
import { CONNECTIONS } from './measure';

/** Runs the statements of cart/update with pgbench, as prepared statements. @returns transactions per second */
export function pgbench(url: string, seconds: number): number {
  const load = ['-c', String(CONNECTIONS), '-j', '2', '-T', String(seconds)];
  const script = path.join(import.meta.dirname, 'cartUpdate.sql');
  const options = ['-n', '-M', 'prepared', ...load, '-f', script, url];
  const output = execFileSync(path.join(findPrograms(), 'pgbench'), options, { encoding: 'utf8' });
  const [, perSecond] = /^tps = ([\d.]+)/m.exec(output) ?? [];
  if (perSecond === undefined) throw new Error(`pgbench printed no result:\n${output}`);
  return Number(perSecond);
}
