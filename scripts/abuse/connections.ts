import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { userCalls } from '@kedai/contract/calls/user';
import type { Shop } from '../drills/shop';
import type { Figure } from '../lib/goals';

const WAIT_MS = 40_000;
const HALF_HEADER = 'GET / HTTP/1.1\r\nhost: shop.example\r\n';
const HALF_BODY = `POST ${userCalls.login.path} HTTP/1.1\r\nhost: shop.example\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"email":`;

/** The open sockets of a process (Linux). */
function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((name) => {
    try {
      return readlinkSync(`${folder}/${name}`).startsWith('socket:');
    } catch {
      return false;
    }
  }).length;
}

/** Sends a part of a request and keeps the connection open. */
export function sendPart({ origin }: Shop, part: string): Socket {
  const { port } = new URL(origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.resume();
  socket.write(part);
  return socket;
}

/** Opens connections that send a part of a request and keep their side open. */
export async function holdConnections(shop: Shop): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [where, count, bytes] of [
    ['1,500 halves of a header', 1500, HALF_HEADER],
    ['200 halves of a body', 200, HALF_BODY],
  ] as const) {
    const before = socketsOf(shop.pid());
    const sockets = Array.from({ length: count }, () => sendPart(shop, bytes));
    await wait(2000);
    console.log(`  ${where}: ${socketsOf(shop.pid()) - before} connections are open`);
    await wait(WAIT_MS);
    const measured = Math.max(socketsOf(shop.pid()) - before, 0);
    figures.push({ goal: 'connections', where, measured });
    for (const socket of sockets) socket.destroy();
  }
  return figures;
}
