import { userCalls } from '@kedai/contract/calls/user';
import { confirmedServerNow, isServerTimeLost } from '@kedai/contract/protocol/serverClock';
import { HttpResponse } from 'msw';
import { openStore, serveSession, until } from '../testing/sessionServer';

const HOUR_MS = 3_600_000;
const session = serveSession();

test('a page that stays open while its device sleeps asks for the server’s time again', async () => {
  jest.useFakeTimers({ advanceTimers: true, doNotFake: ['performance', 'setImmediate'] });
  session.responds(userCalls.verifyToken, () =>
    HttpResponse.json({ success: false }, { headers: { date: new Date().toUTCString() } }),
  );
  await openStore();
  expect(confirmedServerNow()).not.toBeNull();
  jest.setSystemTime(Date.now() + 3 * HOUR_MS);
  expect(isServerTimeLost()).toBe(true);
  jest.advanceTimersByTime(30_000);
  await until(() => confirmedServerNow() !== null);
  expect(Math.abs(Date.now() - (confirmedServerNow() ?? 0))).toBeLessThan(20_000);
  jest.useRealTimers();
});
