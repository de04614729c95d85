import { icon } from './icon';

export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 4.5 4.5');
export const UserIcon = icon(
  'M12 12.5a4.25 4.25 0 1 0 0-8.5 4.25 4.25 0 0 0 0 8.5ZM4 21c.9-3.6 4-5.5 8-5.5s7.1 1.9 8 5.5',
);
export const BagIcon = icon('M5.5 8h13l1 12.5h-15L5.5 8ZM9 10V6.5a3 3 0 0 1 6 0V10');
export const MenuIcon = icon('M4 8h16M4 16h16');
export const ChevronLeftIcon = icon('m14.5 5.5-6.5 6.5 6.5 6.5');
export const ChevronUpIcon = icon('m5.5 15 6.5-6.5 6.5 6.5');
export const WhatsAppIcon = icon(
  'M3.5 20.5 5 16a8.3 8.3 0 1 1 3.2 3.1l-4.7 1.4ZM8.5 8.5c0 4 3 7 7 7l1-1.8-2.2-1.2-1 1c-1.3-.5-2.3-1.5-2.8-2.8l1-1-1.2-2.2-1.8 1Z',
);
export const InstagramIcon = icon(
  'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4Zm4.5 12.25a3.75 3.75 0 1 0 0-7.5 3.75 3.75 0 0 0 0 7.5Zm5-8.75v.1',
);
export const XiaohongshuIcon = icon('M5 3.5h14v17H5v-17Zm3.5 0v17M11.5 8.5h4.5m-4.5 3.5h4.5');
export const ImageIcon = icon(
  'M3.5 4.5h17v15h-17v-15Zm0 12 5-5 4 4 3-3 5 5M15.5 10a1.25 1.25 0 1 0 0-2.5 1.25 1.25 0 0 0 0 2.5Z',
);
