import { sen } from '@kedai/contract/rules/money';
import { openStripeStandIn, type StripeStandIn } from '../testing/stripeStandIn';
import type { CardCheckout } from './cardPayments';
import { stripePayments } from './stripePayments';

const ACCESS = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };

const checkout: CardCheckout = {
  orderId: 'o-1',
  title: 'Order o-1',
  language: 'en',
  amount: sen(12_990),
  email: 'ada@example.com',
  successUrl: 'https://shop.example.com/orders',
  cancelUrl: 'https://shop.example.com/place-order',
};

let service: StripeStandIn;
beforeEach(async () => {
  service = await openStripeStandIn(ACCESS.secretKey);
});
afterEach(() => service.close());

const payments = (access: object = {}) =>
  stripePayments({ ...ACCESS, url: service.url, ...access });
const calls = () => service.requests.map(({ call }) => call);

describe('a payment page', () => {
  test('is opened for the amount in sen', async () => {
    expect(await payments().openCheckout(checkout)).toEqual({
      id: 'cs_test_1',
      address: 'https://checkout.stripe.com/c/pay/cs_test_1',
    });
    const [request] = service.requests;
    expect(request?.call).toBe('POST /v1/checkout/sessions');
    expect(request?.headers.authorization).toBe('Bearer sk_test_1');
    expect(request?.headers['idempotency-key']).toBe('order-o-1');
    expect(request?.headers['x-stripe-client-telemetry']).toBeUndefined();
    expect(Object.fromEntries(request?.form ?? [])).toMatchObject({
      mode: 'payment',
      customer_email: 'ada@example.com',
      success_url: 'https://shop.example.com/orders',
      cancel_url: 'https://shop.example.com/place-order',
      client_reference_id: 'o-1',
      'metadata[orderId]': 'o-1',
      'line_items[0][quantity]': '1',
      'line_items[0][price_data][currency]': 'myr',
      'line_items[0][price_data][unit_amount]': '12990',
    });
  });

  test('is in the language of the shopper, and of the browser for English', async () => {
    await payments().openCheckout(checkout);
    const malay = { orderId: 'o-2', title: 'Pesanan o-2', language: 'ms' } as const;
    await payments().openCheckout({ ...checkout, ...malay });
    const [first, second] = service.requests.map(({ form }) => Object.fromEntries(form));
    const title = 'line_items[0][price_data][product_data][name]';
    expect([first?.locale, first?.[title]]).toEqual([undefined, 'Order o-1']);
    expect([second?.locale, second?.[title]]).toEqual(['ms', 'Pesanan o-2']);
  });

  test('is the same for a repeated order, also in another process', async () => {
    const first = await payments().openCheckout(checkout);
    expect(await payments().openCheckout(checkout)).toEqual(first);
    expect(service.sessions.size).toBe(1);
  });

  test.each([
    ['the response is lost', 'lost-response'],
    ['Stripe responds with 500', { status: 500, body: '{"error":{"message":"Oops."}}' }],
    ['a proxy responds with 503', { status: 503, body: '<html>' }],
  ] as const)('is opened once when %s', async (_, fault) => {
    service.faults.push(fault);
    expect(await payments().openCheckout(checkout)).toMatchObject({ id: 'cs_test_1' });
    expect(service.sessions.size).toBe(1);
    const keys = service.requests.map(({ headers }) => headers['idempotency-key']);
    expect(keys).toEqual(['order-o-1', 'order-o-1']);
  });

  test('is not opened at another server: the key follows no redirect', async () => {
    const other = await openStripeStandIn(ACCESS.secretKey);
    service.faults.push({ status: 307, body: '', location: other.url });
    await expect(payments().openCheckout(checkout)).rejects.toThrow('did not open');
    expect([service.requests.length, other.requests.length]).toEqual([1, 0]);
    await other.close();
  });

  const faults = (status: number, body: string) => [
    { status, body },
    { status, body },
  ];
  test.each([
    [faults(402, '{"error":{"message":"Your account cannot take MYR."}}'), 'cannot take MYR'],
    [faults(500, '<html>'), 'Invalid JSON'],
    [faults(500, '{"error":{"message":"Oops."}}'), 'Oops.'],
    [faults(200, '{}'), 'without an address'],
    [faults(200, '{"id":"cs_1","url":null}'), 'without an address'],
  ])('that is not opened is an error: %j', async (answers, message) => {
    service.faults.push(...answers);
    await expect(payments().openCheckout(checkout)).rejects.toThrow(message);
  });

  test('fails with a code for the log', async () => {
    await expect(payments().openCheckout({ ...checkout, amount: sen(100) })).rejects.toMatchObject({
      code: 'amount_too_small',
    });
    await expect(
      payments({ secretKey: 'sk_test_wrong' }).openCheckout(checkout),
    ).rejects.toMatchObject({ code: 'StripeAuthenticationError' });
  });

  test('that never responds is an error', async () => {
    service.faults.push('no-response', 'no-response');
    await expect(payments({ timeoutMs: 50 }).openCheckout(checkout)).rejects.toMatchObject({
      code: expect.stringMatching(/^ETIMEDOUT|StripeConnectionError$/),
    });
    expect(service.requests).toHaveLength(2);
  });

  test('at a service that is down is an error', async () => {
    await service.close();
    await expect(payments().openCheckout(checkout)).rejects.toThrow('did not open');
  });
});

describe('closing a payment page', () => {
  beforeEach(async () => {
    await payments().openCheckout(checkout);
  });
  const close = (id = 'cs_test_1') => payments().closeCheckout(id);

  test('that is open', async () => {
    expect(await close()).toBe(true);
    expect(service.sessions.get('cs_test_1')?.status).toBe('expired');
    expect(calls()).toContain('POST /v1/checkout/sessions/cs_test_1/expire');
  });

  test.each([
    ['has expired', 'expired', true],
    ['was paid is not possible', 'complete', false],
  ] as const)('that %s', async (_, how, isClosed) => {
    service.end('cs_test_1', how);
    expect(await close()).toBe(isClosed);
  });

  test('that Stripe does not know is an error', async () => {
    await expect(close('cs_of_nobody')).rejects.toMatchObject({ code: 'resource_missing' });
  });

  test('is an error when nobody knows whether it is closed', async () => {
    service.faults.push(...Array.from({ length: 4 }, () => ({ status: 500, body: '<html>' })));
    await expect(close()).rejects.toThrow('did not close');
  });

  test('is an error when it stays open', async () => {
    service.faults.push({ status: 200, body: '{"status":"open"}' });
    await expect(close()).rejects.toThrow('did not close');
  });
});
