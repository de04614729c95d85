import type { Mailer } from '../ports/mail';
import { trackMails } from './pendingMails';

const MAIL = { to: 'aishah@example.my', subject: 'Code', text: '123456' };

let accept: () => void;
let refuse: (error: Error) => void;
const mailer: Mailer = {
  check: async () => {},
  send: () =>
    new Promise((resolve, reject) => {
      accept = resolve;
      refuse = reject;
    }),
};

test('a closing shop waits for a mail that is being sent', async () => {
  const tracked = trackMails(mailer);
  void tracked.send(MAIL);
  let isSettled = false;
  const settled = tracked.settle().then(() => {
    isSettled = true;
  });
  await new Promise(setImmediate);
  expect([tracked.pending(), isSettled]).toEqual([1, false]);
  accept();
  await settled;
  expect(tracked.pending()).toBe(0);
});

test('a mail that fails does not keep the shop open, and its sender gets the error', async () => {
  const tracked = trackMails(mailer);
  const sent = tracked.send(MAIL);
  refuse(new Error('refused'));
  await tracked.settle();
  await expect(sent).rejects.toThrow('refused');
});

test('waits at most five seconds', async () => {
  jest.useFakeTimers();
  const tracked = trackMails(mailer);
  void tracked.send(MAIL);
  const settled = tracked.settle();
  await jest.advanceTimersByTimeAsync(5000);
  await settled;
  expect(tracked.pending()).toBe(1);
  jest.useRealTimers();
});
