import { SELECTION_COOKIE } from '@kedai/contract/rules/cookies';
import { serializeCookie } from '../state/device/cookies';
import { type ClientStorage, memoryStorage } from '../state/device/storage';

const DAY_MS = 86_400_000;

/** The stored selection of a pickup on the day after tomorrow. */
const storedSelection = () =>
  JSON.stringify([
    {
      serviceType: 'pickup',
      calendarDate: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10),
      deliveryTime: '10:00 - 11:00',
    },
  ]);

/** The storage of a visitor who has chosen pickup, with other cookies. */
export const pickupStorage = (cookies: Readonly<Record<string, string>> = {}): ClientStorage =>
  memoryStorage({ ...cookies, [SELECTION_COOKIE]: storedSelection() });

/** The cookie of a visitor who has chosen pickup, for `document.cookie`. */
export const pickupCookie = (): string => serializeCookie(SELECTION_COOKIE, storedSelection());
