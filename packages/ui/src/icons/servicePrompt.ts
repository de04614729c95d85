import { icon } from './icon';

export const ArrowRightIcon = icon('M4 12h16m-6-6 6 6-6 6');
export const CheckIcon = icon('m4.5 12.5 5 5 10-11');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const StoreIcon = icon(
  'M4 9.5 5.5 4h13L20 9.5M5 12v8.5h14V12M4 9.5a2.65 2.65 0 0 0 5.33 0 2.67 2.67 0 0 0 5.34 0 2.65 2.65 0 0 0 5.33 0M10 20.5v-5h4v5',
);
export const TruckIcon = icon(
  'M2.5 6h11.5v10.5h-11.5V6ZM14 9.5h4l3.5 3.5v3.5H14V9.5ZM6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
);
export const InfoIcon = icon('M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 11v5.5m0-9v.1');
export const WarningIcon = icon('M12 3.5 22 20.5H2L12 3.5ZM12 10v5m0 2.5v.1');
