import { FIRST_SLOT_HOUR, LAST_SLOT_HOUR } from '@kedai/contract/rules/limits';

/** The long texts of both shops. */
export const sharedStory = {
  delivery: `Choose Pick Up or Delivery with a day and a time between ${FIRST_SLOT_HOUR}:00 and ${LAST_SLOT_HOUR + 1}:00. The shipping fee depends on your state and is shown before you order.`,
  privacy:
    'We use your name, address, phone and e-mail to bring you your order and for nothing else. We sell and share none of it.',
};
