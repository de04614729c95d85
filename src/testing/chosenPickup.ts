import { SELECTION_COOKIE } from '../contract/cookies';
import { writeSelection } from '../contract/selection';
import { type ClientStorage, cookieText, memoryStorage } from '../store/storage';

const DAY_MS = 86_400_000;

/** To pick up the day after tomorrow, as it is stored. */
const pickup = () =>
  JSON.stringify(
    writeSelection({
      serviceType: 'pickup',
      calendarDate: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10),
      deliveryTime: '10:00 - 11:00',
    }),
  );

/** The device of a visitor who has chosen to pick up. */
export const chosenPickup = (): ClientStorage => memoryStorage({ [SELECTION_COOKIE]: pickup() });

/** The cookie of such a visitor, for `document.cookie`. */
export const chosenPickupCookie = (): string => cookieText(SELECTION_COOKIE, pickup());
