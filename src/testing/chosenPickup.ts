import { writeSelection } from '../contract/selection';
import { type ClientStorage, memoryStorage } from '../store/storage';

const DAY_MS = 86_400_000;

/** The device of a visitor who has chosen to pick up, the day after tomorrow. */
export const chosenPickup = (): ClientStorage =>
  memoryStorage({
    userSelection: JSON.stringify(
      writeSelection({
        serviceType: 'pickup',
        calendarDate: new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10),
        deliveryTime: '10:00 - 11:00',
      }),
    ),
  });
