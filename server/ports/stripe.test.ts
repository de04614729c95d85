import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { sen } from '../../src/contract/money';
import { stripe } from './stripe';

/** A stand-in for Stripe that notes what it was asked. */
async function fakeStripe(status: number, body: string, later = { status, body }) {
  const asked: { url: string; headers: IncomingHttpHeaders; form: URLSearchParams }[] = [];
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(await text(request));
    asked.push({ url: request.url ?? '', headers: request.headers, form });
    const answer = asked.length === 1 ? { status, body } : later;
    response
      .writeHead(answer.status, { 'content-type': 'application/json', connection: 'close' })
      .end(answer.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => new Promise((resolve) => server.close(resolve));
  return { url: `http://127.0.0.1:${port}`, asked, close };
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
  test('opens a payment page over the amount in sen', async () => {
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
    const [asked] = service.asked;
    expect(asked?.url).toBe('/v1/checkout/sessions');
    expect(asked?.headers.authorization).toBe('Bearer sk_test_1');
    expect(asked?.headers['idempotency-key']).toBe('order-o-1');
    expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
      mode: 'payment',
      customer_email: 'ada@example.com',
      success_url: 'https://shop.example.com/orders',
      'line_items[0][price_data][currency]': 'myr',
      'line_items[0][price_data][unit_amount]': '12990',
    });
  });

  test.each([
    [402, '{"error":{"message":"Your account cannot take MYR."}}', 'cannot take MYR'],
    [500, '<html>', 'status 500'],
    [200, '{}', 'status 200'],
  ])('status %i with %s is an error', async (status, body, message) => {
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
    expect(service.asked[0]?.url).toBe('/v1/checkout/sessions/cs_1/expire');
    expect(service.asked[0]?.headers.authorization).toBe('Bearer sk_test_1');
  });

  test('a page of which nobody knows whether it is closed is an error', async () => {
    const service = await fakeStripe(500, '<html>');
    const payments = stripe({ ...ACCESS, url: service.url });
    await expect(payments.closeCheckout('cs_1')).rejects.toThrow('status 500');
    await service.close();
  });
});
