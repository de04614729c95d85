import { mailedCodeCalls } from '@kedai/contract/calls/mailedCode';
import { userCalls } from '@kedai/contract/calls/user';
import { createApp } from '../../app';
import { inEnglish, unavailable } from '../../boundary/apiError';
import { DAY_MS } from '../../ports/clock';
import type { PasswordHasher } from '../../ports/passwordHasher';
import { setCounts } from '../../testing/database';
import { testCustomer, testShop } from '../../testing/testShop';
import { createVisitor, signUp, type Visitor } from '../../testing/visitor';

const EMAIL = 'aishah@example.my';
const PASSWORD = 'good password';

const shop = testShop({}, { trustProxy: true });
const owner = testCustomer(shop);

const login = (visitor: Visitor, password: string, address: string, email = EMAIL) =>
  visitor.callApi(
    userCalls.login,
    { email, password },
    { headers: { 'x-forwarded-for': address } },
  );

/** Exhausts the sign-in limit of the account, as wrong passwords from many addresses do. */
async function simulateAttack() {
  await login(shop.visitor(), 'wrong password', '203.0.113.1');
  await setCounts(shop, `sign-in:${EMAIL}`, 50);
  expect((await login(shop.visitor(), PASSWORD, '198.51.100.1')).status).toBe(429);
}

test('a clock that is set back a day does not lock accounts for a day', async () => {
  await simulateAttack();
  shop.clock.set(shop.clock.now() - DAY_MS);
  expect((await login(shop.visitor(), PASSWORD, '198.51.100.3')).status).toBe(200);
});

test('a trusted device can sign in during an attack', async () => {
  await simulateAttack();
  await owner.callApi(userCalls.logout);
  expect((await login(owner, PASSWORD, '198.51.100.2')).status).toBe(200);
});

test('does not count a try that was refused because the hash queue is full', async () => {
  let isBusy = true;
  const { verify } = shop.deps.passwordHasher;
  const passwordHasher: PasswordHasher = {
    ...shop.deps.passwordHasher,
    verify: (...args) =>
      isBusy ? Promise.reject(unavailable(inEnglish('Busy.'))) : verify(...args),
  };
  const busyShop = createApp({ ...shop.deps, passwordHasher });
  for (let tries = 1; tries <= 12; tries += 1) {
    expect((await login(createVisitor(busyShop), PASSWORD, '198.51.100.4')).status).toBe(503);
  }
  isBusy = false;
  expect((await login(createVisitor(busyShop), PASSWORD, '198.51.100.4')).status).toBe(200);
});

test('a password reset allows sign-in on another device during an attack', async () => {
  await simulateAttack();
  const elsewhere = shop.visitor();
  expect((await login(elsewhere, PASSWORD, '198.51.100.3')).body.message).toContain('reset');
  await elsewhere.callApi(mailedCodeCalls.sendResetOtp, { email: EMAIL });
  const otp = shop.mailer.codeFor(EMAIL);
  const newPassword = 'another good password';
  await elsewhere.callApi(mailedCodeCalls.resetPassword, { email: EMAIL, otp, newPassword });
  expect((await login(elsewhere, newPassword, '198.51.100.3')).status).toBe(200);
});

/** Exhausts the code limit of the account from unknown browsers. */
async function spendCodes() {
  for (let times = 1; times <= 5; times += 1) {
    await shop.visitor().callApi(mailedCodeCalls.sendResetOtp, { email: EMAIL });
  }
  expect(
    (await shop.visitor().callApi(mailedCodeCalls.sendResetOtp, { email: EMAIL })).status,
  ).toBe(429);
}

test('a trusted device still gets a code when strangers have exhausted the limit', async () => {
  await spendCodes();
  expect((await owner.callApi(mailedCodeCalls.sendResetOtp, { email: EMAIL })).status).toBe(200);
});

test('a trusted device has five codes of its own, for this account only', async () => {
  const other = 'ben@example.my';
  const callApi = async (email: string) =>
    (await owner.callApi(mailedCodeCalls.sendResetOtp, { email })).status;
  for (let times = 1; times <= 5; times += 1) {
    expect([await callApi(EMAIL), await callApi(other)]).toEqual([200, 200]);
  }
  expect([await callApi(EMAIL), await callApi(other)]).toEqual([429, 429]);
  expect(
    (await shop.visitor().callApi(mailedCodeCalls.sendResetOtp, { email: other })).status,
  ).toBe(429);
});

test('a trusted device has ten tries of its own', async () => {
  await owner.callApi(userCalls.logout);
  for (let tries = 1; tries <= 10; tries += 1) {
    expect((await login(owner, 'wrong password', `198.51.100.${tries}`)).status).toBe(401);
  }
  expect((await login(owner, PASSWORD, '198.51.100.99')).status).toBe(429);
});

test('a device is trusted for one account only, and its cookie cannot be forged', async () => {
  const other = 'ben@example.my';
  await signUp(shop, other);
  const device = owner.cookies.get('kedai_device') ?? '';
  const stranger = shop.visitor();
  for (let tries = 1; tries <= 10; tries += 1) {
    await login(stranger, 'wrong password', '198.51.100.1', other);
  }
  const forged = shop.visitor();
  forged.cookies.set('kedai_device', `${'A'.repeat(43)}.${device.split('.')[1]}`);
  for (const visitor of [owner, forged]) {
    expect((await login(visitor, PASSWORD, '198.51.100.1', other)).status).toBe(429);
  }
});
