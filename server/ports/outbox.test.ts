import { appendFileSync, lstatSync, statSync, symlinkSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { testClock } from '../testing/fakes';
import { testFolder } from '../testing/testFolder';
import { openOutbox } from './outbox';

const folder = testFolder();

const mail = (code: string) => ({ to: 'ada@example.com', subject: 'Code', text: code, code });

describe('the outbox', () => {
  test('stores mails, newest first, and announces each', async () => {
    const announce = jest.fn();
    const clock = testClock(1000);
    const outbox = await openOutbox(folder(), clock, announce);
    await outbox.send(mail('111111'));
    clock.advance(5);
    await outbox.send(mail('222222'));
    expect(await outbox.mails()).toMatchObject([
      { code: '222222', date: 1005 },
      { code: '111111', date: 1000 },
    ]);
    expect(announce).toHaveBeenCalledTimes(2);
  });

  test('survives a restart and a line that a crash cut off', async () => {
    const before = await openOutbox(folder(), testClock(), () => {});
    await before.send(mail('111111'));
    appendFileSync(folder('outbox.jsonl'), '{"id":"cut o');
    const after = await openOutbox(folder(), testClock(), () => {});
    expect(await after.mails()).toEqual(await before.mails());
    await after.send(mail('333333'));
    const last = await openOutbox(folder(), testClock(), () => {});
    expect((await last.mails()).map(({ code }) => code)).toEqual(['333333', '111111']);
  });

  test('syncs a mail to disk before send ends, and its file when it opens', async () => {
    const handle = await open(folder());
    const synced = jest.spyOn(Object.getPrototypeOf(handle), 'sync');
    await handle.close();
    const outbox = await openOutbox(folder(), testClock(), () => {});
    // The rewritten file, and the folder.
    expect(synced).toHaveBeenCalledTimes(2);
    await outbox.send(mail('111111'));
    expect(synced).toHaveBeenCalledTimes(3);
  });

  test('does not treat an unreadable file as empty, which would lose all mails', async () => {
    // A link to itself: reading it fails, replacing it would not.
    const file = folder('outbox.jsonl');
    symlinkSync(file, file);
    await expect(openOutbox(folder(), testClock(), () => {})).rejects.toThrow('ELOOP');
    expect(lstatSync(file).isSymbolicLink()).toBe(true);
  });

  test('has a bounded size', async () => {
    const outbox = await openOutbox(folder(), testClock(), () => {});
    for (let index = 0; index < 230; index += 1) await outbox.send(mail(String(index)));
    const reopened = await openOutbox(folder(), testClock(), () => {});
    expect(await reopened.mails()).toHaveLength(200);
    expect((await reopened.mails())[0]?.code).toBe('229');
  });

  test('is readable by its owner only', async () => {
    await openOutbox(folder(), testClock(), () => {});
    expect(statSync(folder('outbox.jsonl')).mode & 0o777).toBe(0o600);
  });
});
