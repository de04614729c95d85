import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { stripePayments } from './stripePayments';

const SECRET = 'whsec_of_the_tests';
const SENT = 1_772_413_200;

const event = (type: string, session: object = {}) =>
  JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type,
    data: {
      object: {
        id: 'cs_test_1',
        object: 'checkout.session',
        mode: 'payment',
        amount_total: 21_480,
        currency: 'myr',
        client_reference_id: '7QKX-2MZP-9RTD',
        payment_status: 'paid',
        ...session,
      },
    },
  });

const hmac = (body: string, secret = SECRET, time = SENT) =>
  createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
const completed = event('checkout.session.completed');

const { readNotice } = stripePayments({
  secretKey: 'sk_test_1',
  webhookSecret: SECRET,
  url: 'http://stripe.test',
});
const read = (body: string, signature: string | undefined, now = SENT * 1000) =>
  readNotice(body, signature, now);

test('Stripe’s library signs in the same way', () => {
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: completed,
    secret: SECRET,
    timestamp: SENT,
  });
  expect(header).toBe(`t=${SENT},v1=${hmac(completed)}`);
  expect(read(completed, header)).toMatchObject({ kind: 'paid' });
});

test('a signed body that is no JSON is not relevant', () => {
  expect(read('{', `t=${SENT},v1=${hmac('{')}`)).toEqual({ kind: 'other' });
});

test('the signature is the one that Stripe documents', () => {
  // Computed independently with: printf '1772413200.{}' | openssl dgst -sha256 -hmac whsec_of_the_tests
  expect(hmac('{}')).toBe('bdaef1504834476502659eb73189d68b13d4c66c80b05707aedbb5e1c9144c40');
});

const page = { orderId: '7QKX-2MZP-9RTD', pageId: 'cs_test_1', amount: 21_480, differences: [] };
const paid = { kind: 'paid', ...page };
const expired = { kind: 'expired', ...page };
const unpaid = { payment_status: 'unpaid' };

test.each([
  ['checkout.session.completed', {}, paid],
  ['checkout.session.completed', unpaid, { kind: 'other' }],
  ['checkout.session.async_payment_succeeded', {}, paid],
  ['checkout.session.expired', unpaid, expired],
  ['checkout.session.async_payment_failed', unpaid, expired],
  ['checkout.session.completed', { client_reference_id: null }, { kind: 'other' }],
  ['checkout.session.completed', { client_reference_id: 'a\0b' }, { kind: 'other' }],
  ['invoice.paid', {}, { kind: 'other' }],
  ['checkout.session.completed', { amount_total: null }, { ...paid, amount: null }],
  [
    'checkout.session.completed',
    { mode: 'setup', currency: null, payment_status: 'no_payment_required' },
    { ...paid, differences: ['mode', 'currency', 'payment status'] },
  ],
  ['checkout.session.expired', {}, { ...expired, differences: ['payment status'] }],
])('parses %s with %j', (type, session, notice) => {
  const body = event(type, session);
  expect(read(body, `t=${SENT},v1=${hmac(body)}`)).toEqual(notice);
});

test('one right signature of several is enough, during key rotation', () => {
  const header = `t=${SENT},v1=${hmac(completed, 'whsec_old')},v1=${hmac(completed)},v0=00`;
  expect(read(completed, header)).toMatchObject({ kind: 'paid' });
});

test.each([
  ['no signature', undefined],
  ['nonsense', 'v1'],
  ['no time', `v1=${hmac(completed)}`],
  ['another secret', `t=${SENT},v1=${hmac(completed, 'whsec_guessed')}`],
  ['another time', `t=${SENT + 1},v1=${hmac(completed)}`],
  ['another body', `t=${SENT},v1=${hmac(`${completed} `)}`],
  ['half a signature', `t=${SENT},v1=${hmac(completed).slice(0, 32)}`],
  ['the wrong scheme', `t=${SENT},v0=${hmac(completed)}`],
])('%s is forged', (_what, signature) => {
  expect(read(completed, signature)).toEqual({ kind: 'forged' });
});

test.each([
  [5 * 60, 'paid'],
  [5 * 60 + 1, 'forged'],
  // Only Stripe can sign it, so a clock of the shop that is behind loses no payment.
  [-5 * 60 - 1, 'paid'],
])('%d s later it is %s', (seconds, kind) => {
  const signature = `t=${SENT},v1=${hmac(completed)}`;
  expect(read(completed, signature, (SENT + seconds) * 1000)).toMatchObject({ kind });
});
