import { strict as assert } from 'node:assert';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { orderCalls } from '@kedai/contract/calls/order';
import { IDEMPOTENCY_HEADER } from '@kedai/contract/protocol/idempotency';
import type { ShopServer } from '../../e2e/support/shopServer';
import { headersOf, newReceipt, placeOrder, type Session } from '../drills/customers';

const POLL_MS = 20;

/**
 * Stops a shop during a slow upload. The upload must be stored, new requests must get 503 with `Connection: close`, on an open
 * connection and on a new one, and the process must end by itself.
 */
export async function stopDuringUpload(shop: ShopServer, customer: Session): Promise<void> {
  const { origin } = shop;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const orderId = await placeOrder(origin, customer);
  assert.equal((await get(`${origin}/health`, agent)).connection, 'keep-alive');

  const fields = new FormData();
  fields.set('orderId', orderId);
  fields.set('image', newReceipt());
  const form = new Response(fields);
  const body = Buffer.from(await form.arrayBuffer());
  const upload = request(origin + orderCalls.uploadpayment.path, {
    method: 'POST',
    agent: false,
    headers: {
      ...headersOf(customer),
      'content-type': form.headers.get('content-type') ?? '',
      'content-length': body.length,
      [IDEMPOTENCY_HEADER]: randomUUID(),
    },
  });
  const uploaded = once(upload, 'response');
  upload.write(body.subarray(0, 1000));
  // The server must have begun to read the upload.
  await wait(500);
  process.kill(shop.pid(), 'SIGTERM');
  while ((await get(`${origin}/ready`, false)).status === 200) await wait(POLL_MS);
  const refused = { status: 503, connection: 'close' };
  assert.deepEqual(await get(`${origin}/api/outlet/list`, agent), refused);
  assert.deepEqual(await get(`${origin}/`, false), refused);

  upload.end(body.subarray(1000));
  const [response] = (await uploaded) as [IncomingMessage];
  const answer = JSON.parse(await text(response));
  assert.equal(answer.success, true, JSON.stringify(answer));
  const start = Date.now();
  await shop.stop();
  assert.ok(Date.now() - start < 10_000, 'The shop did not end by itself.');
  agent.destroy();
}

async function get(url: string, agent: Agent | false) {
  const call = request(url, { agent });
  call.end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  await text(response);
  return { status: response.statusCode, connection: response.headers.connection };
}
