/**
 * `npx tsx bench/signIns/run.ts` measures the server's memory during 200 simultaneous sign-ins from one address. Linux only.
 * Exits with 1 when it grows by more than the goal. With `DATABASE_URL` it uses that PostgreSQL server, because the embedded
 * database itself needs much memory at its start.
 */
import { readFileSync } from 'node:fs';
import { userCalls } from '@kedai/contract/calls/user';
import { startShop } from '../../e2e/support/shopServer';

const SIGN_INS = 200;
const GOAL_GROWTH_MB = 200;

/** The peak memory of a process, MB. */
function peakMemoryMb(pid: number): number {
  const peak = /^VmHWM:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Math.round(Number(peak) / 1024);
}

const shop = await startShop({ DATABASE_URL: process.env.DATABASE_URL ?? '' });
const signIn = async (_: unknown, index: number) => {
  const response = await fetch(`${shop.origin}${userCalls.login.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `person-${index}@example.my`, password: 'good password' }),
  });
  return `${response.status}${response.headers.has('retry-after') ? ' with Retry-After' : ''}`;
};
const before = peakMemoryMb(shop.pid());
const start = performance.now();
const statuses = await Promise.all(Array.from({ length: SIGN_INS }, signIn));
const seconds = (performance.now() - start) / 1000;
const peak = peakMemoryMb(shop.pid());
await shop.stop();

const counts = [...new Set(statuses)].map((status) => {
  const count = statuses.filter((other) => other === status).length;
  return `  ${count} with status ${status}`;
});
console.log(
  [
    `${SIGN_INS} sign-ins at once: ${seconds.toFixed(1)} s, memory ${before} MB, then ${peak} MB at most`,
    ...counts,
  ].join('\n'),
);
process.exitCode = peak - before > GOAL_GROWTH_MB ? 1 : 0;
