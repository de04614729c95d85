import { readdirSync, readlinkSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { userCalls } from '@kedai/contract/calls/user';
import type { LoadedShop } from '../load/loadedShop';
import type { Figure } from './figures';

const WAIT_S = 40;
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
export function sendPart({ origin }: LoadedShop, part: string): Socket {
  const { port } = new URL(origin);
  const socket = connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => {});
  socket.resume();
  socket.write(part);
  return socket;
}

/** Opens connections that send a part of a request and keep their side open. */
export async function* holdConnections(shop: LoadedShop): AsyncGenerator<Figure> {
  for (const { what, count, bytes } of [
    { what: 'half a header', count: 1500, bytes: HALF_HEADER },
    { what: 'half a body', count: 200, bytes: HALF_BODY },
  ]) {
    const before = socketsOf(shop.pid());
    const sockets = Array.from({ length: count }, () => sendPart(shop, bytes));
    await wait(2000);
    console.log(`  ${count} connections with ${what}: ${socketsOf(shop.pid()) - before} are open`);
    await wait(WAIT_S * 1000);
    yield {
      what: `${count} connections with ${what}: open after ${WAIT_S} s`,
      measured: Math.max(socketsOf(shop.pid()) - before, 0),
      goal: 0,
      unit: '',
    };
    for (const socket of sockets) socket.destroy();
  }
}
