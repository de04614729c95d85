import type { CardPayments } from '../ports/cardPayments';
import type { Clock } from '../ports/clock';
import { assertFileKey, type FileStore } from '../ports/files';
import type { Mail, Mailer } from '../ports/mail';
import type { Maps } from '../ports/maps';

/** A clock that only tests move. */
export interface TestClock extends Clock {
  /** Moves the clock forward by some ms. */
  advance(ms: number): void;
  /** Sets the time (epoch ms). */
  set(now: number): void;
}

/** A Monday morning in Kuala Lumpur, 09:00. */
const MONDAY_MORNING = Date.UTC(2026, 2, 2, 1, 0, 0);

/** A clock that starts at a fixed time (epoch ms). */
export function testClock(start = MONDAY_MORNING): TestClock {
  let now = start;
  let elapsed = 0;
  return {
    now: () => now,
    elapsed: () => elapsed,
    advance: (ms) => {
      now += ms;
      elapsed += ms;
    },
    set: (moment) => {
      now = moment;
    },
  };
}

/** A mailer that records its mails. */
export interface TestMailer extends Mailer {
  readonly sent: readonly Mail[];
  /** The newest code that was sent to an address. @throws when there is none. */
  codeFor(email: string): string;
  /** Makes sending fail, or work again. */
  breakDown(broken?: boolean): void;
}

/** Creates a mailer that stores mails in memory. */
export function testMailer(): TestMailer {
  const sent: Mail[] = [];
  let broken = false;
  return {
    sent,
    check: async () => {
      if (broken) throw new Error('The mail server is down.');
    },
    send: async (mail) => {
      if (broken) throw new Error('The mail server is down.');
      sent.push(mail);
    },
    codeFor: (email) => {
      const code = sent.findLast((mail) => mail.to === email && mail.code !== undefined)?.code;
      if (code === undefined) throw new Error(`No code was mailed to ${email}.`);
      return code;
    },
    breakDown: (now = true) => {
      broken = now;
    },
  };
}

/** A file store in memory; its timestamps come from the clock. */
export function testFiles(
  clock: Clock,
): FileStore & { readonly stored: ReadonlyMap<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  const changes = new Map<string, number>();
  return {
    stored,
    put: async (key, bytes) => {
      assertFileKey(key);
      stored.set(key, bytes);
      changes.set(key, clock.now());
    },
    get: async (key) => {
      assertFileKey(key);
      const bytes = stored.get(key);
      return bytes ? new Blob([new Uint8Array(bytes)]) : null;
    },
    remove: async (key) => {
      assertFileKey(key);
      stored.delete(key);
    },
    list: async () =>
      [...stored.keys()].map((key) => ({ key, changedAt: changes.get(key) ?? clock.now() })),
  };
}

/** A maps service that knows one place. */
export function testMaps(): Maps {
  const place = { description: 'Jalan Ampang, Kuala Lumpur', place_id: 'jalan-ampang' };
  return {
    suggest: async (text) =>
      place.description.toLowerCase().includes(text.toLowerCase()) ? [place] : [],
    locate: async (placeId) => (placeId === place.place_id ? { lat: 3.1599, lng: 101.7123 } : null),
  };
}

/** A payment service that opens and closes every page. Its notices are JSON with a kind; any other body is forged. */
export const testCardPayments: CardPayments = {
  openCheckout: async ({ orderId }) => ({ id: orderId, address: `https://pay.test/${orderId}` }),
  closeCheckout: async () => true,
  readNotice: (body) => (body.startsWith('{"kind":') ? JSON.parse(body) : { kind: 'forged' }),
};
