import { icon } from './icon';

export const PinIcon = icon(
  'M12 21.5c4.5-5 6.75-8.5 6.75-11.5a6.75 6.75 0 0 0-13.5 0c0 3 2.25 6.5 6.75 11.5Zm0-9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
);
export const ClockIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 7v5l3.5 2');
export const PhoneIcon = icon(
  'M5 3.5h3.5l2 5-2.5 1.5a12 12 0 0 0 6 6l1.5-2.5 5 2V19a2 2 0 0 1-2 2A16 16 0 0 1 3 5.5a2 2 0 0 1 2-2Z',
);
export const MailIcon = icon('M3 5.5h18v13H3v-13Zm0 .5 9 7.5 9-7.5');
