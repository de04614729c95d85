import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sen } from '../../src/contract/money';
import { stripe } from './stripe';

/** A fake Stripe server that records its requests. */
async function fakeStripe(
  status: number,
  body: string,
  next = { status, body },
  headers: OutgoingHttpHeaders = {},
) {
  const requests: { url: string; headers: IncomingHttpHeaders; form: URLSearchParams }[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    requests.push({ url: request.url ?? '', headers: request.headers, form });
    const reply = requests.length === 1 ? { status, body } : next;
    response
      .writeHead(reply.status, {
        'content-type': 'application/json',
        connection: 'close',
        ...headers,
      })
      .end(reply.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}`, requests, close };
}

const ACCESS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };

const checkout = {
  orderId: 'o-1',
  amount: sen(12_990),
  email: 'ada@example.com',
  successUrl: 'https://shop.example.com/orders',
  cancelUrl: 'https://shop.example.com/place-order',
};

describe('card payment by Stripe', () => {
  test('opens a payment page for the amount in sen', async () => {
    const service = await fakeStripe(
      200,
      '{"id":"cs_1","url":"https://checkout.stripe.com/c/pay/1"}',
    );
    const payments = stripe({ ...ACCESS, url: service.url });
    expect(await payments.openCheckout(checkout)).toEqual({
      id: 'cs_1',
      address: 'https://checkout.stripe.com/c/pay/1',
    });
    await service.close();
    const [requests] = service.requests;
    expect(requests?.url).toBe('/v1/checkout/sessions');
    expect(requests?.headers.authorization).toBe('Bearer sk_test_1');
    expect(requests?.headers['idempotency-key']).toBe('order-o-1');
    expect(Object.fromEntries(requests?.form ?? [])).toMatchObject({
      mode: 'payment',
      customer_email: 'ada@example.com',
      success_url: 'https://shop.example.com/orders',
      'line_items[0][price_data][currency]': 'myr',
      'line_items[0][price_data][unit_amount]': '12990',
    });
  });

  test('the key follows no redirect', async () => {
    const other = await fakeStripe(200, '{}');
    const service = await fakeStripe(307, '', undefined, { location: other.url });
    const payments = stripe({ ...ACCESS, url: service.url });
    await expect(payments.openCheckout(checkout)).rejects.toThrow();
    await Promise.all([service.close(), other.close()]);
    expect([service.requests.length, other.requests.length]).toEqual([1, 0]);
  });

  test.each([
    [402, '{"error":{"message":"Your account cannot take MYR."}}', 'cannot take MYR'],
    [500, '<html>', 'status 500'],
    [200, '{}', 'status 200'],
  ])('status %i with %s throws an error', async (status, body, message) => {
    const service = await fakeStripe(status, body);
    const payments = stripe({ ...ACCESS, url: service.url });
    await expect(payments.openCheckout(checkout)).rejects.toThrow(message);
    await service.close();
  });

  const NOT_OPEN = '{"error":{"message":"Only sessions that are open can be expired."}}';
  test.each([
    ['open is closed', 200, '{"status":"expired"}', '{}', true],
    ['closed already stays so', 400, NOT_OPEN, '{"status":"expired"}', true],
    ['paid cannot be closed', 400, NOT_OPEN, '{"status":"complete"}', false],
  ])('a page that is %s', async (_, status, first, second, closed) => {
    const service = await fakeStripe(status, first, { status: 200, body: second });
    const payments = stripe({ ...ACCESS, url: service.url });
    expect(await payments.closeCheckout('cs_1')).toBe(closed);
    await service.close();
    expect(service.requests[0]?.url).toBe('/v1/checkout/sessions/cs_1/expire');
    expect(service.requests[0]?.headers.authorization).toBe('Bearer sk_test_1');
  });

  test('throws when it is unknown whether a page is closed', async () => {
    const service = await fakeStripe(500, '<html>');
    const payments = stripe({ ...ACCESS, url: service.url });
    await expect(payments.closeCheckout('cs_1')).rejects.toThrow('status 500');
    await service.close();
  });
});
