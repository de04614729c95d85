import type { Failure } from '@kedai/contract/calls/failure';
import { orderCalls, shippingCalls } from '@kedai/contract/calls/order';
import { HttpResponse } from 'msw';
import { memoryStorage } from '../state/device/storage';
import { createStore } from '../state/store';
import { serveCalls } from '../testing/testServer';
import { failureText } from '../text/failures';
import { orderApi } from './orderApi';
import { userApi } from './userApi';

const server = serveCalls();

const openStore = (settings = {}) => createStore({ storage: memoryStorage(), settings });

/** Asks for the orders and gives its failure. */
async function failureOfCall(respond: () => Response): Promise<unknown> {
  server.responds(orderCalls.userorders, respond);
  const call = openStore().dispatch(orderApi.endpoints.userorders.initiate());
  const { error } = await call;
  call.unsubscribe();
  return error;
}

const html = '<!doctype html><title>Bad gateway</title>';

describe('a failed call', () => {
  const cases: readonly [string, () => Response, Partial<Failure>][] = [
    [
      'an unreachable server',
      () => HttpResponse.error(),
      { kind: 'offline', message: failureText.offline, retryable: true },
    ],
    [
      '200 with success false',
      () => HttpResponse.json({ success: false, message: 'Out of stock' }),
      { kind: 'refused', message: 'Out of stock', status: 200, retryable: false },
    ],
    [
      '200 with success false and no message',
      () => HttpResponse.json({ success: false }),
      { kind: 'refused', message: failureText.refused },
    ],
    [
      'a refusal with a reason',
      () =>
        HttpResponse.json(
          { success: false, message: 'Gone', code: 'unknown-product' },
          { status: 404 },
        ),
      { kind: 'refused', message: 'Gone', code: 'unknown-product', status: 404 },
    ],
    [
      'a status with only a message',
      () => HttpResponse.json({ message: 'No such thing' }, { status: 422 }),
      { kind: 'refused', message: 'No such thing', status: 422, retryable: false },
    ],
    [
      '400 without a reason',
      () => HttpResponse.json({}, { status: 400 }),
      { kind: 'server', message: failureText.badRequest, retryable: false },
    ],
    [
      '401 without a reason',
      () => new HttpResponse(null, { status: 401 }),
      {
        kind: 'refused',
        code: 'not-signed-in',
        message: failureText.notSignedIn,
        status: 401,
      },
    ],
    [
      '404 in HTML',
      () => HttpResponse.html(html, { status: 404 }),
      { kind: 'server', message: failureText.notFound, status: 404, retryable: false },
    ],
    [
      '429',
      () => HttpResponse.text('slow down', { status: 429 }),
      { kind: 'server', message: failureText.tooMany, retryable: true },
    ],
    [
      '500 in HTML',
      () => HttpResponse.html(html, { status: 500 }),
      { kind: 'server', message: failureText.serverDown, status: 500, retryable: true },
    ],
    [
      '500 with the server’s own words',
      () => HttpResponse.json({ success: false, message: 'The till is closed' }, { status: 503 }),
      { kind: 'server', message: 'The till is closed', status: 503, retryable: true },
    ],
    [
      '408 with words',
      () => HttpResponse.json({ success: false, message: 'Timed out' }, { status: 408 }),
      { kind: 'server', message: 'Timed out', retryable: true },
    ],
    [
      '429 with words',
      () => HttpResponse.json({ success: false, message: 'Slowly' }, { status: 429 }),
      { kind: 'refused', message: 'Slowly', retryable: true },
    ],
    [
      'a refusal with a number as its code',
      () => HttpResponse.json({ success: false, message: 'Sold out', code: 4711 }),
      { kind: 'refused', message: 'Sold out', status: 200 },
    ],
    [
      'a refusal with a message that is not a string',
      () => HttpResponse.json({ success: false, message: { en: 'Sold out' } }),
      { kind: 'refused', message: failureText.refused },
    ],
    [
      'a code with the name of its service',
      () => HttpResponse.json({ success: false, message: 'x', code: 'auth/too-many-requests' }),
      { kind: 'refused', code: 'too-many-requests' },
    ],
    [
      'HTML where JSON was promised',
      () => HttpResponse.html(html),
      { kind: 'malformed', message: failureText.malformed, status: 200 },
    ],
    ['an empty body', () => new HttpResponse(null, { status: 200 }), { kind: 'malformed' }],
    [
      'broken JSON',
      () => HttpResponse.text('{"success":true,"orders":[', { status: 200 }),
      { kind: 'malformed', retryable: true },
    ],
    ['JSON that is no object', () => HttpResponse.json([]), { kind: 'malformed' }],
  ];

  test.each(cases)('is classified: %s', async (_name, respond, expected) => {
    expect(await failureOfCall(respond)).toMatchObject(expected);
  });

  test('without a response in time is a timeout', async () => {
    server.waits(orderCalls.userorders);
    const { error: failure } = await openStore({ timeoutMs: 30 }).dispatch(
      orderApi.endpoints.userorders.initiate(undefined, { subscribe: false }),
    );
    expect(failure).toMatchObject({ kind: 'timeout', message: failureText.timeout });
  });

  test('caused by a bug is thrown, not reported as an unreachable server', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    const wrong = { email: 1n as unknown as string, password: 'good one' };
    const failed = await openStore().dispatch(userApi.endpoints.login.initiate(wrong));
    expect(failed.error).toMatchObject({ name: 'TypeError' });
    expect(error).toHaveBeenCalled();
  });

  test('that breaks the contract is malformed, and logged in development', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const failure = await failureOfCall(() => HttpResponse.json({ success: true, orders: 'none' }));
    expect(failure).toMatchObject({ kind: 'malformed', message: failureText.malformed });
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('userorders'));
  });

  test('is cancelled at once when its caller aborts', async () => {
    server.waits(shippingCalls.calculateShipping);
    const call = openStore().dispatch(
      orderApi.endpoints.calculateShipping.initiate({ state: 'Perak', cartProductList: [] }),
    );
    call.abort();
    const { error } = await call;
    expect(error).toMatchObject({ name: 'AbortError' });
  });
});
