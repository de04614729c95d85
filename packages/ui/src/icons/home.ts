import { icon } from './icon';

export const ChevronRightIcon = icon('m9.5 5.5 6.5 6.5-6.5 6.5');
export const ExchangeIcon = icon('M4 9h15l-4-4M20 15H5l4 4');
export const ReturnIcon = icon('M12 20.5a8.5 8.5 0 1 0-7.8-5.1M4 20v-4.7h4.7m.8-3.3 2 2 3.5-4');
export const HeadsetIcon = icon(
  'M4 14v-2a8 8 0 0 1 16 0v2M4 13.5h3.5v6H4v-6Zm12.5 0H20v6h-3.5v-6ZM20 19.5c0 1.5-2.5 2-5.5 2',
);
